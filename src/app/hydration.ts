import type { DehydratedState } from '@tanstack/react-query'
import type { createApp } from '#src/app/create-app.tsx'

declare global {
  interface DocumentEventMap {
    /** Dispatched by `useHydratedEvent`. */
    hydrated: Event
  }
}

/** The id of the script element with the PageData as JSON. */
export const pageDataId = 'page-data'

/** The data that the build embeds in a document. */
export type PageData = {
  /** The query data that the markup was rendered with. */
  queries: DehydratedState
  /** Hashes of the queries that the markup shows but that are too long to embed. */
  omitted: string[]
}

/** Undefined where the document has no page, or another one's (the boot script then sets `data-elsewhere`). */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text || 'elsewhere' in document.documentElement.dataset) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-return -- written by the same build
  return JSON.parse(text)
}

type App = ReturnType<typeof createApp>

/**
 * Loads the routes of the prerendered page, so that the first render matches its markup. Rejects where a loader fails, since the
 * prerendered page is better than an error screen.
 */
export async function loadForHydration(
  { router, queryClient }: Pick<App, 'router' | 'queryClient'>,
  { omitted }: PageData,
): Promise<void> {
  // As after server rendering: without it, the router's first render has a Suspense boundary that the markup does not.
  router.ssr = { manifest: undefined }
  // Stops the router from scrolling to the top or the hash, away from where the traveller is reading.
  // oxlint-disable-next-line no-underscore-dangle -- its only name
  router._scroll.n = false
  if (location.hash) history.replaceState({ ...history.state, __hashScrollIntoViewOptions: false }, '')
  await router.load()
  const failed = router.state.matches.find(({ status }) => status !== 'success')
  if (failed) throw new Error('The page cannot be hydrated', { cause: failed.error })
  await Promise.all(omitted.map(async (queryHash) => queryClient.getQueryCache().get(queryHash)?.promise))
}

export function whenHydrated(): Promise<unknown> {
  return new Promise((resolve) => document.addEventListener('hydrated', resolve, { once: true }))
}
