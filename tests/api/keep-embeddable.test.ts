import { dehydrate } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { places } from '#mocks/data/places.ts'
import { circuitsQuery } from '#src/api/circuits.ts'
import { wholeList } from '#src/api/partial-list.ts'
import { placesQuery } from '#src/api/places.ts'
import { keepEmbeddable } from '#src/app/keep-embeddable.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { scriptedClient } from '#tests/api/wire.ts'

const builtAt = 1e12
const [first] = circuits

/** What a page holds where each circuit has so many places. */
function kept(copies: number, circuit?: Circuit) {
  const { client } = scriptedClient(() => Response.error())
  const queryClient = createQueryClient()
  const all = Array.from({ length: copies }, (_, copy) => places.map((place) => ({ ...place, id: place.id + copy * 1000 }))).flat()
  queryClient.setQueryData(circuitsQuery(client).queryKey, [...circuits])
  queryClient.setQueryData(placesQuery(client).queryKey, all)
  const parts = keepEmbeddable(queryClient, client, circuit, builtAt)
  const list = queryClient.getQueryData(placesQuery(client).queryKey)
  return { parts, list, all, queries: dehydrate(queryClient).queries }
}

test('a short list stays whole, as of one moment with all others', () => {
  const { parts, list, all, queries } = kept(1, first)
  expect(parts).toEqual({})
  expect(list).toEqual(all)
  expect(queries.map(({ state }) => [state.dataUpdatedAt, state.isInvalidated])).toEqual([
    [builtAt, false],
    [builtAt, false],
  ])
})

test('one that is too long is cut to the circuit of the page, and passes neither for whole nor for fresh', () => {
  const { parts, list, all, queries } = kept(8, first)
  expect(parts).toEqual({ places: first?.id })
  expect(list).toEqual(all.filter(({ circuit }) => circuit === first?.id))
  expect(wholeList(list)).toBeUndefined()
  expect(queries.find(({ queryKey: [name] }) => name === 'places')?.state).toMatchObject({ isInvalidated: true, dataUpdatedAt: builtAt })
})

test('and is dropped on a page of no circuit', () => {
  expect(kept(8)).toMatchObject({ parts: {}, list: undefined })
})

test('a circuit is on its page whole, however much belongs to it', () => {
  const { list, all } = kept(60, first)
  expect(JSON.stringify(list).length).toBeGreaterThan(100_000)
  expect(list).toEqual(all.filter(({ circuit }) => circuit === first?.id))
})

test('what the API did not give is nothing', () => {
  const { client } = scriptedClient(() => Response.error())
  const queryClient = createQueryClient()
  for (const { queryKey } of [circuitsQuery(client), placesQuery(client)]) queryClient.getQueryCache().build(queryClient, { queryKey })
  keepEmbeddable(queryClient, client, undefined, builtAt)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
