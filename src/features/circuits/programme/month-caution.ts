import type { Programme } from '#src/contract/programme.ts'
import { type CalendarDay, monthOf } from '#src/lib/dates.ts'
import { monthNames } from '#src/lib/months.ts'
import { uncapitalize } from '#src/lib/text.ts'

/** What is not possible on a circuit that starts on a day: 'En février, ce circuit est fermé : RN7 coupée.' Null when all is open. */
export function monthCaution(start: CalendarDay, monthNotes: Programme['month_notes']): string | null {
  const found = monthNotes?.find(({ month }) => month === monthOf(start))
  if (!found || found.state === 'open') return null
  const state = found.state === 'closed' ? 'est fermé' : 'n’est ouvert qu’en partie'
  const note = found.note ? `\u202f: ${uncapitalize(found.note)}` : '.'
  return `En ${monthNames[found.month - 1]}, ce circuit ${state}${note}`
}
