import type { Hours } from '#src/contract/programme.ts'
import type { CarnetGroup } from '#src/features/circuits/carnet/carnet.ts'
import type { ComparableFacts } from '#src/features/circuits/list/comparable-facts.ts'
import { formatTotalHours } from '#src/lib/trip-hours.ts'
import { formatCount, formatNumber } from '#src/lib/format.ts'
import { formatMonths, monthNames } from '#src/lib/months.ts'

const list = new Intl.ListFormat('fr')

/** What the circuits of a carnet add up to. Circuits of which a number is not known do not count in it. */
export function sumCarnet(groups: readonly CarnetGroup[]) {
  const kept = groups.filter(({ isKept }) => isKept)
  const days = kept.flatMap(({ facts }) => facts.days ?? [])
  const hours = kept.flatMap(({ facts }) => (facts.trip ? [facts.trip.hoursOnRoad] : []))
  return {
    circuits: kept.length,
    places: groups.reduce((sum, { places }) => sum + places.length, 0),
    /** Null when no length is known. */
    days: days.length > 0 ? days.reduce((sum, count) => sum + count, 0) : null,
    hoursOnRoad: hours.length > 0 ? hours.reduce(addHours) : null,
    months: sharedMonths(kept),
  }
}

function addHours([shortest, longest]: Hours, other: Hours): Hours {
  return [shortest + other[0], longest + other[1]]
}

/** The months in which all these circuits are open. Null when that of one of them is not known, or there is only one. */
function sharedMonths(kept: readonly CarnetGroup[]): number[] | null {
  const open = kept.map(({ facts }) => facts.months.filter(({ state }) => state === 'open').map(({ month }) => month))
  if (open.length < 2 || kept.some(({ facts }) => facts.months.length === 0)) return null
  return monthNames.map((_, index) => index + 1).filter((month) => open.every((months) => months.includes(month)))
}

/** '2 circuits · 3 lieux · 21 jours · 44 à 62 h de route', without what is unknown. */
export function sumsLine({ circuits, places, days, hoursOnRoad }: ReturnType<typeof sumCarnet>): string {
  return [
    circuits > 0 && formatCount(circuits, 'circuit'),
    places > 0 && formatCount(places, 'lieu', 'lieux'),
    days !== null && formatCount(days, 'jour'),
    hoursOnRoad && `${formatTotalHours(hoursOnRoad)} de route`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** '9 jours', '12 à 18 h de route', 'avril à novembre', without what is unknown. */
export function factsOf({ days, trip, months }: ComparableFacts): string[] {
  const open = months.filter(({ state }) => state === 'open')
  return [
    days === null ? null : formatCount(days, 'jour'),
    trip && trip.kmOnRoad > 0 ? `${formatTotalHours(trip.hoursOnRoad)} de route` : null,
    formatMonths(open.map(({ month }) => month)),
  ].filter((fact) => fact !== null)
}

/** Something to know about a carnet. */
export type Remark = { isWarning: boolean; text: string }

/** Whether the circuits fit into the days at hand, and what else the places ask for. */
export function remarksOn(groups: readonly CarnetGroup[], daysAtHand: number | undefined): Remark[] {
  const kept = groups.filter(({ isKept }) => isKept)
  const placesOnly = groups.filter(({ isKept }) => !isKept)
  const months = sharedMonths(kept)
  return [
    ...(daysAtHand === undefined ? [] : remarkOnDays(kept, daysAtHand)),
    ...remarkOnUnknownDays(kept),
    ...(months?.length === 0 ? [warning('Aucun mois n’est entièrement ouvert pour tous ces circuits.')] : []),
    ...placesOnly.map(remarkOnPlaces),
  ]
}

function warning(text: string): Remark {
  return { isWarning: true, text }
}

function remarkOnDays(kept: readonly CarnetGroup[], daysAtHand: number): Remark[] {
  const counted = kept.filter(({ facts }) => facts.days !== null)
  const total = sumCarnet(counted).days
  if (total === null) return []
  const legs = counted.length - 1
  const between = legs === 1 ? 'le trajet' : 'les trajets'
  const demand = [
    namesOf(counted),
    counted.length > 1 ? 'demandent' : 'demande',
    formatCount(total, 'jour') + (legs > 0 ? `, sans compter ${between} de l’un à l’autre` : ''),
  ].join(' ')
  const spare = daysAtHand - total
  if (spare < 0) return [warning(`${demand}\u202f: cela ne tient pas en ${formatCount(daysAtHand, 'jour')}.`)]
  const rest = spare === 0 ? 'il n’en reste aucun' : `il en reste ${formatNumber(spare)}`
  return [{ isWarning: spare < legs, text: `${demand}\u202f: sur ${formatCount(daysAtHand, 'jour')}, ${rest}.` }]
}

function remarkOnUnknownDays(kept: readonly CarnetGroup[]): Remark[] {
  const unknown = kept.filter(({ facts }) => facts.days === null)
  if (unknown.length === 0) return []
  return [warning(`La durée de ${namesOf(unknown)} n’est pas publiée\u202f: elle n’est pas comptée ici.`)]
}

/** More are counted. */
const maxNames = 3

function remarkOnPlaces({ name: circuit, facts, places }: CarnetGroup): Remark {
  const subject =
    places.length > maxNames ? formatCount(places.length, 'lieu', 'lieux') : list.format(places.map(({ name }) => name))
  const verb = places.length === 1 ? 'est' : 'sont'
  const days = facts.days === null ? '' : `, qui en compte ${formatNumber(facts.days)}`
  return warning(
    `${subject} ${verb} sur le circuit ${circuit}, qui n’est pas dans le carnet\u202f: prévoyez quelques jours sur ce circuit${days}.`,
  )
}

function namesOf(groups: readonly CarnetGroup[]): string {
  return list.format(groups.map(({ name }) => name))
}
