import type { DehydratedState } from '@tanstack/react-query'

/** What the build leaves in a document beside its markup, for the app that takes the page over. */
export type EmbeddedPage = {
  /** When the data was loaded. */
  builtAt: number
  /** The data that the markup shows. */
  data: DehydratedState
}

/** The id of the element that holds it as JSON. */
export const embeddedPageId = 'embedded-page'

/** What the document was built with; undefined where it has no markup, or another page's, as the boot script tells. */
export function readEmbeddedPage(): EmbeddedPage | undefined {
  const text = document.getElementById(embeddedPageId)?.textContent
  if (!text || 'elsewhere' in document.documentElement.dataset) return undefined
  const page: EmbeddedPage = JSON.parse(text)
  // A clock that runs behind would take the data for fresh until it has caught up, and tells no age.
  const builtAt = Math.min(page.builtAt, Date.now())
  const queries = page.data.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: builtAt, isInvalidated: builtAt < page.builtAt },
  }))
  return { builtAt, data: { ...page.data, queries } }
}
