import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { loadList } from '#src/api/load-list.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { routeSchema } from '#src/contract/route.ts'

/** Every route of every circuit. Fresh for 10 minutes (section 9). */
export function routesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['routes'],
    queryFn: ({ signal }) =>
      loadList(
        client,
        {
          path: '/geography/routes/',
          itemSchema: routeSchema,
          failureText: 'Impossible de charger les routes',
        },
        signal,
      ),
    staleTime: 10 * 60_000,
  })
}

/** The routes of one circuit, matched by its name (section 7), in the API's order, derived from the cached list. */
export function circuitRoutesQuery(client: ApiClient, circuit: Circuit) {
  return queryOptions({
    ...routesQuery(client),
    select: (routes) => routes.filter((route) => route.circuit_name === circuit.name),
  })
}
