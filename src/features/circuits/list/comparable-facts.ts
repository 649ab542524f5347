import { circuitMonths } from '#src/content/circuit-months.ts'
import { programmeSummaries, type ProgrammeSummary } from '#src/content/programme-summaries.ts'
import type { SightId } from '#src/content/sights.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { MonthNote } from '#src/contract/programme.ts'
import { formatTotalHours } from '#src/lib/trip-hours.ts'
import { sumTrip } from '#src/features/circuits/programme/trip-sums.ts'
import { formatMonths } from '#src/lib/months.ts'
import { capitalize } from '#src/lib/text.ts'

/** What circuits are ranked and compared by. Null: unknown. */
export type ComparableFacts = {
  days: number | null
  level: number | null
  /** The months that something is known of. */
  months: readonly MonthNote[]
  sights: readonly SightId[] | null
  trip: Pick<ProgrammeSummary, 'kmOnRoad' | 'hoursOnRoad' | 'hardestDay' | 'boats' | 'flights'> | null
}

/** Each fact is from the circuit's record, or else from the site's own summary of its programme. */
export function comparableFacts(circuit: Circuit): ComparableFacts {
  const summary = programmeSummaries.get(circuit.slug)
  const itinerary = circuit.itinerary?.length ? circuit.itinerary : null
  return {
    days: circuit.estimated_duration_days ?? itinerary?.length ?? summary?.days ?? null,
    level: circuit.level ?? summary?.level ?? null,
    months: circuitMonths(circuit),
    sights: summary?.sights ?? null,
    // The summary would contradict a record with days of its own.
    trip: (itinerary ? sumTrip(itinerary) : summary) ?? null,
  }
}

/** 'Avril à novembre, niveau 2, 23 à 34 h de route', without what is unknown. */
export function factsLine(facts: ComparableFacts): string {
  const open = facts.months.filter(({ state }) => state === 'open')
  const line = [
    formatMonths(open.map(({ month }) => month)),
    facts.level !== null && `niveau ${facts.level}`,
    facts.trip && facts.trip.kmOnRoad > 0 && `${formatTotalHours(facts.trip.hoursOnRoad)} de route`,
  ]
    .filter(Boolean)
    .join(', ')
  return capitalize(line)
}
