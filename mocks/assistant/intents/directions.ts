import { capital, type Destination, destinations } from '#mocks/assistant/destinations.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import { inOrder } from '#mocks/assistant/subject.ts'
import { faqSource, getQuestion, questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { type Route, routeLine } from '#mocks/assistant/routes.ts'
import {
  asksHowOften,
  findFlight,
  flightAdvice,
  flightBetween,
  flightSentence,
  notEveryDay,
} from '#mocks/assistant/flights.ts'
import { findJourney, pointsOf, type Step } from '#mocks/assistant/journeys.ts'
import { atName, fromName, isOrAre, theName } from '#mocks/assistant/place-phrases.ts'
import { routes } from '#mocks/data/routes.ts'
import { frenchWords } from '#src/content/french-terms.ts'
import type { Hours } from '#src/contract/programme.ts'
import { formatDuration, formatNumber } from '#src/lib/format.ts'
import { capitalize, uncapitalize } from '#src/lib/text.ts'

/** The words of a message about directions. */
const directionWords = new Set(
  frenchWords(
    `acces acceder aller arriver avion bateau bateaux circuler combien depuis distance duree ferry gagner
    brousse bus compte compter cotisse min minutes plutot deux trois quatre cote littoral taxi
    heure heures horaire horaires jour jours jusqu kilometre kilometres km kms loin long longue piste pistes pirogue rejoindre rejoint rn2 rn4 rn6 rn7 relier rendre repasser route routes
    temps trajet trajets traversee vedette venir voiture vol vols voler pied direct directs directement liaison ligne aerienne`,
  ),
)

/** Enough to tell the way, whatever else the message says, unless it asks for a price. */
const asksHowToGetThere =
  /^(?!.*\b(?:cher|prix)\b).*\b(?:comment (?:on |nous )?(?:y va|y vont|y aller|s y rend|s y rendre|y acceder|y arriver)|y va comment)\b/

const directionPhrase = /\b(entre|va|vais|aller|depuis|jusqu a|de (?:\S+ ){1,2}a)\b/

/** The way between two destinations is asked for certainly, unlike the way to one. */
export function answerDirectionsBetween(message: Message): Reply | undefined {
  return message.destinations.length === 2 ? answerDirections(message) : undefined
}

/** Distance and travel time between two destinations, or from the capital to the only one named. */
export function answerDirections({ text, words, topic, destinations: [first, second] }: Message): Reply | undefined {
  const asksSomethingElse =
    /\b(visit|meme chose|combien de jours|c est la qu|(?:on|je|nous|y|faut|faire) march|hesit|lequel|laquelle|comparer)/.test(
      text,
    ) ||
    (!second && /\ba pied\b/.test(text)) ||
    (topic.some((word) => !directionWords.has(word) && findMonth(word) === undefined) && !asksHowToGetThere.test(text))
  if (!first || asksSomethingElse) return undefined
  // 'Les horaires du parc' are not those of a boat.
  if (!second && /\bhoraires?\b/.test(text) && !/\b(?:avions?|bateaux?|ferry|vedettes?|vols?)\b/.test(text))
    return undefined
  const isAsked = directionPhrase.test(text) || words.some((word) => directionWords.has(word))
  if (!second) {
    if (!isAsked) return undefined
    const { sea } = tipsOf(first)
    const asksForBoat = first.access === undefined ? /\b(?:traversee|bateau|vedette|pirogue)\b/ : /\btraversee\b/
    if (sea !== undefined && asksForBoat.test(text)) return { ...directionsReply(capital, first), text: sea }
    return directionsTo(first, text)
  }
  // Two bare names ask for directions; 'Ifaty ou Anakao' asks to choose.
  const isConnected = first === capital || findJourney(first, second) !== undefined
  const isPath = topic.length === 0 && !/ ou /.test(text) && isConnected
  if (!isAsked && !isPath) return undefined
  const ends = inOrder(text, first, second)
  const flight =
    /\b(?:vols?|voler|avions?|aerienne)\b/.test(text) && !/\b(?:route|voiture)\b/.test(text)
      ? flightReply(text, ...ends)
      : undefined
  if (flight) return flight
  const reply = directionsReply(...ends, /\b(?:par la route|en voiture)\b/.test(text))
  return /\b(?:taxis? brousse|bus)\b/.test(text)
    ? { ...reply, text: `${taxiText}\n\n${reply.text}`, questionId: 'taxi-brousse' }
    : reply
}

export const taxiText =
  'Le taxi-brousse se prend de jour et avec du temps, pour très peu d’argent\u202f; évitez ceux de nuit. Il part quand il est plein et s’arrête partout\u202f: comptez davantage qu’en voiture, dont voici la durée.'

function flightReply(text: string, from: Destination, to: Destination): Reply | undefined {
  const flight = flightBetween(from, to)
  if (!flight && !(findFlight(from.name) && findFlight(to.name))) return undefined
  const often = asksHowOften.test(text) ? `${notEveryDay} ` : ''
  return {
    text: flight
      ? `${often}${flightSentence(flight)} ${flightAdvice}`
      : `Je ne connais pas de vol direct ${fromName(from)} ${atName(to)}\u202f: on passe presque toujours par Antananarivo. ${describeDirections(from, to, true).replace(/^Mieux vaut l’avion[^.]*\. /, '')}`,
    suggestions: questionTexts('vols-interieurs', 'bagages-avion', 'transport'),
    places: [],
    source: faqSource('Transports'),
    questionId: 'vols-interieurs',
  }
}

/** How to get to a place or town, from the capital if nobody says otherwise. */
export function directionsTo(destination: Destination, typed = ''): Reply | undefined {
  const reply = wayTo(destination)
  const { access } = tipsOf(destination)
  if (!reply || access === undefined || !asksHow.test(typed) || asksFromCapital.test(typed)) return reply
  return { ...reply, text: `${access}\n\n${reply.text}` }
}

/** How to get to each of two places. */
export function waysTo(named: readonly Destination[]): string {
  return named.map((destination) => directionsTo(destination)?.text ?? 'Je ne connais pas le chemin.').join('\n\n')
}

const asksHow = /\b(?:comment|par ou|acces|acceder|accede|atteint|atteindre|rejoin\w*|y va|y aller)\b/
const asksFromCapital = /\b(?:tana|antananarivo|capitale|loin|combien|heures?|km|distance|temps|avion|vols?)\b/

function wayTo(destination: Destination): Reply | undefined {
  const { sea } = tipsOf(destination)
  // The question about Nosy Be says nothing of the islets near it.
  if (sea !== undefined && /^Nosy (?!Be\b)/.test(destination.name))
    return { ...directionsReply(capital, destination), text: `${sea} Nosy Be se rejoint en avion, ou par Ankify.` }
  if (destination.access !== undefined) return replyToQuestion(getQuestion(destination.access))
  return destination === capital ? undefined : directionsReply(capital, destination)
}

/** The way between two destinations: by road and boat, if the message asks for that. */
export function directionsReply(from: Destination, to: Destination, byRoad = false): Reply {
  return {
    text: describeDirections(from, to, byRoad),
    suggestions: questionTexts('transport', 'vols-interieurs', 'routes-etat'),
    places: [from, to].flatMap(({ place }) => place ?? []),
    source: faqSource('Transports'),
  }
}

/** Chooses between a route of the circuits, the written answer about getting there and the known ways. */
function describeDirections(from: Destination, to: Destination, byRoad: boolean): string {
  const direct = routes.find((route) => connects(route, from, to))
  if (direct) return describeRoute(direct, from, to)
  const access = accessFromCapital(from, to)
  const steps = findJourney(from, to)
  if (access !== undefined && !(byRoad && steps)) return getQuestion(access).answer
  if (steps?.length === 0) return `${capitalize(theName(to))} ${isOrAre(to)} sur place, ${atName(from)}.`
  return steps ? describeJourney(from, to, steps) : describeNoWay(from, to)
}

/** A road in the direction asked for, although a circuit takes the other. Boats and walks are told as the circuit takes them. */
function describeRoute(route: Route, from: Destination, to: Destination): string {
  const { start_location, end_location, transport_type, description_fr } = route
  const isReversed = from.stops.includes(end_location) && to.stops.includes(start_location)
  if (!isReversed || transport_type !== 'car') return `${routeLine(route)} ${description_fr}`
  return `${routeLine(route, `${capitalize(fromName(from))} ${atName(to)}`)} Le trajet, décrit dans l’autre sens\u202f: ${uncapitalize(description_fr)}`
}

/** Not a flight: its duration does not answer how long the road takes. */
function connects(
  { transport_type, start_location, end_location }: Route,
  from: Destination,
  to: Destination,
): boolean {
  if (transport_type === 'plane') return false
  return (
    (from.stops.includes(start_location) && to.stops.includes(end_location)) ||
    (to.stops.includes(start_location) && from.stops.includes(end_location))
  )
}

/** The question about getting to one of the places from the capital, where its answer starts. */
function accessFromCapital(from: Destination, to: Destination): string | undefined {
  const access = from === capital ? to.access : to === capital ? from.access : undefined
  // That about Ifaty starts in Toliara.
  return access !== undefined && getQuestion(access).answer.includes('Antananarivo') ? access : undefined
}

const list = new Intl.ListFormat('fr')
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Hours that one drives on a day, at most: nobody drives at night. */
export const hoursOfDay = 10
/** From here on, a flight is worth a word. */
const longJourney = 12
/** From here on, two flights by way of the capital are better than the road. */
const hoursWorthFlights = 30

function describeJourney(from: Destination, to: Destination, steps: readonly Step[]): string {
  const hours = sumHours(steps.map(({ dry }) => dry))
  const [shortest, longest] = hours
  const km = total(steps.map((step) => step.km))
  const via = townsBetween(from, to, steps)
  const passing = via.length > 0 ? `, en passant par ${list.format(via)}` : ''
  const days = new Set(hours.map((value) => Math.ceil(value / (hoursOfDay + 1))))
  const byAir = longest > hoursWorthFlights && findFlight(from.name) && findFlight(to.name)
  return [
    ...(byAir ? ['Mieux vaut l’avion, en passant par Antananarivo.'] : []),
    `${capitalize(fromName(from))} ${atName(to)}, comptez ${formatKm(km)}${roadText(steps)} et ${formatHours(hours)} ${meansText(steps)} en saison sèche${boatText(steps, km)}${passing}.`,
    ...(longest > 2 ? rainText(steps) : []),
    ...(longest > hoursOfDay ? [daysText([...days])] : []),
    ...flightText(from, to, shortest),
  ].join(' ')
}

/** The towns that one passes. */
export function townsBetween(from: Destination, to: Destination, steps: readonly Step[]): string[] {
  const points = steps.flatMap(({ via = [], to: end }) => [...via, end]).slice(0, -1)
  return [...new Set(points.filter((point) => isTownOnTheWay(point, from, to)))]
}

function daysText(days: readonly number[]): string {
  return days.length === 1 && days[0] === 1
    ? 'Partez à l’aube, pour arriver avant la nuit.'
    : `Comme on ne roule pas de nuit, prévoyez ${days.join(' à ')} jours.`
}

function roadText(steps: readonly Step[]): string {
  const [road, ...others] = new Set(steps.map((step) => step.road))
  return road?.startsWith('RN') && others.length === 0 ? ` par la ${road.replace(' puis RN', ' puis la RN')}` : ''
}

function meansText(steps: readonly Step[]): string {
  const modes = new Set(steps.map(({ mode }) => mode))
  if (modes.size > 1) return 'de trajet'
  return modes.has('car') ? 'de route' : modes.has('boat') ? 'de bateau' : 'de marche'
}

/** A ferry is too short to be worth a word. */
const minBoatKm = 10

function boatText(steps: readonly Step[], km: number): string {
  const byCanoe = steps.filter(({ road }) => road === 'Pirogue')
  if (byCanoe.length > 0) return `, dont ${formatHours(sumHours(byCanoe.map(({ dry }) => dry)))} en pirogue`
  const boatKm = total(steps.map((step) => (step.mode === 'boat' ? step.km : 0)))
  return boatKm >= minBoatKm && boatKm < km ? `, dont ${formatKm(boatKm)} en bateau` : ''
}

function rainText(steps: readonly Step[]): string[] {
  if (steps.some(({ wet }) => wet === null)) return ['Les pluies ferment ce trajet de décembre à mars.']
  const wet = steps.flatMap((step) => step.wet ?? [])
  const [only] = steps.length === 1 ? steps : []
  if (only?.wet) return [`De décembre à mars, comptez ${formatHours(only.wet)}.`]
  return wet.length > 0 ? ['De décembre à mars, les pluies ralentissent la route.'] : []
}

function flightText(from: Destination, to: Destination, hours: number): string[] {
  const flight = hours > longJourney ? flightBetween(from, to) : undefined
  return flight ? [flightSentence(flight)] : []
}

/** Whether a point is a town that one passes. */
function isTownOnTheWay(point: string, from: Destination, to: Destination): boolean {
  const isEnd = [from, to].some((end) => pointsOf(end).includes(point))
  return (
    !isEnd &&
    !/^(?:Allée|Camp) /.test(point) &&
    destinations.some((destination) => pointsOf(destination).includes(point))
  )
}

/** The time of the fastest way between two destinations by land and water. */
export function hoursBetween(from: Destination, to: Destination): Hours | undefined {
  const steps = findJourney(from, to)
  return steps && sumHours(steps.map(({ dry }) => dry))
}

function sumHours(all: readonly Hours[]): Hours {
  return [total(all.map(([shortest]) => shortest)), total(all.map(([, longest]) => longest))]
}

const formatKm = (km: number) => `${formatNumber(km, 0)}\u202fkm`

/** '40 à 55 min', '5 h à 6 h 30', '13 à 15 h': to five minutes, a quarter of an hour or an hour, the longer the less precise. */
export function formatHours(hours: Hours): string {
  const precision = hours[1] > hoursOfDay ? 1 : hours[1] > 2 ? 4 : 12
  const [from, to] = hours.map((value) => formatDuration(Math.round(value * precision) / precision))
  if (from === to) return `environ ${to}`
  const unit = [' h', ' min'].find((end) => from?.endsWith(end) && to?.endsWith(end))
  return `${unit ? from?.slice(0, -unit.length) : from} à ${to}`
}

function describeNoWay(from: Destination, to: Destination): string {
  const flight = flightBetween(from, to)
  const { means, sea } = from === capital ? tipsOf(to) : { means: undefined, sea: tipsOf(to).sea }
  if (sea !== undefined && /^Nosy|^Hell-Ville/.test(from.name)) return sea
  if (means !== undefined) return `${means} ${flight ? flightSentence(flight) : ''}`.trim()
  const instead = flight
    ? flightSentence(flight)
    : 'Demandez ce qui est possible dans une demande sur mesure, ou depuis la page Contact.'
  return `Je ne connais pas la route ${fromName(from)} ${atName(to)}. ${instead}`
}
