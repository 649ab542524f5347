import { refuse } from '#mocks/endpoints/refusals.ts'
import type { ListPage } from '#src/contract/list.ts'

const defaultPageSize = 20
const largestPageSize = 100

/**
 * One page of `records` as the query asks for it: `page`, `page_size`, and the `filters`, each a field that must equal
 * its parameter.
 */
export function answerPage<Item extends Record<string, unknown>>(
  request: Request,
  records: readonly Item[],
  filters: readonly (keyof Item & string)[] = [],
): Response {
  const url = new URL(request.url)
  const asked = filters.filter((field) => url.searchParams.has(field))
  const matching = records.filter((record) =>
    asked.every((field) => String(record[field]) === url.searchParams.get(field)),
  )
  const size = pageSize(url.searchParams.get('page_size'))
  const pages = Math.max(1, Math.ceil(matching.length / size))
  const page = Number(url.searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > pages) return refuse(404, 'Page non valide.')

  return Response.json({
    count: matching.length,
    next: page < pages ? pageAddress(url, page + 1) : null,
    previous: page > 1 ? pageAddress(url, page - 1) : null,
    results: matching.slice((page - 1) * size, page * size),
  } satisfies ListPage)
}

function pageSize(text: string | null): number {
  const size = Number(text)
  return Number.isInteger(size) && size > 0 ? Math.min(size, largestPageSize) : defaultPageSize
}

function pageAddress(url: URL, page: number): string {
  const address = new URL(url)
  address.searchParams.set('page', String(page))
  return address.href
}
