import { queryOptions } from '@tanstack/react-query'
import { listQueryOptions } from '#src/api/list-query.ts'
import type { Circuit } from '#src/contract/circuit.ts'

/** Every route of every circuit. */
export function routesQueryOptions() {
  return listQueryOptions({
    name: 'routes',
    failureText: 'Impossible de charger les routes',
    staleTime: 10 * 60_000,
  })
}

/** The routes of one circuit, in the API's order, selected from the list. The API matches them by the circuit's name. */
export function circuitRoutesQueryOptions(circuit: Circuit) {
  return queryOptions({
    ...routesQueryOptions(),
    select: (routes) => routes.filter((route) => route.circuit_name === circuit.name),
  })
}
