import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { matchPrecache } from 'workbox-precaching'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { readBootPage } from '#src/worker/boot-page.ts'
import { entry, shell, visited } from '#src/worker/worker-build.ts'

/** Milliseconds that a traveller waits for a document that is not kept, when the app could draw the page itself. */
const patience = 5000

const ownDocumentsOnly: WorkboxPlugin = {
  /** One document for all queries of a page. */
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,

  /** Hosts also send a page's document for other addresses, and after a deployment they send that of the next build. */
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || response.redirected || !isHtml(response)) return null
    const page = readBootPage(await response.clone().text())
    return page?.path === new URL(request.url).pathname && page.entry === entry ? response : null
  },

  handlerDidError: () => matchPrecache(shell),
}

const documents = new StaleWhileRevalidate({ cacheName: visited, plugins: [ownDocumentsOnly] })

export function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/** A path with an extension is a file's, such as a share picture that somebody looks at; a circuit may be called anything. */
function isPagePath(pathname: string): boolean {
  return pathname.startsWith('/circuits/') || (!pathname.startsWith('/api/') && !/\.[^/]*$/.test(pathname))
}

export function opensPage({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.mode === 'navigate' && isPagePath(url.pathname)
}

/** The kept document at once, and a newer one for the next time; without either, the shell. */
export async function answerNavigation(options: RouteHandlerCallbackOptions): Promise<Response> {
  const [document] = documents.handleAll(options)
  const impatient = new Promise((resolve) => setTimeout(resolve, patience))
  return Promise.race([document, impatient.then(async () => (await matchPrecache(shell)) ?? document)])
}

/** The documents of the open pages came before the worker, and home is where the next visit is likely to begin. */
export async function keepFirstDocuments(event: ExtendableEvent): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const paths = new Set(['/', ...pages.map(({ url }) => new URL(url).pathname)].filter(isPagePath))
  await Promise.allSettled([...paths].flatMap((path) => documents.handleAll({ event, request: new Request(path) })))
}
