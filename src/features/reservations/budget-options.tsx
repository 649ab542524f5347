import { type BudgetRange, printedBudget } from '#src/features/reservations/budget-ranges.ts'

/** The options of a budget list; none is also a choice. */
export function BudgetOptions({ ranges }: { ranges: readonly BudgetRange[] }) {
  return (
    <>
      <option value="">À définir ensemble</option>
      {ranges.map((range) => (
        <option key={range} value={range}>
          {printedBudget(range)}
        </option>
      ))}
    </>
  )
}
