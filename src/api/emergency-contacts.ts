import type { ApiClient } from '#src/api/client.ts'
import { listQuery } from '#src/api/list-query.ts'

/** Whom to call in an emergency. Changes as rarely as the places do. */
export function emergencyContactsQuery(client: ApiClient) {
  return listQuery(client, {
    queryKey: ['emergency-contacts'],
    list: (lists) => lists['emergency-contacts'],
    failureText: 'Impossible de charger les informations de contact',
    staleTime: 10 * 60_000,
  })
}
