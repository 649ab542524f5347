import { numberNotes } from '#src/content/emergencies.ts'
import { assistance, gendarmerieNote } from '#src/content/emergency-directory.ts'
import { frenchText } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import type { Place } from '#src/contract/place.ts'
import type { Day, Leg, Programme } from '#src/contract/programme.ts'
import { placeFacts } from '#src/features/circuits/places/place-facts.ts'
import { formatTotalHours, formatTravelTime } from '#src/lib/trip-hours.ts'
import { lateArrivalTexts } from '#src/features/circuits/programme/sunset.ts'
import { sumTrip } from '#src/features/circuits/programme/trip-sums.ts'
import { formatPosition } from '#src/features/circuits/take-along/day-points.ts'
import { transports } from '#src/features/circuits/transports.ts'
import { formatCount, formatNumber } from '#src/lib/format.ts'
import { formatMonths } from '#src/lib/months.ts'
import { uncapitalize } from '#src/lib/text.ts'
import { absoluteUrl, circuitPath } from '#src/lib/urls.ts'

export type RoadBook = {
  circuit: Circuit
  programme: Programme
  places: readonly Place[]
  /** To call in an emergency, before the provider. */
  contacts: readonly EmergencyContact[]
}

/** A circuit as a text that reads well in a message: days, positions of the nights, price and numbers to call. */
export function toRoadBook({ circuit, programme, places, contacts }: RoadBook): string {
  const days = (programme.itinerary ?? []).map((day, index) =>
    day ? dayText(day, programme, places) : `JOUR ${index + 1}. Le détail de ce jour n’est pas publié.`,
  )
  const parts = [
    headText(circuit, programme),
    ...days,
    listText('Compris', programme.included),
    listText('Non compris', programme.not_included),
    listText('Précisé dans votre devis', programme.decided_in_quote),
    listText(
      'En cas d’urgence',
      [...numbersToCall(contacts), gendarmerieNote(contacts)].filter((line) => line !== undefined),
    ),
    absoluteUrl(circuitPath(circuit.slug)),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** 'Police : 117. Dans tout le pays.', with the provider at the end. */
export function numbersToCall(contacts: readonly EmergencyContact[]): string[] {
  return [...contacts, assistance].flatMap(numberToCall)
}

function numberToCall({ name, phone }: EmergencyContact): string[] {
  const number = phone?.trim()
  if (!number) return []
  const note = numberNotes.get(number)
  return [`${name}\u202f: ${number}${note ? `. ${note}` : ''}`]
}

function headText(circuit: Circuit, { best_months, level, level_note, itinerary, arrive_by }: Programme): string {
  const sums = itinerary && sumTrip(itinerary)
  const days = circuit.estimated_duration_days ?? itinerary?.length
  const facts = [
    days && formatCount(days, 'jour'),
    best_months && formatMonths(best_months),
    level && `niveau ${level}`,
    sums &&
      sums.kmOnRoad > 0 &&
      `${formatTotalHours(sums.hoursOnRoad)} de route, ${formatNumber(sums.kmOnRoad, 0)}\u00a0km`,
  ]
  return [
    `CIRCUIT ${circuit.name.toUpperCase()}`,
    facts.filter(Boolean).join(' · '),
    frenchText(circuit.description_fr, circuit.description),
    'Tarif\u202f: sur devis.',
    level_note && `Niveau\u202f: ${level_note}`,
    arrive_by && `Pour venir\u202f: ${arrive_by}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function dayText(day: Day, programme: Programme, places: readonly Place[]): string {
  const { title, summary, legs, places: slugs, night, note } = day
  const visited = (slugs ?? []).flatMap((slug) => {
    const place = places.find((candidate) => candidate.slug === slug)
    if (!place) return []
    const { name, point } = placeFacts(place)
    return point ? `${name} (${formatPosition({ lat: point.latitude, lon: point.longitude })})` : name
  })
  return [
    `JOUR ${day.day}. ${title}`,
    summary,
    ...lateArrivalTexts(day, programme),
    ...(legs ?? []).map(legText),
    visited.length > 0 && `À voir\u202f: ${visited.join(', ')}`,
    night &&
      `Nuit\u202f: ${night.name} (${formatPosition(night)})${night.comfort ? `, ${uncapitalize(night.comfort)}` : ''}`,
    note && `À savoir\u202f: ${note}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function legText(leg: Leg): string {
  const facts = [
    transports.get(leg.mode)?.label.toLowerCase(),
    `${formatNumber(leg.km, 1)}\u00a0km`,
    formatTravelTime(leg),
  ]
  const closed = leg.hours_dry && !leg.hours_wet ? ', fermé en saison des pluies' : ''
  const ends = leg.from.name === leg.to.name ? leg.from.name : `${leg.from.name} – ${leg.to.name}`
  return `- ${ends}${leg.road ? ` (${leg.road})` : ''}\u202f: ${facts.filter(Boolean).join(', ')}${closed}`
}

export function listText(title: string, items: readonly string[] | null | undefined): string {
  return items && items.length > 0 ? [title, ...items.map((item) => `- ${item}`)].join('\n') : ''
}
