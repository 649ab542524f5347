import { formatNumber } from '#src/lib/format.ts'

/** Budget ranges in ariary, in the format of the API. */
export const homeBudgetRanges = ['0-500000', '500000-1000000', '1000000-2000000', '2000000+'] as const

export const circuitBudgetRanges = ['500000-1000000', '1000000-2000000', '2000000-3000000', '3000000+'] as const

export type BudgetRange = (typeof homeBudgetRanges | typeof circuitBudgetRanges)[number]

/** '0-500000' -> '0 – 500 000 Ar', '2000000+' -> '2 000 000 Ar et plus'. */
export function formatBudget(range: BudgetRange): string {
  return range.endsWith('+')
    ? `${groupDigits(range.slice(0, -1))} Ar et plus`
    : `${range.split('-').map(groupDigits).join(' – ')} Ar`
}

function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ' ')
}

/** What they were worth in ariary at the end of 2025, as the questions page says. */
const euro = { sign: '€', ariary: 5000 }
const dollar = { sign: '$', ariary: 4500 }

/** '2 000 000 Ar ≈ 400 €': a range in the chosen currency, or in euros for ariary. */
export function convertBudget(range: BudgetRange, currency: string): string {
  const { sign, ariary } = currency === 'USD' ? dollar : euro
  const amounts = range.replace('+', '').split('-').map(Number)
  const converted = amounts.map((amount) => Math.round(amount / ariary / 10) * 10)
  return `${formatAmounts(amounts)}\u00a0Ar\u00a0≈\u00a0${formatAmounts(converted)}\u00a0${sign}`
}

function formatAmounts(amounts: readonly number[]): string {
  return amounts.map((amount) => formatNumber(amount)).join(' – ')
}
