import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { matchPrecache } from 'workbox-precaching'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { readBootPage } from '#src/lib/boot-page.ts'
import { isHtml } from '#src/lib/is-html.ts'
import { keptAnswers, keptPaths } from '#src/storage/kept-files.ts'
import { entry, shell, visited } from '#src/worker/worker-build.ts'

/** Milliseconds that a traveller waits for a document that is not kept, when the app could draw the page itself. */
const timeoutMs = 5000

/** Whether it is this page's document, and starts the app that the worker keeps. */
function isOfThisBuild(html: string, path: string): boolean {
  const page = readBootPage(html)
  return page?.path === path && page.entry === entry
}

const ownDocumentsOnly: WorkboxPlugin = {
  /** One document for all queries of a page. */
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,

  /** Hosts also send a page's document for other addresses, and after a deployment they send that of the next build. */
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || response.redirected || !isHtml(response)) return null
    return isOfThisBuild(await response.clone().text(), new URL(request.url).pathname) ? response : null
  },

  /** What a host in trouble sends is of no use to a traveller, nor is a page that breaks off: what is kept is better. */
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The host answered with ${response.status}`)
    return response.ok && !response.redirected ? new Response(await response.arrayBuffer(), response) : response
  },

  /** Documents of kept circuits stand in for those that were never visited. */
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? keptDocument(request),

  handlerDidError: () => matchPrecache(shell),
}

async function keptDocument(request: Request): Promise<Response | null> {
  const path = new URL(request.url).pathname
  for (const answer of await keptAnswers(path)) {
    // oxlint-disable-next-line no-await-in-loop -- the first that fits will do
    if (isHtml(answer) && isOfThisBuild(await answer.clone().text(), path)) return answer
  }
  return null
}

const documents = new StaleWhileRevalidate({ cacheName: visited, plugins: [ownDocumentsOnly] })

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
  const impatient = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  return Promise.race([document, impatient.then(async () => (await matchPrecache(shell).catch(() => undefined)) ?? document)])
}

/**
 * The documents of the open pages came before the worker, home is where the next visit is likely to begin, and kept
 * circuits are to open with this build too.
 */
export async function keepFirstDocuments(event: ExtendableEvent): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const kept = (await keptPaths()).filter(isPagePath)
  const paths = new Set(['/', ...kept, ...pages.map(({ url }) => new URL(url).pathname)].filter(isPagePath))
  await Promise.allSettled([...paths].flatMap((path) => documents.handleAll({ event, request: new Request(path) })))
}
