import { programmeSummaries } from '#src/content/programme-summaries.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { MonthNote } from '#src/contract/programme.ts'

/** The months that something is known of: from the circuit's record, or else from the site's summary of its programme. */
export function circuitMonths({ slug, month_notes, best_months }: Circuit): readonly MonthNote[] {
  if (month_notes) return month_notes
  const states = programmeSummaries.get(slug)?.months
  if (states) return states.map((state, index) => ({ month: index + 1, state }))
  return (best_months ?? []).map((month) => ({ month, state: 'open' }))
}
