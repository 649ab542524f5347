import { type SightId, sights } from '#src/content/sights.ts'
import type { TripCriteria } from '#src/content/trip-criteria.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { type ComparableFacts, comparableFacts, factsLine } from '#src/features/circuits/list/comparable-facts.ts'
import { formatCount } from '#src/lib/format.ts'
import { formatMonths, monthNames } from '#src/lib/months.ts'

export type RankedCircuit = {
  circuit: Circuit
  /** `unknown` unless every criterion can be judged, or one is not met. */
  fit: 'fits' | 'unsuitable' | 'unknown'
  /** '8 jours, ouvert en août', or what does not fit. Empty when nothing is known. */
  reason: string
  /** 'Avril à novembre, niveau 2, 23 à 34 h de route', without what is unknown. */
  facts: string
}

/** How one criterion is met, in words. Circuits are ordered by the sum of their costs. */
type Judgement = { text: string; cost: number }

const unmet = 10
/** More than all other criteria together. */
const closed = 100

const tiers = { fits: 0, unknown: 1, unsuitable: 2 }

/** Puts the circuits that suit the criteria first; of two that suit equally, the one nearer to the days at hand. */
export function rankCircuits(circuits: readonly Circuit[], criteria: TripCriteria): RankedCircuit[] {
  return circuits
    .map((circuit) => judge(circuit, criteria))
    .toSorted((one, other) => tiers[one.fit] - tiers[other.fit] || one.cost - other.cost || one.daysOff - other.daysOff)
}

function judge(circuit: Circuit, criteria: TripCriteria) {
  const facts = comparableFacts(circuit)
  const judgements = [
    criteria.jours === undefined ? undefined : judgeDays(facts, criteria.jours),
    criteria.mois === undefined ? undefined : judgeMonth(facts, criteria.mois),
    criteria.voir === undefined ? undefined : judgeSight(facts, criteria.voir, criteria.mois),
    criteria.effort === undefined ? undefined : judgeEffort(facts, criteria.effort),
  ].filter((judgement) => judgement !== undefined)
  const known = judgements.filter((judgement) => judgement !== null)
  const failed = known.filter(({ cost }) => cost >= unmet)
  const fits = known.length > 0 && known.length === judgements.length
  const fit: RankedCircuit['fit'] = failed.length > 0 ? 'unsuitable' : fits ? 'fits' : 'unknown'
  return {
    circuit,
    fit,
    reason: (failed.length > 0 ? failed : known).map(({ text }) => text).join(', '),
    facts: factsLine(facts),
    cost: known.reduce((sum, { cost }) => sum + cost, 0),
    daysOff: criteria.jours && facts.days !== null ? Math.abs(criteria.jours - facts.days) : 0,
  }
}

function judgeDays({ days }: ComparableFacts, atHand: number): Judgement | null {
  if (days === null) return null
  const text = formatCount(days, 'jour')
  return days <= atHand ? { text, cost: 0 } : { text: `${text}\u202f: plus que vos ${atHand}`, cost: unmet }
}

function judgeMonth({ months }: ComparableFacts, month: number): Judgement | null {
  switch (months.find((known) => known.month === month)?.state) {
    case 'open':
      return { text: `ouvert en ${monthNames[month - 1]}`, cost: 0 }
    case 'partial':
      return { text: `au moins une visite à remplacer en ${monthNames[month - 1]}`, cost: 1 }
    case 'closed':
      return { text: `fermé en ${monthNames[month - 1]}`, cost: closed }
    default:
      return null
  }
}

function judgeSight(facts: ComparableFacts, wanted: SightId, month: TripCriteria['mois']): Judgement | null {
  const sight = sights.find(({ id }) => id === wanted)
  if (!facts.sights || !sight) return null
  const label = sight.label.toLowerCase()
  if (!facts.sights.includes(wanted)) return { text: `${label}\u202f: pas un temps fort`, cost: unmet }
  if (!('months' in sight)) return { text: `${label} au programme`, cost: 0 }
  const season = formatMonths(sight.months)
  if (month && !sight.months.some((good) => good === month)) return { text: `${label}\u202f: ${season}`, cost: unmet }
  return { text: month ? `${label} au programme` : `${label} au programme, ${season}`, cost: 0 }
}

function judgeEffort({ level }: ComparableFacts, highest: number): Judgement | null {
  if (level === null) return null
  return level <= highest
    ? { text: `niveau ${level}`, cost: 0 }
    : { text: `niveau ${level}\u202f: plus exigeant`, cost: unmet }
}

/** '3 circuits conviennent sur 5'. */
export function countFitting(ranked: readonly RankedCircuit[]): string {
  const count = ranked.filter(({ fit }) => fit === 'fits').length
  if (count === 0) return 'Aucun circuit ne convient tout à fait'
  return `${formatCount(count, 'circuit convient', 'circuits conviennent')} sur ${ranked.length}`
}
