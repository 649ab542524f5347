import { expect, test } from 'vitest'
import {
  circuitBudgetRanges,
  convertBudget,
  formatBudget,
  homeBudgetRanges,
} from '#src/features/reservations/budget-ranges.ts'

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

test.each([
  ['2000000+', 'MGA', '2 000 000 Ar ≈ 400 €'],
  ['3000000+', 'EUR', '3 000 000 Ar ≈ 600 €'],
  ['500000-1000000', 'USD', '500 000 – 1 000 000 Ar ≈ 110 – 220 $'],
] as const)('the range « %s » is converted for %s: %s', (range, currency, text) => {
  expect(convertBudget(range, currency).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text)
})
