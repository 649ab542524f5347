import { type CircuitNotes, circuitNotes } from '#mocks/data/circuit-notes.ts'
import { programmes } from '#mocks/assistant/programmes.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import { type ProgrammeSummary, programmeSummaries } from '#src/content/programme-summaries.ts'
import type { MonthNote } from '#src/contract/programme.ts'

// Every circuit of the fixtures has all of these.

export function summaryOf({ slug }: Circuit): ProgrammeSummary {
  return present(programmeSummaries.get(slug), slug)
}

export function notesOf({ slug }: Circuit): CircuitNotes {
  return present(circuitNotes[slug], slug)
}

/** Months are numbered from 1. */
export function monthState(circuit: Circuit, month: number): MonthNote['state'] {
  return present(summaryOf(circuit).months[month - 1], circuit.slug)
}

/** What the programme notes of a month; empty if nothing. */
export function monthNoteOf({ slug }: Circuit, month: number): string {
  const notes = programmes.get(slug)?.month_notes
  return present(notes?.find((note) => note.month === month)?.note ?? undefined, slug)
}

/** Hours on foot on the day with the longest walk, in the dry season. */
export function longestWalk({ slug }: Circuit): number {
  const days = programmes.get(slug)?.itinerary ?? []
  return Math.max(
    ...days.map((day) =>
      (day?.legs ?? [])
        .filter((leg) => leg?.mode === 'hiking' || leg?.mode === 'walking')
        .reduce((sum, leg) => sum + (leg?.hours_dry?.[1] ?? 0), 0),
    ),
  )
}

function present<Fact>(fact: Fact | undefined, slug: string): Fact {
  if (fact === undefined) throw new Error(`Nothing is known of the circuit ${slug}`)
  return fact
}
