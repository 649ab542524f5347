import { queryOptions } from '@tanstack/react-query'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import type { Route } from '#src/contract/route.ts'

type Page<Item> = { results: Item[]; next: string | null }

async function readList<Item>(name: string): Promise<Item[]> {
  const items: Item[] = []
  let next: string | null = `/api/geography/${name}/`
  while (next) {
    const page: Page<Item> = await (await fetch(next)).json()
    items.push(...page.results)
    next = page.next
  }
  return items
}

export const circuitsQuery = queryOptions({ queryKey: ['circuits'], queryFn: () => readList<Circuit>('circuits') })
export const placesQuery = queryOptions({ queryKey: ['places'], queryFn: () => readList<Place>('places') })
export const routesQuery = queryOptions({ queryKey: ['routes'], queryFn: () => readList<Route>('routes') })
