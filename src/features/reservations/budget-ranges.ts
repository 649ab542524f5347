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
