import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { circuitPlacesQueryOptions } from '#src/api/places.ts'
import { circuitRoutesQueryOptions } from '#src/api/routes.ts'
import type { Circuit } from '#src/contract/circuit.ts'

// The options are memoized, because Query runs a new `select` function at every render.

export function useCircuitPlaces(circuit: Circuit) {
  return useQuery(useMemo(() => circuitPlacesQueryOptions(circuit), [circuit]))
}

export function useCircuitRoutes(circuit: Circuit) {
  return useQuery(useMemo(() => circuitRoutesQueryOptions(circuit), [circuit]))
}

/** How many places and routes a circuit has, from the lists or else from its record. Null when neither is known. */
export function useCircuitCounts(circuit: Circuit) {
  const places = useCircuitPlaces(circuit)
  const routes = useCircuitRoutes(circuit)
  return {
    places: places.data?.length ?? circuit.places_count ?? null,
    routes: routes.data?.length ?? circuit.routes_count ?? null,
  }
}
