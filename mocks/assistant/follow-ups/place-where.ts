import { capital, type Destination, getDestination } from '#mocks/assistant/destinations.ts'
import { findFlight } from '#mocks/assistant/flights.ts'
import { formatHours, hoursBetween, hoursOfDay } from '#mocks/assistant/intents/directions.ts'
import { findJourney } from '#mocks/assistant/journeys.ts'
import { fromName, isOrAre, theName } from '#mocks/assistant/place-phrases.ts'
import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { sightsText } from '#mocks/assistant/follow-ups/place-texts.ts'
import {
  circuitQuestion,
  firstSentence,
  getQuestion,
  questionTexts,
  type Reply,
  replyToQuestion,
} from '#mocks/assistant/replies.ts'
import { placeLocations } from '#mocks/data/place-locations.ts'
import { places } from '#mocks/data/places.ts'
import { regionOf, regionsById } from '#mocks/data/regional-weather.ts'
import { type Coordinates, directionBetween, distanceBetween } from '#src/lib/coordinates.ts'
import { formatNumber } from '#src/lib/format.ts'
import { capitalize } from '#src/lib/text.ts'

// Where a place is.

/** The towns by which travellers know where other places are. */
const knownTowns = [
  'Antananarivo',
  'Antsirabe',
  'Fianarantsoa, haute ville',
  'Toliara',
  'Toamasina (Tamatave)',
  'Antsiranana (Diego-Suarez)',
  'Morondava',
].map(getDestination)

const coordinatesOf = (destination: Destination): Coordinates | undefined =>
  destination === capital ? places.find(({ slug }) => slug === 'rova-d-antananarivo') : destination.place

/** The town from which one goes to a place: the nearest, or for such a town the capital. Undefined for the capital. */
export function baseTownOf(destination: Destination): Destination | undefined {
  if (destination === capital || knownTowns.includes(destination)) return destination === capital ? undefined : capital
  const reached = knownTowns.flatMap((town) => {
    const hours = hoursBetween(town, destination)
    return hours ? [{ town, longest: hours[1] }] : []
  })
  return reached.toSorted((one, other) => one.longest - other.longest)[0]?.town
}

/** 'C’est où par rapport à Toliara ?', where 'où' is no 'ou'. */
export const asksWhere = /\b(?:est|trouve|situe\w*|vers) ou\b|\bou (?:ca |exactement |se )*(?:par rapport|trouve|situe)/

/** In km: as near as this, a place is in the town itself. */
const maxInTown = 5

/** On which side of the place that is named, if it is another one, and what `location` says. */
export function whereText(destination: Destination, named: Destination): string {
  const text = location(destination)
  return named === destination || text.includes(fromName(named)) ? text : `${directionText(named, destination)}${text}`
}

/** The region, the nearest town and the way from there, and the circuit. */
function location(destination: Destination): string {
  const { name, region, circuit } = destination
  const onCircuit = circuit ? ` C’est sur notre circuit ${circuit.name}.` : ''
  const written = placeLocations[name]
  if (written !== undefined) return `${written}${onCircuit}`
  const town = baseTownOf(destination)
  const [from, to] = [town && coordinatesOf(town), coordinatesOf(destination)]
  if (!town || !from || !to) return `${sightsText(destination)}${onCircuit}`
  const start = `${capitalize(theName(destination))} ${isOrAre(destination)}`
  if (distanceBetween(from, to) < maxInTown) return `${start} dans la ville même ${fromName(town)}.${onCircuit}`
  const area = /^(?:andringitra|northWest)$/.test(region ?? '') ? regionOf(circuit?.slug) : region
  const where = area ? ` ${regionsById[area].where}, ` : ' '
  const steps = findJourney(town, destination) ?? []
  const km = steps.reduce((sum, step) => sum + step.km, 0)
  const hours = hoursBetween(town, destination)
  const way = km > 0 && hours ? `, à ${formatNumber(km, 0)}\u202fkm (${formatHours(hours)} de trajet)` : ''
  return `${start}${where}${directionBetween(from, to)} ${fromName(town)}${way}.${fromCapitalText(destination, town)}${onCircuit}`
}

/** 'Anakao est au sud de Toliara.' */
export function directionText(from: Destination, to: Destination): string {
  const [start, end] = [coordinatesOf(from), coordinatesOf(to)]
  return start && end
    ? `${capitalize(theName(to))} ${isOrAre(to)} ${directionBetween(start, end)} ${fromName(from)}. `
    : ''
}

/** The way from the capital to a place that is not near it. */
function fromCapitalText(destination: Destination, town: Destination): string {
  const hours = town === capital ? undefined : hoursBetween(capital, destination)
  const flight = findFlight(destination.name) ?? findFlight(town.name)
  if (!hours || hours[1] <= hoursOfDay || !flight) {
    return hours ? ` Depuis Antananarivo, comptez ${formatHours(hours)}.` : ''
  }
  return ` Depuis Antananarivo, comptez ${formatHours(hours)}, ou prenez l’avion jusqu’à ${flight.town}.`
}

/** In km. The nearest place may be farther. */
const maxNeighbourDistance = 200
/** Roughly, where the hours are not known. */
const kmPerHour = 30

/** The nearest places of the same circuit, after what there is to see and do if the message asks for that. */
export function neighboursReply(destination: Destination, { typed }: Asked): Reply | undefined {
  const { place, about } = destination
  if (!place) return about === undefined ? undefined : replyToQuestion(getQuestion(about))
  const near = places
    .filter((other) => other.circuit === place.circuit && other !== place)
    .map((other) => {
      const distance = distanceBetween(place, other)
      const hours = hoursBetween(destination, getDestination(other.name_fr))
      return { other, distance, hours, longest: hours?.[1] ?? distance / kmPerHour }
    })
    .toSorted((one, other) => one.longest - other.longest)
    .filter(({ distance }, index) => index === 0 || distance <= maxNeighbourDistance)
    .slice(0, 3)
  if (near.length === 0) return undefined
  const lines = near.map(({ other, distance, hours }) => {
    const way = hours
      ? `${formatHours(hours)} de trajet`
      : `${Math.max(1, Math.round(distance))}\u202fkm à vol d’oiseau`
    const there = firstSentence(sightsText(getDestination(other.name_fr)))
    // 'Réserve d’Anja, sur notre circuit Sud' says nothing new.
    return there.startsWith(other.name_fr) ? `– ${other.name_fr}, à ${way}` : `– ${other.name_fr}, à ${way}. ${there}`
  })
  const sights = /\b(?:faire|fait|voir|visiter)\b/.test(typed) ? [sightsText(destination)] : []
  return {
    text: [...sights, `Autour, depuis ${theName(destination)}\u202f:`, ...lines].join('\n'),
    suggestions: [...circuitQuestion(place), ...questionTexts('temps-de-visite', 'temps-trajet')],
    places: near.map(({ other }) => other),
  }
}
