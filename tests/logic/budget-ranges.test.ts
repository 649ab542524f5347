import { expect, test } from 'vitest'
import { circuitBudgetRanges, homeBudgetRanges, formatBudget } from '#src/features/reservations/budget-ranges.ts'

test('budgets have French number formatting', () => {
  expect(homeBudgetRanges.map(formatBudget)).toEqual([
    '0 – 500 000 Ar',
    '500 000 – 1 000 000 Ar',
    '1 000 000 – 2 000 000 Ar',
    '2 000 000 Ar et plus',
  ])
  expect(circuitBudgetRanges.map(formatBudget)).toEqual([
    '500 000 – 1 000 000 Ar',
    '1 000 000 – 2 000 000 Ar',
    '2 000 000 – 3 000 000 Ar',
    '3 000 000 Ar et plus',
  ])
})
