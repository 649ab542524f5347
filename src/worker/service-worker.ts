import { clientsClaim } from 'workbox-core'
import { addPlugins, createHandlerBoundToURL, getCacheKeyForURL, precache } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isHtml } from '#src/lib/is-html.ts'
import { bringBackFiles, startNow } from '#src/lib/worker-messages.ts'
import { answerNavigation, keepFirstDocuments, opensPage } from '#src/worker/documents.ts'
import { orNetwork } from '#src/worker/or-network.ts'
import { mendFiles } from '#src/worker/mend-files.ts'
import { answerPicture, showsPicture } from '#src/worker/pictures.ts'
import { startWhereNoPageLives } from '#src/worker/start-where-no-page-lives.ts'
import { dropOtherBuilds, files, shell, visited } from '#src/worker/worker-build.ts'

addPlugins([
  {
    // The traveller's next tap goes first.
    requestWillFetch: async ({ request, event }) =>
      event?.type === 'install' ? new Request(request, { priority: 'low' }) : request,
    // Hosts send a page in the place of a file that has not arrived yet. Kept under the file's name, it would stay for good.
    cacheWillUpdate: async ({ request, response }) => {
      const isShell = new URL(request.url).pathname === shell
      return response.ok && isHtml(response) === isShell ? response : null
    },
  },
])
precache(files)
const fonts = new CacheFirst({
  cacheName: visited,
  plugins: [{ cacheWillUpdate: async ({ response }) => (response.ok && !isHtml(response) ? response : null) }],
})

registerRoute(
  ({ url }) => getCacheKeyForURL(url.href) !== undefined,
  orNetwork((options) => createHandlerBoundToURL(options.url.href)(options)),
)
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'font',
  orNetwork((options) => fonts.handle(options)),
)
registerRoute(showsPicture, answerPicture)
registerRoute(opensPage, orNetwork(answerNavigation))

// A storage that fails must not take the page away that the network has.
setCatchHandler(({ request }) => fetch(request))

addEventListener('install', (event) => {
  event.waitUntil(keepFirstDocuments(event))
  event.waitUntil(startWhereNoPageLives())
})
addEventListener('activate', (event) => event.waitUntil(dropOtherBuilds()))
addEventListener('message', (event) => {
  if (event.data === startNow) void skipWaiting()
  if (event.data === bringBackFiles) event.waitUntil(tellWhetherWhole(event))
})
// A first worker is of use to the page that has brought it. A later one waits until no page of another build is open or alive,
// or until one wants it.
clientsClaim()

/** Without network nothing can be fetched again: a later visit will do. */
async function tellWhetherWhole({ ports }: MessageEvent) {
  const isWhole = await mendFiles().catch(() => false)
  for (const port of ports) port.postMessage(isWhole)
}
