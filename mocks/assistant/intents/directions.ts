import { capital, type Destination, destinations } from '#mocks/assistant/destinations.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { faqSource, getQuestion, questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { type Route, routeLine } from '#mocks/assistant/routes.ts'
import { findJourney, type Journey } from '#mocks/assistant/programmes.ts'
import { circuits } from '#mocks/data/circuits.ts'
import { routes } from '#mocks/data/routes.ts'
import { frenchWords } from '#src/content/french-terms.ts'
import type { Hours, Leg } from '#src/contract/programme.ts'
import { formatDuration, formatNumber } from '#src/lib/format.ts'

// A route is a fixture, a path one or more routes in a row, a leg a part of a programme, a journey several of them.

/** The words of a message about directions. */
const directionWords = new Set(
  frenchWords(
    `acces acceder aller arriver avion bateau bateaux circuler combien depuis distance duree ferry gagner
    heure heures horaire horaires jour jours jusqu kilometre kilometres km kms loin pirogue rejoindre relier rendre route routes
    temps trajet trajets traversee vedette venir voiture`,
  ),
)

const directionPhrase = /\b(entre|va|vais|aller|depuis|jusqu a|de (?:\S+ ){1,2}a)\b/

/** 'X depuis Y', but not 'depuis X jusqu'à Y'. */
const startsAtSecond = /\b(depuis|partir de|depart de|partant de)\b(?! .*\b(a|vers|pour|jusqu a)\b)/

/** Distance and travel time between two destinations, or from the capital to the only one named. */
export function answerDirections({ text, words, topic, destinations: [first, second] }: Message): Reply | undefined {
  const asksSomethingElse =
    /\b(visit|combien de jours|(?:on|je|nous|y|faut|faire) march|a pied|hesit|lequel|laquelle|comparer)/.test(text) ||
    topic.some((word) => !directionWords.has(word))
  if (!first || asksSomethingElse) return undefined
  const isAsked = directionPhrase.test(text) || words.some((word) => directionWords.has(word))
  if (!second) {
    if (!isAsked) return undefined
    return directionsTo(first)
  }
  // Two bare names ask for directions if the capital comes first or a path connects them; 'Ifaty ou Anakao' asks to choose.
  const isConnected = first === capital || findPath(first, second) !== undefined
  const isPath = topic.length === 0 && !/ ou /.test(text) && isConnected
  if (!isAsked && !isPath) return undefined
  return startsAtSecond.test(text) ? directionsReply(second, first) : directionsReply(first, second)
}

/** How to get to a place or town, from the capital if nobody says otherwise. */
export function directionsTo(destination: Destination): Reply | undefined {
  if (destination.access !== undefined) return replyToQuestion(getQuestion(destination.access))
  return destination === capital ? undefined : directionsReply(capital, destination)
}

/** The way between two destinations. */
export function directionsReply(from: Destination, to: Destination): Reply {
  return {
    text: describeDirections(from, to),
    suggestions: questionTexts('transport', 'vols-interieurs', 'routes-etat'),
    places: [from, to].flatMap(({ place }) => place ?? []),
    source: faqSource('Transports'),
  }
}

/** Chooses between the routes of the circuits, a leg of their programmes and the written answer about getting there. */
function describeDirections(from: Destination, to: Destination): string {
  const path = findPath(from, to)
  // The duration of a flight does not answer how long the road takes.
  const hasFlight = path?.some(({ transport_type }) => transport_type === 'plane') ?? false
  if (path?.length === 1 && !hasFlight) return describePath(from, to, path)

  const isDirectFlight = path?.length === 1
  const journey = findJourney(from.stops, to.stops) ?? findJourney(to.stops, from.stops)
  const [leg] = journey?.legs.length === 1 && !isDirectFlight ? journey.legs : []
  if (leg) return describeLeg(from, to, leg)

  const writtenAnswer = getQuestion(to.access ?? from.access ?? 'temps-trajet').answer
  if (isAnsweredBy(writtenAnswer, from, to)) return writtenAnswer
  if (path && !hasFlight) return describePath(from, to, path)
  if (journey) return describeJourney(from, to, journey)
  return `${describeNoPath(from, to, { hasFlight })}\n\n${writtenAnswer}`
}

function isAnsweredBy(writtenAnswer: string, from: Destination, to: Destination): boolean {
  const namesBothEnds = [from, to].every(({ stops }) => stops.some((stop) => writtenAnswer.includes(stop)))
  const involvesCapital = from === capital || to === capital
  const isAboutOneEnd = from.access !== undefined || to.access !== undefined
  // Two of three have to hold: it names both ends, one end is the capital (where most answers start), it is about one of the ends.
  return [namesBothEnds, involvesCapital, isAboutOneEnd].filter(Boolean).length >= 2
}

