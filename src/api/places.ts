import { queryOptions } from '@tanstack/react-query'
import { listQueryOptions } from '#src/api/list-query.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'

/** Every place of every circuit. */
export function placesQueryOptions() {
  return listQueryOptions({
    name: 'places',
    failureText: 'Impossible de charger les lieux',
    staleTime: 10 * 60_000,
  })
}

/** The places of one circuit, in the API's order, selected from the list. */
export function circuitPlacesQueryOptions(circuit: Circuit) {
  return queryOptions({
    ...placesQueryOptions(),
    select: (places) => places.filter((place) => belongsTo(place, circuit)),
  })
}

/** Compares the circuit's id, or its name where the place has no id. */
export function belongsTo(place: Place, circuit: Circuit): boolean {
  return place.circuit == null ? place.circuit_name === circuit.name : String(place.circuit) === String(circuit.id)
}
