import type { QueryClient } from '@tanstack/react-query'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { placesQuery } from '#src/api/places.ts'
import { routesQuery } from '#src/api/routes.ts'

/** Loads the lists of every circuit that are not fresh, one after the other, for pages that are opened without network. */
export async function loadAhead(queryClient: QueryClient, client: ApiClient): Promise<void> {
  await queryClient.prefetchQuery(circuitsQuery(client))
  await queryClient.prefetchQuery(placesQuery(client))
  await queryClient.prefetchQuery(routesQuery(client))
}
