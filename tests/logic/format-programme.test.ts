import { expect, test } from 'vitest'
import { describeLevel } from '#src/features/circuits/programme/format-level.ts'
import { formatMonths } from '#src/lib/months.ts'

test.each([
  [[4, 5, 6, 7, 8, 9, 10, 11], 'avril à novembre'],
  [[11, 12, 1, 2], 'novembre à février'],
  [[4, 5, 6, 9, 10, 11], 'avril à juin, septembre à novembre'],
  [[12, 1, 6], 'juin, décembre et janvier'],
  [[5], 'mai'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'toute l’année'],
  [[9, 8, 8, 7], 'juillet à septembre'],
  [[], null],
  [null, null],
  [undefined, null],
])('the months %j are written as %j', (months, text) => {
  expect(formatMonths(months)).toBe(text)
})

test('a level of effort is explained', () => {
  expect(describeLevel(2)).toBe('2 sur 4, marches de deux à six heures')
})
