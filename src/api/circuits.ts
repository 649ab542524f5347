import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { loadList } from '#src/api/load-list.ts'
import { circuitSchema } from '#src/contract/circuit.ts'

/** Every circuit. Fresh for 5 minutes (section 9). */
export function circuitsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['circuits'],
    queryFn: ({ signal }) =>
      loadList(
        client,
        {
          path: '/geography/circuits/',
          itemSchema: circuitSchema,
          failureText: 'Impossible de charger les circuits',
        },
        signal,
      ),
    staleTime: 5 * 60_000,
  })
}

/** One circuit, derived from the cached list; undefined when no circuit has this slug. */
export function circuitQuery(client: ApiClient, slug: string) {
  return queryOptions({
    ...circuitsQuery(client),
    select: (circuits) => circuits.find((circuit) => circuit.slug === slug),
  })
}
