import type { QueryClient } from '@tanstack/react-query'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { emergencyContactsQuery } from '#src/api/emergency-contacts.ts'
import { placesQuery } from '#src/api/places.ts'
import { routesQuery } from '#src/api/routes.ts'

/**
 * Loads every list that is not fresh, one after the other, for pages that are opened without network. What the host refused is
 * asked for again at the next chance, when `nextChance` resolves.
 */
export async function loadAhead(queryClient: QueryClient, client: ApiClient, nextChance: () => Promise<void>): Promise<void> {
  const stateOf = (list: string) => queryClient.getQueryState([list])
  let missing: [list: string, load: () => Promise<void>][] = [
    ['circuits', () => queryClient.prefetchQuery(circuitsQuery(client))],
    ['places', () => queryClient.prefetchQuery(placesQuery(client))],
    ['routes', () => queryClient.prefetchQuery(routesQuery(client))],
    ['emergency-contacts', () => queryClient.prefetchQuery(emergencyContactsQuery(client))],
  ]
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const [, load] of missing) await load()
    // A list that a page had asked for too was given up with that page: it has neither come nor failed.
    missing = missing.filter(([list]) => stateOf(list)?.status !== 'success' || stateOf(list)?.isInvalidated)
    if (missing.length === 0) return
    // oxlint-disable-next-line no-await-in-loop -- as often as it takes
    if (missing.some(([list]) => stateOf(list)?.status === 'error')) await nextChance()
  }
}
