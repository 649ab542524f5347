import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { LoadError } from '#src/api/errors.ts'
import { grouping } from '#src/api/grouping.ts'
import { listQuery } from '#src/api/list-query.ts'
import { covers } from '#src/api/partial-list.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'

const failureText = 'Impossible de charger les lieux'

/** Every place of every circuit. Fresh for 10 minutes (section 9). */
export function placesQuery(client: ApiClient) {
  return listQuery(client, {
    queryKey: ['places'],
    list: ({ places }) => places,
    failureText,
    staleTime: 10 * 60_000,
  })
}

const byId = grouping(({ circuit }: Place) => (circuit == null ? null : String(circuit)))
const byName = grouping((place: Place) => (place.circuit == null ? place.circuit_name : null))

/** The places of one circuit, in the API's order, derived from the cached list. */
export function circuitPlacesQuery(client: ApiClient, circuit: Circuit) {
  return queryOptions({
    ...placesQuery(client),
    select: (places) => placesOf(circuit, places),
  })
}

/** Those of `places` that are the circuit's. Throws a LoadError where `places` are only other circuits'. */
export function placesOf(circuit: Circuit, places: Place[]): Place[] {
  if (!covers(places, circuit.id)) throw new LoadError(failureText, { cause: 'Only other circuits are kept' })
  const identified = byId(places, String(circuit.id))
  const named = byName(places, circuit.name)
  if (named.length === 0) return identified
  if (identified.length === 0) return named
  // Only the list knows how the two follow each other.
  return places.filter((place) => belongsTo(place, circuit))
}

/** Whether it is one of this circuit's places: by the circuit's id, by its name where the id is missing. */
export function belongsTo(place: Place, circuit: Circuit): boolean {
  return place.circuit == null
    ? place.circuit_name === circuit.name
    : String(place.circuit) === String(circuit.id)
}
