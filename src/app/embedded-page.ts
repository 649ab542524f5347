import type { DehydratedState } from '@tanstack/react-query'

/** What the build leaves in a document beside its markup, for the app that takes the page over. */
export type EmbeddedPage = {
  /** The page's address, without origin and query. Hosts also send a page's document for addresses that have none. */
  path: string
  /** When the data was loaded. */
  builtAt: number
  /** The data that the markup shows. */
  data: DehydratedState
}

/** The id of the element that holds it as JSON. */
export const embeddedPageId = 'embedded-page'

/** What the document was built with; undefined where it has no markup, or another page's. */
export function readEmbeddedPage(): EmbeddedPage | undefined {
  const text = document.getElementById(embeddedPageId)?.textContent
  if (!text) return undefined
  const page: EmbeddedPage = JSON.parse(text)
  if (page.path !== location.pathname) return undefined
  // A clock that runs behind would take the data for fresh until it has caught up.
  const builtAt = Math.min(page.builtAt, Date.now())
  const queries = page.data.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: builtAt },
  }))
  return { ...page, builtAt, data: { ...page.data, queries } }
}
