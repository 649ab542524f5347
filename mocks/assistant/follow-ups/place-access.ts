import { capital, type Destination, destinations, getDestination } from '#mocks/assistant/destinations.ts'
import { busText } from '#mocks/assistant/follow-ups/buses.ts'
import { dayText } from '#mocks/assistant/follow-ups/circuit-days.ts'
import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { lodgingText, sleepsThere } from '#mocks/assistant/follow-ups/place-lodging.ts'
import { readStay, visitText } from '#mocks/assistant/follow-ups/place-stay.ts'
import { baseTownOf, neighboursReply } from '#mocks/assistant/follow-ups/place-where.ts'
import { isYesNoQuestion } from '#mocks/assistant/follow-ups/yes-no.ts'
import { asksHowOften, findFlight, flightAdvice, flightSentence, notEveryDay } from '#mocks/assistant/flights.ts'
import {
  directionsReply,
  directionsTo,
  formatHours,
  hoursBetween,
  hoursOfDay,
} from '#mocks/assistant/intents/directions.ts'
import { airports, pointsOf } from '#mocks/assistant/journeys.ts'
import { daysAt, leavesOn } from '#mocks/assistant/place-circuits.ts'
import { atName, fromName, theName } from '#mocks/assistant/place-phrases.ts'
import { getQuestion, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { maxHoursThere } from '#mocks/assistant/follow-ups/way-days.ts'
import { stateText } from '#mocks/assistant/follow-ups/way-texts.ts'
import { wayBetween } from '#mocks/assistant/subject.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { placeStays } from '#mocks/data/place-stays.ts'
import { townsWithCash } from '#mocks/data/place-tips.ts'
import { capitalize, uncapitalize } from '#src/lib/text.ts'

// What follow-ups say of the ways to a place and from there.

/** What our circuit does next, or what is near. */
export function nextStopReply(destination: Destination, asked: Asked): Reply | undefined {
  const { circuit } = destination
  const near = neighboursReply(destination, asked)
  const last = circuit && daysAt(destination, circuit).at(-1)
  if (!near || !circuit || last === undefined) return near
  const next = leavesOn(destination, circuit, last) ? last : last + 1
  return next > circuit.estimated_duration_days
    ? { ...near, text: `Notre circuit ${circuit.name} finit là. ${near.text}` }
    : {
        ...near,
        text: `${/\b(?:sud|rn ?7|descend\w*)\b/.test(asked.typed) ? onRoadSouth(destination) : ''}Notre circuit ${circuit.name} continue ainsi. ${dayText(circuit, next, '')}`,
      }
}

/** The stops of the RN7 after its towns, from north to south. */
const roadSouth = [
  ['Antsirabe', 'Antsirabe'],
  ['Ambositra', 'Ambositra'],
  ['Parc national de Ranomafana', 'Ranomafana'],
  ['Fianarantsoa, haute ville', 'Fianarantsoa'],
  ['Ambalavao', 'Ambalavao'],
  ["Réserve communautaire d'Anja", 'Anja'],
  ["Parc national de l'Isalo", 'l’Isalo'],
  ['Toliara', 'Toliara'],
] as const

/** 'Vers le sud, par la RN7 : Ambositra, Ranomafana, Fianarantsoa, …' */
function onRoadSouth({ name }: Destination): string {
  const index = roadSouth.findIndex(([place]) => place === name)
  const stops = roadSouth.slice(index + 1).map(([, stop]) => stop)
  return index === -1 || stops.length === 0 ? '' : `Vers le sud, par la RN7\u202f: ${stops.join(', ')}. `
}

/** Of several, the one that takes the least time to reach. */
function nearest(from: Destination, candidates: readonly Destination[]): Destination | undefined {
  const reached = candidates.flatMap((one) => {
    const hours = hoursBetween(from, one)
    return hours ? [{ one, longest: hours[1] }] : []
  })
  return reached.toSorted((one, other) => one.longest - other.longest)[0]?.one
}

const seaside = destinations.filter(({ name }) =>
  /^(?:Ifaty|Morondava|Mahavelona|Sainte-Marie|Nosy Be|Ramena|Baie de Sakalava|Mahajanga)/.test(name),
)

const nearestTown = (destination: Destination) =>
  nearest(
    destination,
    destinations.filter(({ name }) => townsToStartFrom.has(name)),
  )

const isAtSea = (destination: Destination) => seaside.includes(destination) || destination.place?.type === 'beach'

/** The way to the nearest beach. */
export function seasideReply(destination: Destination, typed: string): Reply | undefined {
  const asksIfThere = isYesNoQuestion(typed) && !/\bloin\b|\bou (?:la|les|sont|est)\b|\bplus belles?\b/.test(typed)
  const { beaches } = tipsOf(destination)
  if (beaches !== undefined && !asksIfThere && !/\b(?:loin|combien|mer|ocean)\b/.test(typed))
    return { ...directionsReply(capital, destination), text: beaches }
  if (isAtSea(destination)) {
    const { bathing } = tipsOf(destination)
    return {
      ...directionsReply(capital, destination),
      text: [asksIfThere ? 'Oui, la plage est sur place.' : 'La plage est sur place.', bathing ?? ''].join(' ').trim(),
    }
  }
  const beach = nearest(destination, seaside)
  if (!beach) return undefined
  const way = directionsReply(destination, beach)
  const text = beaches ?? way.text
  return { ...way, text: asksIfThere && !isNearSea.test(destination.name) ? `Non, pas sur place. ${text}` : text }
}

/** Where there may be a beach, but none is known. */
const isNearSea =
  /^(?:Nosy|Masoala|Fort-Dauphin|Sambava|Manakara|Belo sur Mer|Toamasina|Église|Cimetière|Hell-Ville|Mer |Antsiranana|Ambanja|Parc national de Lokobe|Ankanin)/

const atCapital = (destination: Destination) => {
  const hours = destination === capital ? undefined : hoursBetween(capital, destination)
  return destination === capital || destination.circuit?.slug === 'centre' || (hours !== undefined && hours[1] < 2)
}

const airportPlaces = airports.map((name): Destination => ({ name, stops: [name], region: undefined }))

/** The way to the nearest airport. */
export function airportReply(destination: Destination, typed: string): Reply | undefined {
  const airport = atCapital(destination) ? undefined : nearest(destination, airportPlaces)
  if (!airport) return replyToQuestion(getQuestion('aeroport'))
  const [fromTana, fromAirport] = [fromCapital(destination), hoursBetween(destination, airport)]
  if (fromTana && fromAirport && fromTana[1] < fromAirport[1])
    return {
      ...directionsReply(capital, destination),
      text: `Le plus proche est celui d’Ivato, à Antananarivo. ${directionsReply(capital, destination).text}`,
    }
  if (pointsOf(destination).includes(airport.name)) return undefined
  const reply = directionsReply(destination, airport)
  const hours = isYesNoQuestion(typed) && !/\bloin\b/.test(typed) ? hoursBetween(destination, airport) : undefined
  const verdict = hours && (hours[1] <= maxAirportHours ? 'Oui. ' : 'Non, pas sur place. ')
  return { ...reply, text: `${verdict ?? ''}${reply.text}` }
}

/** As near as this, an airport is that of the place. */
const maxAirportHours = 1.5

const fromCapital = (destination: Destination) =>
  destination === capital ? undefined : hoursBetween(capital, destination)

/** How long a visit takes and, if asked, the way from the capital. */
export function visitAndWayText(destination: Destination, typed: string): string {
  if (/\bdepuis\b/.test(typed) && !/\b(?:sur place|jours?|nuits?|rest\w+|visit\w+|total|en tout)\b/.test(typed)) {
    const flight = tipsOf(destination).sea === undefined ? undefined : findFlight(destination.name)
    return `${flight ? flightSentence(flight) : ''} ${directionsTo(destination, typed)?.text ?? ''}`.trim()
  }
  const hours = /\b(?:depuis|de tana|trajets?|route|aller retour|au total|en tout)\b/.test(typed)
    ? fromCapital(destination)
    : undefined
  const way =
    hours &&
    ` Depuis Antananarivo, la route prend ${formatHours(hours)}${hours[1] > hoursOfDay ? ', deux jours au moins' : ''}, et autant au retour.`
  const longer = /\bplus longtemps\b|\b(?:jours?|nuits?) de plus\b/.test(typed)
    ? 'Oui, sur mesure\u202f: demandez-le dans le devis. '
    : ''
  return `${longer}${visitText(destination)}${way ?? ''}`
}

const asksToReturn = /\b(?:retour|revenir|journee)\b/

/** Whether to stay the night: the answer to 'faut-il y dormir ?' and to 'l’aller-retour est possible ?'. */
export function overnightText(destination: Destination, typed: string): string {
  const isIslet = /^Nosy (?!Be\b)/.test(destination.name)
  const base = isIslet ? getDestination('Nosy Be') : (baseTownOf(destination) ?? nearestTown(destination))
  const town = /\b(?:tana|antananarivo|capitale)\b/.test(typed) ? capital : (base ?? capital)
  const hours = hoursBetween(town, destination)
  const asksForBed =
    /\b(?:dor\w+|nuits?)\b/.test(typed) && (!sleepsThere(destination) || /\b(?:peut|moyen|possible|pour)\b/.test(typed))
  const notThere = /\b(?:faut|oblige\w*)\b/.test(typed) && !sleepsThere(destination) ? 'Pas forcément. ' : ''
  if (!hours || destination === capital || asksForBed) return `${notThere}${lodgingText(destination, typed)}`
  const far = town === capital || isIslet ? undefined : fromCapital(destination)
  const road = `${isIslet ? 'le bateau' : 'la route'} prend ${formatHours(hours)} depuis ${theName(town)}${far ? `, et ${formatHours(far)} depuis Antananarivo` : ''}, dans chaque sens`
  const verdict = /\b(?:faut|dor\w+|nuits?)\b/.test(typed) ? 'Non' : 'Oui'
  if (hours[1] <= maxHoursThere) return `${verdict}, l’aller-retour tient dans la journée\u202f: ${road}.`
  if (!sleepsThere(destination))
    return `${asksToReturn.test(typed) ? `Non, pas dans la journée\u202f: ${road}. ` : ''}${lodgingText(destination, typed)}`
  const { night } = tipsOf(destination)
  const no = asksToReturn.test(typed) ? 'Non, pas dans la journée. Mieux' : 'Mieux'
  return `${no} vaut dormir sur place\u202f: ${night === undefined ? '' : `${night}, et `}${road}. ${lodgingText(destination)}`
}

/** By air, by road or by sea: which is better. */
export function bestMeansText(destination: Destination): string {
  const { means } = tipsOf(destination)
  if (means !== undefined) return means
  const flight = findFlight(destination.name)
  const hours = fromCapital(destination)
  const road = hours ? `par la route, comptez ${formatHours(hours)} depuis Antananarivo` : ''
  if (!flight)
    return `Plutôt par la route\u202f: je ne connais pas de vol ${atName(destination)}. ${capitalize(road)}`.trim()
  return `Plutôt l’avion si le temps compte\u202f: ${uncapitalize(flightSentence(flight))} ${road === '' ? '' : `${capitalize(road)}, à couper en deux jours, si vous aimez vous arrêter en chemin. `}${flightAdvice}`
}

/** In hours: a flight to a town as near as this is worth it. */
const maxHoursFromFlight = 6

function nearestWithFlight(destination: Destination): Destination | undefined {
  const town = nearest(
    destination,
    destinations.filter(({ name }) => name.startsWith(findFlight(name)?.town ?? '-')),
  )
  const hours = town && hoursBetween(town, destination)
  return hours && hours[1] <= maxHoursFromFlight ? town : undefined
}

/** Whether one can fly there, or how long and how often. */
export function flightText(destination: Destination, typed: string): string {
  if (/\bsans (?:prendre )?(?:l )?(?:avion|vols?)\b/.test(typed))
    return `Oui, par la route. ${directionsReply(capital, destination, true).text}`
  const flight = findFlight(destination.name) ?? findFlight(nearestWithFlight(destination)?.name ?? '')
  if (!flight) return `Je ne connais pas de vol jusque-là. ${directionsTo(destination)?.text ?? ''}`.trim()
  const sentence = flightSentence(flight)
  if (asksHowOften.test(typed)) return `${notEveryDay} ${sentence}`
  const town = destinations.find(({ name, stops }) => name === flight.town || stops.includes(flight.town))
  const onward = town && town !== destination ? hoursBetween(town, destination) : undefined
  if (town && onward && onward[1] > 0)
    return `Oui, jusqu’à ${flight.town}\u202f: ${uncapitalize(sentence)} De là, comptez ${formatHours(onward)} jusqu’${atName(destination)}. ${flightAdvice}`
  return `${/\bcombien\b|\bdure\b/.test(typed) ? sentence : `Oui, ${uncapitalize(sentence)}`} ${flightAdvice}`
}

/** The state of the road, or why not to take it. */
export function roadStateText(destination: Destination, typed = ''): string {
  const { means } = tipsOf(destination)
  const isReached = fromCapital(destination) !== undefined
  return means !== undefined && (!isReached || /\bpiste\b/.test(means))
    ? `${/\b(?:bonne|praticable|correcte|facile|goudron\w*)\b/.test(typed) ? 'Non. ' : ''}${means}`
    : stateText(wayBetween(capital, destination))
}

/** How far one takes a taxi, in hours. */
const maxTaxiHours = 2

/** Whether one gets there by taxi from a town. */
export function townTaxiText(destination: Destination): string {
  const town = nearestTown(destination)
  const hours = town && hoursBetween(town, destination)
  return town && hours && hours[1] <= maxTaxiHours
    ? `Oui, ${fromName(town)}, un taxi vous y mène, ${formatHours(hours)} de route\u202f: convenez du prix et du retour avant de partir.`
    : `Non, c’est trop loin pour un taxi\u202f: prenez une voiture avec chauffeur ou le taxi-brousse. ${busText(destination) ?? ''}`.trim()
}

/** Whether there is a hospital, or where the nearest is. */
export function hospitalText(destination: Destination): string {
  const { answer } = getQuestion('hopital')
  if (destination === capital) return answer
  if (townsToStartFrom.has(destination.name) || destination.name.includes('Nosy Be'))
    return `Oui, ${atName(destination)}, il y a un hôpital et des pharmacies, mais les moyens y sont limités. ${answer}`
  const town = nearestTown(destination)
  const hours = town && hoursBetween(town, destination)
  const where = town && hours ? `\u202f: le plus proche est ${atName(town)}, à ${formatHours(hours)} de trajet` : ''
  return `Je ne connais pas d’hôpital sur place, au mieux un dispensaire${where}. Emportez une trousse et vos médicaments. ${answer}`
}

/** Where travellers find a car, a bank and a hospital. */
const townsToStartFrom: ReadonlySet<string> = new Set([
  ...townsWithCash,
  'Ambositra',
  'Morondava',
  'Nosy Be',
  'Sainte-Marie',
])

/** Whether a train goes there. Travellers use only the line from Fianarantsoa to Manakara. */
export function trainText(destination: Destination, typed = ''): string {
  return /^(?:Fianarantsoa|Manakara)/.test(destination.name)
    ? `${asksHowOften.test(typed) ? 'Non, pas tous les jours. ' : ''}${getQuestion('train').answer}`
    : `Non, aucun train de voyageurs ne va ${atName(destination)}. Prenez une voiture avec chauffeur${busText(destination) === undefined ? '' : ' ou le taxi-brousse'}.`
}

/** In hours: a longer way takes half a day. */
const shortWay = 3
const hoursADay = 10

/** Whether two places fit into the length of stay that a message names. */
function bothFitText(from: Destination, to: Destination, typed: string): string {
  const stay = readStay(typed)
  const [first] = placeStays[from.name] ?? []
  const [second] = placeStays[to.name] ?? []
  const hours = hoursBetween(from, to)
  if (!stay || !hours || first === undefined || second === undefined) return ''
  const needed = first + second + (hours[1] > shortWay ? Math.max(0.5, hours[1] / hoursADay) : 0)
  return needed > stay.most
    ? `Non, ${stay.name}, c’est trop court pour visiter les deux. `
    : `Oui, ${stay.name}, cela suffit. `
}

/** How long to stay at each of two places, and the way between them. */
export function staysReply(from: Destination, to: Destination, typed: string): Reply {
  const way = directionsReply(from, to)
  const verdict = bothFitText(from, to, typed)
  const first = from === capital ? '' : `${visitText(from)} `
  return { ...way, text: `${verdict}${first}${visitText(to)} ${way.text}` }
}
