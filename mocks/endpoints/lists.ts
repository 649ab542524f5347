import { circuits } from '#mocks/data/circuits.ts'
import { emergencyContacts } from '#mocks/data/emergency-contacts.ts'
import { places } from '#mocks/data/places.ts'
import { routes } from '#mocks/data/routes.ts'
import { errorResponse, type Handler } from '#mocks/endpoints/endpoint.ts'
import type { ListPage } from '#src/contract/list.ts'

export const listCircuits: Handler = async (request) => pageResponse(request, circuits, ['slug'])
export const listPlaces: Handler = async (request) => pageResponse(request, places, ['circuit', 'slug', 'type'])
export const listRoutes: Handler = async (request) =>
  pageResponse(request, routes, ['circuit', 'circuit_name', 'difficulty'])

/** A bare array: the API does not page this list. */
export const listEmergencyContacts: Handler = async () => Response.json(emergencyContacts)

const defaultPageSize = 20
const maxPageSize = 100

/** One page of the records, according to the parameters `page` and `page_size`. `filters` are the fields to filter by. */
function pageResponse<Item extends Record<string, unknown>>(
  request: Request,
  records: readonly Item[],
  filters: readonly (keyof Item & string)[],
): Response {
  const url = new URL(request.url)
  const activeFilters = filters.filter((field) => url.searchParams.has(field))
  const matching = records.filter((record) =>
    activeFilters.every((field) => String(record[field]) === url.searchParams.get(field)),
  )
  const size = pageSize(url.searchParams.get('page_size'))
  const pages = Math.max(1, Math.ceil(matching.length / size))
  const page = Number(url.searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > pages) return errorResponse(404, 'Page non valide.')

  return Response.json({
    count: matching.length,
    next: page < pages ? pageUrl(url, page + 1) : null,
    previous: page > 1 ? pageUrl(url, page - 1) : null,
    results: matching.slice((page - 1) * size, page * size),
  } satisfies ListPage)
}

function pageSize(text: string | null): number {
  const size = Number(text)
  return Number.isInteger(size) && size > 0 ? Math.min(size, maxPageSize) : defaultPageSize
}

function pageUrl(current: URL, page: number): string {
  const url = new URL(current)
  url.searchParams.set('page', String(page))
  return url.href
}
