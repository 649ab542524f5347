import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { coverOnly } from '#src/api/partial-list.ts'
import { placesOf, placesQuery } from '#src/api/places.ts'
import { routesOf, routesQuery } from '#src/api/routes.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Id } from '#src/contract/values.ts'

/** Characters of JSON. A longer list of all places or routes would cost a page more time than it saves: the app loads it. */
const longestEmbedded = 100_000

/** By the name of a list, the id of the circuit to which it has been cut. */
export type Parts = Record<string, Id>

/**
 * Leaves in the cache what a page can hold, as of `builtAt`: markup and data must be of one mind. A list that is too long is cut to
 * the page's circuit, all of which belongs to the page, and dropped without one. No page can do without the circuits.
 */
export function keepEmbeddable(queryClient: QueryClient, client: ApiClient, circuit: Circuit | undefined, builtAt: number): Parts {
  const parts: Parts = {}
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data } = query.state
    const list = String(query.queryKey[0])
    if (data !== undefined && (list === 'circuits' || isShort(data))) {
      query.setState({ dataUpdatedAt: builtAt })
      continue
    }
    const part = circuit && cut(queryClient, client, list, circuit)
    if (part) {
      coverOnly(part, [circuit.id])
      parts[list] = circuit.id
      // The app shows it, and loads the whole.
      query.setState({ data: part, dataUpdatedAt: builtAt, isInvalidated: true })
    } else {
      queryClient.getQueryCache().remove(query)
    }
  }
  return parts
}

function isShort(data: unknown): boolean {
  return JSON.stringify(data).length <= longestEmbedded
}

function cut(queryClient: QueryClient, client: ApiClient, list: string, circuit: Circuit): object[] | undefined {
  const places = queryClient.getQueryData(placesQuery(client).queryKey)
  const routes = queryClient.getQueryData(routesQuery(client).queryKey)
  if (list === 'places') return places && placesOf(circuit, places)
  return list === 'routes' ? routes && routesOf(circuit, routes) : undefined
}
