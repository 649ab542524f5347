import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { LoadError } from '#src/api/errors.ts'
import { grouping } from '#src/api/grouping.ts'
import { listQuery } from '#src/api/list-query.ts'
import { covers } from '#src/api/partial-list.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Route } from '#src/contract/route.ts'

const failureText = 'Impossible de charger les routes'

/** Every route of every circuit. Fresh for 10 minutes (section 9). */
export function routesQuery(client: ApiClient) {
  return listQuery(client, {
    queryKey: ['routes'],
    list: ({ routes }) => routes,
    failureText,
    staleTime: 10 * 60_000,
  })
}

const byName = grouping((route: Route) => route.circuit_name)

/** The routes of one circuit, matched by its name (section 7), in the API's order, derived from the cached list. */
export function circuitRoutesQuery(client: ApiClient, circuit: Circuit) {
  return queryOptions({
    ...routesQuery(client),
    select: (routes) => routesOf(circuit, routes),
  })
}

/** Those of `routes` that are the circuit's. Throws a LoadError where `routes` are only other circuits'. */
export function routesOf(circuit: Circuit, routes: Route[]): Route[] {
  if (!covers(routes, circuit.id)) throw new LoadError(failureText, { cause: 'Only other circuits are kept' })
  return byName(routes, circuit.name)
}
