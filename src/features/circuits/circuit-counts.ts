import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { circuitPlacesQuery } from '#src/api/places.ts'
import { circuitRoutesQuery } from '#src/api/routes.ts'
import type { Circuit } from '#src/contract/circuit.ts'

/** How many places and routes a circuit has: counted in the lists, else what its record says, else null. */
export function useCircuitCounts(client: ApiClient, circuit: Circuit) {
  const places = useQuery(circuitPlacesQuery(client, circuit))
  const routes = useQuery(circuitRoutesQuery(client, circuit))
  return {
    places: places.data?.length ?? circuit.places_count ?? null,
    routes: routes.data?.length ?? circuit.routes_count ?? null,
  }
}
