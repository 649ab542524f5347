import { places } from '#mocks/data/places.ts'
import { routes } from '#mocks/data/routes.ts'
import type { Handler } from '#mocks/endpoints/endpoint.ts'
import { createMockApi } from '#mocks/mock-api.ts'

export const sizes = [10, 100, 1_000, 10_000]

const circuits = ['Centre', 'Nord', 'Sud', 'Est', 'Ouest']
const measured = circuits.indexOf('Nord')

/** The mock API with lists of `size` places and as many routes, each on one page. */
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
 * The fixtures over and over, under other ids and names. The measured circuit has a fifth of them, and ten at least: its
 * first screen is the same at every size.
 */
function scaledPair(index: number, size: number) {
  const alone = size <= 10
  const circuit = alone ? measured : (index + measured) % circuits.length
  const nth = alone ? index : Math.floor(index / circuits.length)
  const own = { id: index + 1, circuit: circuit + 1, circuit_name: circuits[circuit] }
  return {
    place: { ...places[nth % places.length], ...own, name_fr: `Lieu ${index + 1}` },
    route: { ...routes[nth % routes.length], ...own, name_fr: `Itinéraire ${index + 1}` },
  }
}
