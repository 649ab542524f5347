import {
  CacheFirst,
  ExpirationPlugin,
  type PrecacheEntry,
  type RouteHandlerCallbackOptions,
  Serwist,
  type SerwistPlugin,
  StaleWhileRevalidate,
} from 'serwist'
import { config } from '#src/config.ts'
import { assistantScript, isHtml } from '#src/lib/service-worker.ts'

declare const self: ServiceWorkerGlobalScope
/** The files to precache, inserted by `src/build/service-worker.ts`. */
declare const PRECACHED_FILES: PrecacheEntry[]
const files = PRECACHED_FILES

/** The document without a page: the app renders the page of the URL. */
const shell = '/shell.html'

/** The app's entry module, which every document of this build refers to. */
const entry = files.find(({ url }) => url.startsWith('assets/main-'))?.url ?? ''

/** Documents and fonts of visited pages, and the assistant once used. Deleted with the next build. */
const visitedCache = `visited ${entry}`

/** In milliseconds. After that the shell replaces a document that has not loaded yet. */
const documentTimeout = 5000

/** Rejects the HTML page that many hosts send for a missing file. */
const filesOnly: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) =>
    (response.ok || response.type === 'opaque') && !isHtml(response) ? response : null,
}

const serwist = new Serwist({
  precacheEntries: files,
  precacheOptions: {
    // Requests of the page take precedence.
    fetchOptions: { priority: 'low' },
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          response.ok && isHtml(response) === (new URL(request.url).pathname === shell) ? response : null,
      },
    ],
  },
  // The first worker also controls the page that registered it. Later ones wait for SKIP_WAITING, which Serwist handles.
  clientsClaim: true,
})

const documents = new StaleWhileRevalidate({
  cacheName: visitedCache,
  plugins: [
    {
      // Ignores the search parameters.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      // After a deployment the host sends documents of the new build, whose files this worker does not have.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.redirected && (await response.clone().text()).includes(entry)
          ? response
          : null,
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The host answered with ${response.status}`)
        return response
      },
      handlerDidError: () => serwist.matchPrecache(shell),
    },
  ],
})

async function answerNavigation(options: RouteHandlerCallbackOptions): Promise<Response> {
  const document = documents.handle(options)
  const timeout = new Promise((resolve) => setTimeout(resolve, documentTimeout))
  return Promise.race([document, timeout.then(async () => (await serwist.matchPrecache(shell)) ?? document)])
}

/** A circuit's slug may contain a dot, like a file name. */
function isPage(pathname: string): boolean {
  return pathname.startsWith('/circuits/') || (!pathname.startsWith('/api/') && !/\.[^/]*$/.test(pathname))
}

serwist.registerCapture(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  answerNavigation,
)

// Fonts, and the assistant of the mock API: too large for those who never use them.
serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin && (request.destination === 'font' || url.pathname.startsWith(assistantScript)),
  new CacheFirst({ cacheName: visitedCache, plugins: [filesOnly] }),
)

const pictureOptions = {
  cacheName: 'pictures',
  plugins: [
    filesOnly,
    new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true }),
    {
      // Pictures of circuits saved for offline use are in another cache (src/storage/offline-circuits.ts).
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? caches.match(request),
    },
  ] satisfies SerwistPlugin[],
}

// The drawings of places (vite.config.ts). An empty response lets the image fail without an error on the console; the page then
// shows a precached drawing.
serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    request.destination === 'image' && sameOrigin && url.pathname.startsWith('/assets/places/'),
  new CacheFirst({
    ...pictureOptions,
    plugins: [...pictureOptions.plugins, { handlerDidError: async () => new Response() }],
  }),
)

/** Marks a picture that the browser fetches without the worker. */
const bypassHash = '#handed-back'
const apiOrigin = new URL(config.apiBaseUrl, location.origin).origin

serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    request.destination === 'image' && (sameOrigin || url.origin === apiOrigin) && url.hash !== bypassHash,
  new StaleWhileRevalidate({
    ...pictureOptions,
    plugins: [
      ...pictureOptions.plugins,
      {
        // The host may redirect to another one, from which a page may load pictures but the worker may not.
        handlerDidError: async ({ request }) => Response.redirect(request.url + bypassHash),
      },
    ],
  }),
)

// When cache storage fails, the network still works.
serwist.setCatchHandler(({ request }) => fetch(request))

self.addEventListener('install', (event) => event.waitUntil(Promise.all([precache(event), cacheOpenPages(event)])))
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([serwist.handleActivate(event), deleteOldCaches()])),
)
self.addEventListener('fetch', (event) => serwist.handleFetch(event))

/** Replaces Serwist's `handleInstall`, which never settles when a file cannot be loaded (9.5.12). */
async function precache(event: ExtendableEvent): Promise<void> {
  for (const [url, cacheKey] of serwist.getUrlsToPrecacheKeys()) {
    const request = new Request(url, { cache: cacheKey === url ? 'default' : 'reload' })
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the page's own requests stay fast
    await Promise.all(serwist.precacheStrategy.handleAll({ event, request, url: new URL(url), params: { cacheKey } }))
  }
}

/** The documents of open pages were loaded before the worker was there. `/sos` has to open at once without network. */
async function cacheOpenPages(event: ExtendableEvent): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const paths = new Set(['/', '/sos', ...pages.map(({ url }) => new URL(url).pathname)])
  await Promise.allSettled(
    [...paths].filter(isPage).flatMap((path) => documents.handleAll({ event, request: new Request(path) })),
  )
}

async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => /^(?:visited |workbox-|kept circuit )/.test(name) && name !== visitedCache,
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}
