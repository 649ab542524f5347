import { places } from '#mocks/data/places.ts'
import { routes } from '#mocks/data/routes.ts'
import type { Handler } from '#mocks/endpoints/endpoint.ts'
import { createMockApi } from '#mocks/mock-api.ts'

export const sizes = [10, 100, 1_000, 10_000]

const circuits = ['Centre', 'Nord', 'Sud', 'Est', 'Ouest']
const measuredCircuit = circuits.indexOf('Nord')

/** The mock API with `size` places and `size` routes. Each list is one page. */
export function scaledApi(size: number): Handler {
  const api = createMockApi()
  const records = Array.from({ length: size }, (_, index) => scaledPair(index, size))
  const lists = new Map([
    ['/api/geography/places/', records.map(({ place }) => place)],
    ['/api/geography/routes/', records.map(({ route }) => route)],
  ])
  return async (request) => {
    const results = lists.get(new URL(request.url).pathname)
    if (!results) return api.answer(request)
    return Response.json({ count: size, next: null, previous: null, results })
  }
}

/**
 * Repeats the fixtures with other ids and names. The measured circuit has a fifth of the records, but at least ten, so that its
 * first screen is the same at every size.
 */
function scaledPair(index: number, size: number) {
  const isOnlyCircuit = size <= 10
  const circuit = isOnlyCircuit ? measuredCircuit : (index + measuredCircuit) % circuits.length
  const nth = isOnlyCircuit ? index : Math.floor(index / circuits.length)
  const changes = { id: index + 1, circuit: circuit + 1, circuit_name: circuits[circuit] }
  return {
    place: { ...places[nth % places.length], ...changes, name_fr: `Lieu ${index + 1}` },
    route: { ...routes[nth % routes.length], ...changes, name_fr: `Itinéraire ${index + 1}` },
  }
}
