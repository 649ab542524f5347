import { expect, test } from 'vitest'
import { keepKnown } from '#src/api/keep-known.ts'

const known = [
  { id: 1, name: 'a', stops: ['x'] },
  { id: 2, name: 'b', stops: [] },
]

test('a list that says the same is the same list', async () => {
  expect(await keepKnown(known, structuredClone(known))).toBe(known)
})

test('a record that says the same is the same record, wherever it stands', async () => {
  const items = await keepKnown(known, [{ id: 3, name: 'c', stops: [] }, ...structuredClone(known)])
  expect(items).toHaveLength(3)
  expect(items[1]).toBe(known[0])
  expect(items[2]).toBe(known[1])
})

test.each([
  ['another name', [{ id: 1, name: 'A', stops: ['x'] }]],
  ['another stop', [{ id: 1, name: 'a', stops: ['y'] }]],
  ['fewer records', [{ id: 1, name: 'a', stops: ['x'] }]],
  ['no records', []],
])('%s: what is new is what counts', async (_, fresh) => {
  expect(await keepKnown(known, fresh)).toEqual(fresh)
})

test('another order is another list', async () => {
  expect(await keepKnown(known, structuredClone(known).toReversed())).toEqual(known.toReversed())
})

test('what is known of nothing is taken as it comes', async () => {
  expect(await keepKnown(undefined, known)).toBe(known)
})
