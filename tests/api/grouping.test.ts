import { expect, test } from 'vitest'
import { grouping } from '#src/api/grouping.ts'

type Item = { owner?: string | null }

test('goes through a list once, however many ask', () => {
  let looks = 0
  const ofOwner = grouping((item: Item) => {
    looks += 1
    return item.owner
  })
  const items = [{ owner: 'a' }, { owner: 'b' }, {}, { owner: null }, { owner: 'a' }]
  expect(ofOwner(items, 'a')).toEqual([items[0], items[4]])
  expect(ofOwner(items, 'b')).toEqual([items[1]])
  expect(ofOwner(items, 'c')).toEqual([])
  expect(looks).toBe(items.length)
})

test('does not take one list for another', () => {
  const ofOwner = grouping(({ owner }: Item) => owner)
  ofOwner([{ owner: 'a' }], 'a')
  expect(ofOwner([], 'a')).toEqual([])
})
