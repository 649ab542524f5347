import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { loadList } from '#src/api/load-list.ts'
import { emergencyContactSchema } from '#src/contract/emergency-contact.ts'

/** Whom to call in an emergency. Changes as rarely as the places do. */
export function emergencyContactsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['emergency-contacts'],
    queryFn: ({ signal }) =>
      loadList(
        client,
        {
          path: '/emergency/contacts/',
          itemSchema: emergencyContactSchema,
          failureText: 'Impossible de charger les informations de contact',
        },
        signal,
      ),
    staleTime: 10 * 60_000,
  })
}
