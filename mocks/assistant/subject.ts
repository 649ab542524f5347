import { capital, type Destination, findDestinations } from '#mocks/assistant/destinations.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import type { Message } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import type { Circuit } from '#mocks/data/circuits.ts'

/** What a conversation is about, so that 'et en août ?' has a meaning. */
export type Subject =
  | { kind: 'circuit'; circuit: Circuit; other?: Circuit | undefined }
  | { kind: 'place'; place: Destination; other?: Destination | undefined }
  /** A road, or the way between two places. `name` is how replies call it, and `about` the place that the conversation is about. */
  | {
      kind: 'way'
      name: string
      from?: Destination | undefined
      to?: Destination | undefined
      about?: Destination | undefined
    }
  | { kind: 'season' }
  /** `isBudget`: what travellers spend on a day, or in a number of days. */
  | {
      kind: 'price'
      isBudget: boolean
      /** What they have, each or all of them. */
      euros?: number
      isEach?: boolean
      withFlight?: boolean
      people?: number | undefined
      days?: number | undefined
    }

/** 'La RN7', 'route nationale 7'. */
const road = /\b(?:rn|route nationale|nationale) ?(\d{1,2}[a-z]?)\b/

const seasonQuestions = new Set([
  'saison',
  'temps-par-mois',
  'circuit-par-mois',
  'cyclones',
  'temperatures',
  'cote-est-pluie',
])
const priceQuestions = new Set(['prix-circuit', 'budget-jour', 'budget-total'])
const roadQuestions = new Set(['routes-etat', 'routes-nuit', 'temps-trajet'])

/** The place that a question is about, by the question's id, for messages that do not name it. */
const placeOfQuestion: Readonly<Record<string, readonly string[]>> = {
  baleines: ['sainte', 'marie'],
  'requins-baleines': ['nosy', 'be'],
  plongee: ['nosy', 'be'],
  indri: ['andasibe'],
  'aye-aye': ['ankanin', 'nofy'],
  baobabs: ['allee', 'baobabs'],
  'baobabs-valeur': ['allee', 'baobabs'],
  fosa: ['kirindy'],
  'fosa-danger': ['kirindy'],
  'lemuriens-pres-tana': ['andasibe'],
  'trois-baies': ['ramena'],
  kitesurf: ['baie', 'sakalava'],
  pangalanes: ['ankanin', 'nofy'],
  sommet: ['andringitra'],
  'pic-boby-effort': ['andringitra'],
  'sainte-marie': ['sainte', 'marie'],
  'sainte-marie-acces': ['sainte', 'marie'],
  'nosy-be-iles': ['nosy', 'be'],
  'nosy-be-acces': ['nosy', 'be'],
  'tsingy-acces': ['bemaraha'],
  'tsingy-enfants': ['bemaraha'],
  tsingy: ['bemaraha'],
  'saison-ouest': ['bemaraha'],
  'tsingy-rouge': ['tsingy', 'rouge'],
}

export function wayBetween(from: Destination, to: Destination): Extract<Subject, { kind: 'way' }> {
  return { kind: 'way', name: `${from.name} – ${to.name}`, from, to }
}

/** Before 'à' and the place where the traveller is, as a pattern. */
export const whereOneIs = '(?:on est|on sera|on dort|on loge|nous sommes|je suis|je dors|je loge)'

/** 'X depuis Y', but not 'depuis X jusqu'à Y'. */
const startsAtSecond =
  /\b(depuis|partir de|depart de|partant de|(?:loin|distance|combien (?:de (?:route|km|kilometres|temps|voiture)|d heures)) (?:de|du|d)(?! (?:route|trajet|voiture|bus|taxi)\b))\b(?! .*\b(a|vers|pour|jusqu a|rejoint)\b)/

/** 'C’est loin Andasibe de Tana ?' */
const farFrom = /^(?:et |mais )?(?:c est|est ce) loin (?!d[eu]?\b)(?:\w+ ){1,4}d[eu]? \w+/

/** Where a way starts and ends, of two places in the order in which a message names them. */
export function inOrder(text: string, first: Destination, second: Destination): [Destination, Destination] {
  const endsWhereOneIs = new RegExp(`\\bloin\\b.*\\b${whereOneIs} a\\b`).test(text)
  return endsWhereOneIs || startsAtSecond.test(text) || farFrom.test(text) ? [second, first] : [first, second]
}

/** The subject that the words of a message name. */
export function namedSubject({ text, destinations: [first, second] }: Message): Subject | undefined {
  const circuits = findCircuits(text)
  const circuit = circuits.at(-1)
  if (circuit) return { kind: 'circuit', circuit, other: circuits.length === 2 ? circuits[0] : undefined }
  const [, number] = road.exec(text) ?? []
  if (number !== undefined) return { kind: 'way', name: `RN${number}` }
  if (!first) return undefined
  // 'C’est où par rapport à Toliara ?'.
  const isChoice =
    / ou (?!(?:en |par )?(?:bateau|route|avion|voiture|taxi|bus|piste|vedette)\b|(?:c est |pas|non|galere|trop|plutot)\b)|\b(?:vs|versus|hesit\w*|comparer|(?:differences?|mieux) entre|(?:conseill|prefer)\w*(?: \w+)? entre)\b/.test(
      text,
    ) && !/\bou par rapport\b/.test(text)
  // 'Les Tsingy Rouge à côté de Diego'.
  if (second && !isChoice && /\ba cote (?:de|d)\b/.test(text)) return { kind: 'place', place: first }
  if (second && !isChoice) return wayBetween(...inOrder(text, first, second))
  return { kind: 'place', place: first, other: second }
}

/** 'La route de Morondava', and nothing else. */
const roadTo = /^(?:la |une )?(?:route|piste|trajet) (?:de|du|d|pour|vers|jusqu a) (?:\w+ ){0,2}\w+$/

/** The way from the capital to the only place of a message that names its road. */
export function namedWay({ text, destinations: [place, other] }: Message): Subject | undefined {
  return place && !other && place !== capital && roadTo.test(text) ? wayBetween(capital, place) : undefined
}

/** The subject that the answer to a message has, if the message names none. */
export function impliedSubject({ text }: Message, { questionId = '', circuit }: Reply): Subject | undefined {
  if (circuit) return { kind: 'circuit', circuit }
  const [place] = findDestinations(placeOfQuestion[questionId] ?? []).destinations
  if (place) return { kind: 'place', place }
  if (findMonth(text) !== undefined || seasonQuestions.has(questionId)) return { kind: 'season' }
  if (priceQuestions.has(questionId)) return { kind: 'price', isBudget: questionId !== 'prix-circuit' }
  return roadQuestions.has(questionId) ? { kind: 'way', name: 'La route' } : undefined
}
