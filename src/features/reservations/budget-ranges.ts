import { formatNumber } from '#src/lib/format.ts'

/** The ranges of the home page's form, in ariary and in the format of the API. */
export const homeBudgetRanges = ['0-500000', '500000-1000000', '1000000-2000000', '2000000+'] as const

/** The ranges of the circuits' form, which start higher. */
export const circuitBudgetRanges = ['500000-1000000', '1000000-2000000', '2000000-3000000', '3000000+'] as const

export type BudgetRange = (typeof homeBudgetRanges | typeof circuitBudgetRanges)[number]

/** '0-500000' -> '0 – 500 000 Ar', '2000000+' -> '2 000 000 Ar et plus'. */
export function formatBudget(range: BudgetRange): string {
  return range.endsWith('+')
    ? `${groupDigits(range.slice(0, -1))} Ar et plus`
    : `${range.split('-').map(groupDigits).join(' – ')} Ar`
}

/** With ordinary spaces, which travellers type to find an option; `formatNumber` has narrow ones. */
function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ' ')
}

/** Exchange rates at the end of 2025, as on the questions page (`argent.ts`). */
const euro = { sign: '€', ariary: 5000 }
const dollar = { sign: '$', ariary: 4500 }

/**
 * '500 000 – 1 000 000 Ar ≈ 110 – 220 $': the amounts of a range in ariary and in the chosen currency (euros if that is ariary),
 * rounded to tens. 'Et plus' is left out.
 */
export function convertBudget(range: BudgetRange, currency: string): string {
  const { sign, ariary } = currency === 'USD' ? dollar : euro
  const amounts = range.replace('+', '').split('-').map(Number)
  const converted = amounts.map((amount) => Math.round(amount / ariary / 10) * 10)
  return `${formatAmounts(amounts)}\u00a0Ar\u00a0≈\u00a0${formatAmounts(converted)}\u00a0${sign}`
}

function formatAmounts(amounts: readonly number[]): string {
  return amounts.map((amount) => formatNumber(amount)).join(' – ')
}
