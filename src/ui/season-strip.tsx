import { useState } from 'react'
import type { MonthNote } from '#src/contract/programme.ts'
import { capitalize } from '#src/lib/text.ts'
import { monthNames } from '#src/lib/months.ts'
import { NoScript } from '#src/ui/no-script.tsx'

type State = MonthNote['state']

const labels: Record<State, string> = { open: 'ouvert', partial: 'ouvert en partie', closed: 'fermé' }
const states = ['open', 'partial', 'closed'] as const

/** What the button shows of a name: 'janv.', 'mai', 'août'. */
const shortNames = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']

type SeasonStripProps = {
  /** At most one for each month. */
  notes: readonly MonthNote[]
  /** The month, from 1, whose note is shown before another one is pressed. */
  chosen?: number | null
}

/** Twelve months, each with its state. The note of the pressed one is shown below. */
export function SeasonStrip({ notes, chosen = null }: SeasonStripProps) {
  const [pressed, setPressed] = useState<number | null>(null)
  const shown = notes.find(({ month }) => month === (pressed ?? chosen))
  const byMonth = notes.toSorted((one, other) => one.month - other.month)
  return (
    <div>
      <ol data-needs-script className="grid grid-cols-6 gap-x-1 gap-y-3 sm:grid-cols-12">
        {byMonth.map(({ month, state }) => (
          <li key={month}>
            <button
              type="button"
              aria-label={`${capitalize(monthNames[month - 1] ?? '')}\u202f: ${labels[state]}`}
              aria-pressed={month === shown?.month}
              onClick={() => setPressed(month)}
              className="grid min-h-13 w-full gap-1 border-b-3 border-transparent pb-1 text-small/tight hover:border-edge aria-pressed:border-route aria-pressed:font-semibold"
            >
              <StateMark state={state} className="h-6 w-full" />
              {shortNames[month - 1]}
            </button>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
        {states
          .filter((state) => notes.some((note) => note.state === state))
          .map((state) => (
            <span key={state} className="flex items-center gap-2">
              <StateMark state={state} className="h-3.5 w-5" />
              {labels[state]}
            </span>
          ))}
      </p>
      <p role="status" data-needs-script className="mt-3 min-h-12 text-base/normal print:hidden">
        {shown ? <Note note={shown} /> : 'Choisissez un mois pour savoir à quoi vous attendre.'}
      </p>
      <NoScript>
        <NoteList notes={byMonth} className="mt-3" />
      </NoScript>
      <NoteList notes={byMonth} className="mt-3 hidden print:block" />
    </div>
  )
}

function NoteList({ notes, className }: { notes: readonly MonthNote[]; className: string }) {
  return (
    <ul className={className}>
      {notes.map((note) => (
        <li key={note.month}>
          <Note note={note} />
        </li>
      ))}
    </ul>
  )
}

function Note({ note: { month, state, note } }: { note: MonthNote }) {
  return (
    <>
      <b className="font-semibold">
        {capitalize(monthNames[month - 1] ?? '')}
        {'\u202f'}: {labels[state]}.
      </b>{' '}
      {note}
    </>
  )
}

/** Full, striped, or an empty box with a line through it, so that the states differ without colour. */
function StateMark({ state, className }: { state: State; className: string }) {
  return (
    <svg viewBox="0 0 40 24" preserveAspectRatio="none" aria-hidden="true" className={`text-link ${className}`}>
      {state === 'open' && <path d="M0 0h40v24H0z" fill="currentColor" />}
      {state === 'partial' && (
        <path d="M4 0v24M12 0v24M20 0v24M28 0v24M36 0v24" stroke="currentColor" strokeWidth="4" />
      )}
      {state === 'closed' && (
        <path
          d="M0 0h40v24H0zM0 24L40 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}
