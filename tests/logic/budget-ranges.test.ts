import { expect, test } from 'vitest'
import {
  circuitBudgetRanges,
  homeBudgetRanges,
  printedBudget,
} from '#src/features/reservations/budget-ranges.ts'

test('budgets are printed as the French write numbers', () => {
  expect(homeBudgetRanges.map(printedBudget)).toEqual([
    '0 – 500 000 Ar',
    '500 000 – 1 000 000 Ar',
    '1 000 000 – 2 000 000 Ar',
    '2 000 000 Ar et plus',
  ])
  expect(circuitBudgetRanges.map(printedBudget)).toEqual([
    '500 000 – 1 000 000 Ar',
    '1 000 000 – 2 000 000 Ar',
    '2 000 000 – 3 000 000 Ar',
    '3 000 000 Ar et plus',
  ])
})
