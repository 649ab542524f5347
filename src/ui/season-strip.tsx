import { useState } from 'react'
import type { MonthNote } from '#src/contract/programme.ts'
import { formatMonths, monthNames } from '#src/lib/months.ts'
import { capitalize } from '#src/lib/text.ts'

type State = MonthNote['state']

const labels: Record<State, string> = { open: 'ouvert', partial: 'ouvert en partie', closed: 'fermé' }
const states = ['open', 'partial', 'closed'] as const

/** What the button shows of a name: 'janv.', 'mai', 'août'. */
const shortNames = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']

/** At most one for each month. */
type Notes = readonly MonthNote[]

const strip = 'grid grid-cols-6 gap-x-1 gap-y-3 sm:grid-cols-12'
const cell = 'grid min-h-13 w-full gap-1 border-b-3 border-transparent pb-1 text-center text-small/tight'

/** Twelve months, each with its state. The note of the pressed one is shown below. */
export function SeasonStrip({ notes }: { notes: Notes }) {
  const [pressed, setPressed] = useState<number | null>(null)
  const shown = notes.find(({ month }) => month === pressed)
  return (
    <div>
      <ol data-needs-script className={`${strip} print:hidden`}>
        {inOrder(notes).map((note) => (
          <li key={note.month}>
            <button
              type="button"
              aria-label={monthLabel(note)}
              aria-pressed={note === shown}
              onClick={() => setPressed(note.month)}
              className={`${cell} hover:border-edge aria-pressed:border-route aria-pressed:font-semibold forced-colors:not-aria-pressed:border-[Canvas]`}
            >
              <StateMark state={note.state} className="h-6 w-full" />
              {shortNames[note.month - 1]}
            </button>
          </li>
        ))}
      </ol>
      <SeasonLegend states={notes.map(({ state }) => state)} className="print:hidden" />
      <p role="status" data-needs-script className="mt-3 min-h-12 text-base/normal print:hidden">
        {shown ? <Note note={shown} /> : 'Choisissez un mois pour savoir à quoi vous attendre.'}
      </p>
      <details className="print:[&::details-content]:[content-visibility:visible]">
        <summary className="min-h-11 py-2 font-semibold hover:text-link">Tous les mois</summary>
        <ul>
          {inOrder(notes).map((note) => (
            <li key={note.month} className="py-1 text-base/normal">
              <Note note={note} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** The same months to look at, with the chosen one marked. `chosen` counts from 1. */
export function SeasonCalendar({ notes, chosen }: { notes: Notes; chosen: number | null }) {
  return (
    <div>
      <ol aria-label="Saison du circuit" className={strip}>
        {inOrder(notes).map((note) => (
          <li
            key={note.month}
            aria-current={note.month === chosen ? 'date' : undefined}
            className={`${cell} aria-[current=date]:border-route aria-[current=date]:font-semibold forced-colors:not-aria-[current=date]:border-[Canvas]`}
          >
            <StateMark state={note.state} className="h-6 w-full" />
            <span aria-hidden="true">{shortNames[note.month - 1]}</span>
            <span className="sr-only">{monthLabel(note)}</span>
          </li>
        ))}
      </ol>
      <SeasonLegend states={notes.map(({ state }) => state)} />
    </div>
  )
}

/** The months by their initials, for narrow columns. Screen readers get spans of months instead of letters. */
export function SeasonInitials({ notes }: { notes: Notes }) {
  const spans = states.flatMap((state) => {
    const months = formatMonths(notes.filter((note) => note.state === state).map(({ month }) => month))
    return months ? `${labels[state]}\u202f: ${months}` : []
  })
  return (
    <>
      <span className="sr-only">{spans.join('\u202f; ')}</span>
      <span aria-hidden="true" className="grid max-w-57.5 grid-cols-6 gap-1 text-center">
        {monthNames.map((name, index) => {
          const note = notes.find(({ month }) => month === index + 1)
          return (
            <span key={name} title={name} className="grid items-end">
              {note && <StateMark state={note.state} className="h-3.5 w-full" />}
              {name.charAt(0).toUpperCase()}
            </span>
          )
        })}
      </span>
    </>
  )
}

function inOrder(notes: Notes) {
  return notes.toSorted((one, other) => one.month - other.month)
}

/** 'Août : ouvert'. */
function monthLabel({ month, state }: MonthNote): string {
  return `${capitalize(monthNames[month - 1] ?? '')}\u202f: ${labels[state]}`
}

/** What the marks of these states mean. */
export function SeasonLegend({ states: shown, className = '' }: { states: readonly State[]; className?: string }) {
  return (
    <p aria-hidden="true" className={`mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-soft ${className}`}>
      {states
        .filter((state) => shown.includes(state))
        .map((state) => (
          <span key={state} className="flex items-center gap-2">
            <StateMark state={state} className="h-3.5 w-5" />
            {labels[state]}
          </span>
        ))}
    </p>
  )
}

function Note({ note }: { note: MonthNote }) {
  return (
    <>
      <b className="font-semibold">{monthLabel(note)}.</b> {note.note}
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
