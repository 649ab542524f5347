import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'
import { loadList } from '#src/api/load-list.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { type Place, placeSchema } from '#src/contract/place.ts'

/** Every place of every circuit. Fresh for 10 minutes (section 9). */
export function placesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['places'],
    queryFn: ({ signal }) =>
      loadList(
        client,
        {
          path: '/geography/places/',
          itemSchema: placeSchema,
          failureText: 'Impossible de charger les lieux',
        },
        signal,
      ),
    staleTime: 10 * 60_000,
  })
}

/** The places of one circuit, in the API's order, derived from the cached list. */
export function circuitPlacesQuery(client: ApiClient, circuit: Circuit) {
  return queryOptions({
    ...placesQuery(client),
    select: (places) => places.filter((place) => belongsTo(place, circuit)),
  })
}

/** Whether it is one of this circuit's places: by the circuit's id, by its name where the id is missing. */
export function belongsTo(place: Place, circuit: Circuit): boolean {
  return place.circuit == null
    ? place.circuit_name === circuit.name
    : String(place.circuit) === String(circuit.id)
}
