import type { Destination, Place } from '#mocks/assistant/destinations.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { type Message, topicWords } from '#mocks/assistant/message.ts'
import {
  circuitQuestion,
  circuitSource,
  getQuestion,
  questionTexts,
  replyToQuestion,
  type Reply,
} from '#mocks/assistant/replies.ts'
import { type Route, routeLine, routesVia } from '#mocks/assistant/routes.ts'
import { placeTips } from '#mocks/data/place-tips.ts'
import { places } from '#mocks/data/places.ts'
import { questions } from '#src/content/questions.ts'
import { uncapitalize } from '#src/lib/text.ts'

/** Describes the destinations of a message that names them and asks nothing else. */
export function answerDestination({ topic, destinations, destinationWords }: Message): Reply | undefined {
  const [destination, second] = destinations
  // 'Les tsingy' are those of all regions.
  if (topic.length === 0 && destinationWords.size === 1 && destinationWords.has('tsingy'))
    return replyToQuestion(getQuestion('tsingy'))
  if (!destination || topic.length > 0) return undefined
  if (!second) return destinationReply(destination)
  const known = destinations.flatMap(({ place }) => place ?? []).slice(0, 2)
  if (known.length < 2) return undefined
  return {
    text: known.map(placeLine).join('\n\n'),
    suggestions: questionTexts('premier-voyage', 'temps-de-visite', 'saison'),
    places: known,
  }
}

/** Describes a destination: its circuit and the route that leads there. */
export function destinationReply(destination: Destination): Reply {
  const { name, place, about } = destination
  const { sights, sea = '' } = placeTips[name] ?? {}
  if (about !== undefined && sights !== undefined)
    return { ...replyToQuestion(getQuestion(about)), text: `${sights} ${sea}`.trim(), questionId: undefined }
  if (about !== undefined) return replyToQuestion(getQuestion(about))
  const [route] = routesVia(destination)
  const parts = [
    place ? placeLine(place) : `${name} est sur nos circuits.`,
    ...(route
      ? [`${introduceRoute(route, destination)}\u202f: ${uncapitalize(routeLine(route))} ${route.description_fr}`]
      : []),
  ]
  return {
    text: parts.join('\n\n'),
    suggestions: place ? placeSuggestions(place) : questionTexts('circuits-proposes', 'transport'),
    places: place ? [place] : [],
    source: place && circuitSource(place.circuit_name, 'Lieux'),
  }
}

function introduceRoute({ start_location, end_location }: Route, { stops }: Destination): string {
  if (stops.includes(end_location)) return 'Pour y aller'
  return stops.includes(start_location) ? 'De là, notre circuit continue' : 'C’est sur notre route'
}

export function placeLine(place: Place): string {
  const where = place.circuit_name ? `sur notre circuit ${place.circuit_name}` : 'en extension d’un circuit'
  return `${place.name_fr}, ${where}. ${place.description_fr}`
}

function placeSuggestions(place: Place): string[] {
  const aboutPlace = questions.filter(({ places: slugs = [] }) => slugs.includes(place.slug))
  return [
    ...circuitQuestion(place),
    ...aboutPlace.map(({ question }) => question),
    ...questionTexts('saison', 'devis'),
  ].slice(0, 3)
}

type PlaceKind = {
  words: ReadonlySet<string>
  types: readonly string[]
  /** The questions page has an answer for the whole country. Such places are listed only if the message names a circuit. */
  hasQuestion: boolean
}

const placeKinds: readonly PlaceKind[] = [
  placeKind('ville villes', ['city']),
  placeKind('monument monuments sites historique historiques palais patrimoine', ['historical']),
  placeKind('eglise eglises cathedrale cathedrales religieux religieuse temple', ['religious']),
  placeKind('plage plages', ['beach'], true),
  placeKind('marche marches', ['market'], true),
  placeKind('parc parcs reserve reserves foret forets nature', ['nature', 'adventure'], true),
]

function placeKind(words: string, types: readonly string[], hasQuestion = false): PlaceKind {
  return { words: topicWords(words), types, hasQuestion }
}

const areaWords = topicWords('circuit circuits site region cote nord sud ouest centre national nationaux')

/** Lists the places of a kind, on the circuits that the message names or on all of them. */
export function answerPlaceList({ text, topic, destinations }: Message): Reply | undefined {
  if (destinations.length > 0) return undefined
  const kind = placeKinds.find(({ words }) => topic.some((word) => words.has(word)))
  if (
    !kind ||
    !topic.every((word) => kind.words.has(word) || areaWords.has(word)) ||
    /\b(?:vaut|valent|juste|part\w*|commenc\w*|debut\w*|depart)\b/.test(text)
  )
    return undefined
  const circuits = findCircuits(text).map(({ name }) => name)
  if (circuits.length === 0 && kind.hasQuestion) return undefined
  const listed = places.filter(
    ({ type, circuit_name }) =>
      circuit_name && kind.types.includes(type) && (circuits.length === 0 || circuits.includes(circuit_name)),
  )
  if (listed.length === 0) return undefined
  const lines = listed.map((place) => `– ${place.name_fr} (circuit ${place.circuit_name})`)
  return {
    text: ['Sur nos circuits\u202f:', ...lines].join('\n'),
    suggestions: questionTexts('circuits-proposes', 'premier-voyage'),
    places: listed,
  }
}
