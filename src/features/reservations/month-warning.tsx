import type { MonthNote } from '#src/contract/programme.ts'
import { monthOf } from '#src/lib/dates.ts'
import { monthNames } from '#src/lib/months.ts'
import { uncapitalize } from '#src/lib/text.ts'
import { Icon } from '#src/ui/icon.tsx'

/** Beside a start date in a month in which the circuit is not run. The request can be sent all the same. */
export function monthWarning(startDate: string, notes: readonly MonthNote[] | null | undefined) {
  const month = monthOf(startDate)
  const closed = notes?.find((note) => note.month === month && note.state === 'closed')
  if (!closed) return null
  return (
    <p role="status" className="flex gap-2.5 border-l-6 border-gold bg-raised px-3.5 py-2.5 text-base/snug text-text">
      <Icon name="warning" className="mt-px size-5" />
      <span>
        En {monthNames[closed.month - 1]}, ce circuit est fermé
        {closed.note ? `\u202f: ${uncapitalize(closed.note)}` : '.'} Vous pouvez envoyer votre demande{'\u202f'}: un
        conseiller vous proposera d’autres dates ou un autre circuit.
      </span>
    </p>
  )
}