function describePath(from: Destination, to: Destination, path: readonly Route[]): string {
  const [first] = path
  if (first && path.length === 1) return `${routeLine(first)} ${first.description_fr}`
  const hours = Math.round(path.reduce((sum, route) => sum + route.duration_hours, 0))
  const kilometres = Math.round(path.reduce((sum, route) => sum + route.distance_km, 0))
  const summary = [
    `Entre ${from.name} et ${to.name}, nos circuits comptent ${path.length} trajets, environ ${hours}\u202fh et`,
    `${kilometres}\u202fkm en tout\u202f:`,
  ].join(' ')
  return [summary, ...path.map((route) => `– ${routeLine(route)}`)].join('\n')
}

function describeLeg(start: Destination, end: Destination, { road, km, hours_dry, hours_wet, surface }: Leg): string {
  const by = road ? ` (${road})` : ''
  const dry = hours_dry ? `, ${formatHours(hours_dry)} en saison sèche` : ''
  const wet = hours_wet ? `${formatHours(hours_wet)} de décembre à mars` : 'fermé par les pluies de décembre à mars'
  return `Entre ${start.name} et ${end.name}${by}\u202f: ${formatNumber(km, 0)}\u202fkm${dry}, ${wet}${surface ? ` (${surface})` : ''}.`
}

const list = new Intl.ListFormat('fr')
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function describeJourney(start: Destination, end: Destination, { slug, legs }: Journey): string {
  const circuit = circuits.find((one) => one.slug === slug)?.name
  const dry = legs.flatMap(({ hours_dry }) => (hours_dry ? [hours_dry] : []))
  const [shortest, longest] = [0, 1].map((index) => Math.round(total(dry.map((hours) => hours[index] ?? 0))))
  const via = list.format(new Set(legs.slice(0, -1).map(({ to }) => to.name)))
  const km = formatNumber(total(legs.map((leg) => leg.km)), 0)
  return `Entre ${start.name} et ${end.name}, comme sur notre circuit ${circuit}, en passant par ${via}\u202f: ${km}\u202fkm, ${shortest} à ${longest}\u202fh de trajet en saison sèche.`
}

const formatHours = ([from, to]: Hours) => `${formatDuration(from)} à ${formatDuration(to)}`

function describeNoPath(from: Destination, to: Destination, { hasFlight }: { hasFlight: boolean }): string {
  const names = `${from.name} et ${to.name}`
  const shared = routes.find((route) => [from, to].every((end) => stopsAt(route, end)))
  return shared
    ? `${names} se trouvent sur le même trajet, que voici tout entier\u202f: ${routeLine(shared)}`
    : `Aucun trajet de nos circuits ne relie directement ${names}${hasFlight ? ' par la route' : ''}\u202f: je n’en ai pas la durée exacte.`
}

function stopsAt({ start_location, waypoints, end_location }: Route, { stops }: Destination): boolean {
  return [start_location, ...waypoints.map(({ name }) => name), end_location].some((stop) => stops.includes(stop))
}

/** A longer path is a circuit, not directions. */
const maxRoutes = 4

/** The fewest routes that connect two destinations, in either direction (breadth-first search). */
function findPath(from: Destination, to: Destination): Route[] | undefined {
  const visited = new Set(from.stops)
  let paths: { stops: readonly string[]; routes: Route[] }[] = [{ stops: from.stops, routes: [] }]
  for (let length = 1; length <= maxRoutes; length += 1) {
    paths = paths.flatMap((path) =>
      routes.flatMap((route) => {
        const end = otherEnd(route, path.stops)
        return end === undefined || visited.has(end)
          ? []
          : [{ stops: stopsOfSameTown(end), routes: [...path.routes, route] }]
      }),
    )
    const complete = paths.find(({ stops }) => stops.some((stop) => to.stops.includes(stop)))
    if (complete) return complete.routes
    for (const stop of paths.flatMap(({ stops }) => stops)) visited.add(stop)
  }
  return undefined
}

function otherEnd({ start_location, end_location }: Route, stops: readonly string[]): string | undefined {
  if (stops.includes(start_location)) return end_location
  return stops.includes(end_location) ? start_location : undefined
}

/** A town and its airport are two stops of one destination. */
function stopsOfSameTown(stop: string): readonly string[] {
  return destinations.find(({ stops }) => stops.includes(stop))?.stops ?? [stop]
}
