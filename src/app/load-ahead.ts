import type { QueryClient } from '@tanstack/react-query'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { emergencyContactsQuery } from '#src/api/emergency-contacts.ts'
import { placesQuery } from '#src/api/places.ts'
import { routesQuery } from '#src/api/routes.ts'

/**
 * Loads every list that is not fresh, one after the other, for pages that are opened without network. What the host refused is
 * asked for again when the traveller goes to another page; `nextPage` resolves then.
 */
export async function loadAhead(queryClient: QueryClient, client: ApiClient, nextPage: () => Promise<void>): Promise<void> {
  const queries = { circuits: circuitsQuery(client), places: placesQuery(client), routes: routesQuery(client), contacts: emergencyContactsQuery(client) }
  await queryClient.prefetchQuery(queries.circuits)
  await queryClient.prefetchQuery(queries.places)
  await queryClient.prefetchQuery(queries.routes)
  await queryClient.prefetchQuery(queries.contacts)
  const states = Object.values(queries).map(({ queryKey }) => queryClient.getQueryState(queryKey)?.status)
  if (states.every((status) => status === 'success')) return
  // One that is neither was given up with the page that had asked for it too.
  if (states.includes('error')) await nextPage()
  return loadAhead(queryClient, client, nextPage)
}
