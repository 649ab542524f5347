import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '#src/api/client.ts'
import { circuitPlacesQuery } from '#src/api/places.ts'
import { circuitRoutesQuery } from '#src/api/routes.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { copiedAt, type Shown, type Visit } from '#src/lib/copy-age.ts'

// Kept options keep their `select`, which then runs when the list changes and not at every render.

export function useCircuitPlaces(client: ApiClient, circuit: Circuit) {
  return useQuery(useMemo(() => circuitPlacesQuery(client, circuit), [client, circuit]))
}

export function useCircuitRoutes(client: ApiClient, circuit: Circuit) {
  return useQuery(useMemo(() => circuitRoutesQuery(client, circuit), [client, circuit]))
}

/** When the oldest copy was made of what a circuit's frame and tabs show and count; undefined where nothing is a copy. */
export function useCircuitCopiedAt(client: ApiClient, circuit: Circuit, ofCircuit: Shown, visit: Visit): number | undefined {
  // A list that has only what is kept of other circuits is not what is shown.
  const lists = [useCircuitPlaces(client, circuit), useCircuitRoutes(client, circuit)].filter(({ data }) => data !== undefined)
  const moments = [ofCircuit, ...lists].flatMap((query) => copiedAt(query, visit) ?? [])
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** How many places and routes a circuit has: counted in the lists, else what its record says, else null. */
export function useCircuitCounts(client: ApiClient, circuit: Circuit) {
  const places = useCircuitPlaces(client, circuit)
  const routes = useCircuitRoutes(client, circuit)
  return {
    places: places.data?.length ?? circuit.places_count ?? null,
    routes: routes.data?.length ?? circuit.routes_count ?? null,
  }
}
