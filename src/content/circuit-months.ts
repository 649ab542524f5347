import { programmeSummaries } from '#src/content/programme-summaries.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { MonthNote } from '#src/contract/programme.ts'
import { monthNames } from '#src/lib/months.ts'

/** The months that something is known of, from the circuit's record or else from the site's summary of its programme. */
export function circuitMonths({ slug, month_notes, best_months }: Circuit): MonthNote[] {
  return monthNames.flatMap((_, index) => {
    const month = index + 1
    const note = month_notes?.find((candidate) => candidate.month === month)
    if (note) return [note]
    const state = best_months?.includes(month) ? 'open' : programmeSummaries.get(slug)?.months[index]
    return state ? [{ month, state }] : []
  })
}
