/** Budget ranges in ariary as the API takes them (section 9). */
export const homeBudgetRanges = [
  '0-500000',
  '500000-1000000',
  '1000000-2000000',
  '2000000+',
] as const

export const circuitBudgetRanges = [
  '500000-1000000',
  '1000000-2000000',
  '2000000-3000000',
  '3000000+',
] as const

export type BudgetRange = (typeof homeBudgetRanges | typeof circuitBudgetRanges)[number]

/** '0-500000' -> '0 – 500 000 Ar', '2000000+' -> '2 000 000 Ar et plus'. */
export function printedBudget(range: BudgetRange): string {
  return range.endsWith('+')
    ? `${grouped(range.slice(0, -1))} Ar et plus`
    : `${range.split('-').map(grouped).join(' – ')} Ar`
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ' ')
}
