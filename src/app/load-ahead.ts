import type { QueryClient } from '@tanstack/react-query'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { emergencyContactsQuery } from '#src/api/emergency-contacts.ts'
import { placesQuery } from '#src/api/places.ts'
import { routesQuery } from '#src/api/routes.ts'

/** Loads every list that is not fresh, one after the other, for pages that are opened without network. */
export async function loadAhead(queryClient: QueryClient, client: ApiClient): Promise<void> {
  await queryClient.prefetchQuery(circuitsQuery(client))
  await queryClient.prefetchQuery(placesQuery(client))
  await queryClient.prefetchQuery(routesQuery(client))
  await queryClient.prefetchQuery(emergencyContactsQuery(client))
}
