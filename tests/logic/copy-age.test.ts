import { describe, expect, test } from 'vitest'
import { copiedAt, printedCopyAge, unknownMoment } from '#src/lib/copy-age.ts'

const now = new Date(2026, 10, 22, 14, 30).getTime()

describe('the age of a copy', () => {
  test.each([
    [new Date(2026, 10, 22, 14, 5), 'Copie d’aujourd’hui, 14:05'],
    [new Date(2026, 10, 22, 0, 0), 'Copie d’aujourd’hui, 0:00'],
    [new Date(2026, 10, 21, 23, 59), 'Copie d’hier, 23:59'],
    [new Date(2026, 10, 21, 9, 0), 'Copie d’hier, 9:00'],
    [new Date(2026, 10, 20, 23, 59), 'Copie du 20 novembre 2026'],
    [new Date(2026, 9, 1, 12), 'Copie du 1er octobre 2026'],
    [new Date(2025, 10, 22, 14, 30), 'Copie du 22 novembre 2025'],
  ])('of %s reads %s', (copied, printed) => {
    expect(printedCopyAge(copied.getTime(), now)).toBe(printed)
  })

  test('that nobody knows is told as such', () => {
    expect(printedCopyAge(unknownMoment, now)).toBe('Copie de date inconnue')
  })

  test('made on the last day of a month was yesterday on the first of the next', () => {
    const copied = new Date(2026, 11, 31, 8, 15).getTime()
    expect(printedCopyAge(copied, new Date(2027, 0, 1, 0, 1).getTime())).toBe('Copie d’hier, 8:15')
  })
})

describe('what is shown', () => {
  const visit = { openedAt: 1000, builtAt: 400 }

  test.each([
    ['older than the visit is a copy', { dataUpdatedAt: 999, error: null }, 999],
    ['loaded in the visit is none', { dataUpdatedAt: 1000, error: null }, undefined],
    ['that came with the page is none', { dataUpdatedAt: 400, error: null }, undefined],
    ['that came with the page and could not be confirmed is one', { dataUpdatedAt: 400, error: new Error() }, 400],
    ['that has never been loaded is none', { dataUpdatedAt: 0, error: null }, undefined],
  ])('%s', (_, shown, copied) => {
    expect(copiedAt(shown, visit)).toBe(copied)
  })
})
