import type { DehydratedState } from '@tanstack/react-query'
import { coverOnly } from '#src/api/partial-list.ts'
import type { Parts } from '#src/app/keep-embeddable.ts'
import { unknownMoment } from '#src/lib/copy-age.ts'

/** What the build leaves in a document beside its markup, for the app that takes the page over. */
export type EmbeddedPage = {
  /** When the data was loaded. */
  builtAt: number
  /** The data that the markup shows. */
  data: DehydratedState
  /** Lists that were too long for the page. */
  parts: Parts
}

/** The id of the element that holds it as JSON. */
export const embeddedPageId = 'embedded-page'

/**
 * What the document was built with, for a visit that began at `openedAt` (milliseconds since 1970); undefined where it has no
 * markup, or another page's, as the boot script tells.
 */
export function readEmbeddedPage(openedAt: number): EmbeddedPage | undefined {
  const text = document.getElementById(embeddedPageId)?.textContent
  if (!text || 'elsewhere' in document.documentElement.dataset) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the same build has written it
  const page: EmbeddedPage = JSON.parse(text)
  // A clock that runs behind would take the data for fresh until it has caught up, and tells no age.
  const builtAt = page.builtAt < openedAt ? page.builtAt : unknownMoment
  const queries = page.data.queries.map(({ state, ...query }) => {
    const circuit = page.parts[String(query.queryKey[0])]
    if (circuit !== undefined && Array.isArray(state.data)) coverOnly(state.data, [circuit])
    return { ...query, state: { ...state, dataUpdatedAt: builtAt } }
  })
  return { ...page, builtAt, data: { ...page.data, queries } }
}
