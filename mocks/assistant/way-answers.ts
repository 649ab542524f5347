import { findSharedLeg, findWay } from '#mocks/assistant/find-way.ts'
import { type Landmark, landmarks } from '#mocks/assistant/landmarks.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { answerQuestion, knownQuestion, questionTexts } from '#mocks/assistant/question-answers.ts'
import type { Reply } from '#mocks/assistant/reply.ts'
import { type KnownRoute, routeLine } from '#mocks/assistant/route-facts.ts'
import { frenchWords } from '#src/knowledge/french-terms.ts'

/** Words that ask for a way, and for nothing else where they stand alone beside names. */
const wayWords = new Set(
  frenchWords(
    `acces acceder aller arriver avion bateau bateaux circuler combien depuis distance duree entre faut ferry gagner
    heure heures horaire jour jours jusqu jusque kilometre kilometres km kms loin pirogue rejoindre relier rendre route routes
    temps trajet trajets traversee va vais vedette venir voiture`,
  ),
)

const saysWhither = /\b(entre|va|vais|aller|depuis|jusqu a|de (?:\S+ ){1,2}a)\b/

const capital = landmarks.find(({ name }) => name === 'Antananarivo')

/** How far and how long from one landmark to the next; to one alone, from the capital. */
export function answerWay({ plain, words, topic, named }: Message): Reply | undefined {
  const [first, second] = named.landmarks
  if (!first || /\b(visit|combien de jours)/.test(plain) || topic.some((word) => !wayWords.has(word))) return undefined
  const isAsked = saysWhither.test(plain) || words.some((word) => wayWords.has(word))
  if (!second) {
    if (!isAsked) return undefined
    if (first.access !== undefined) return answerQuestion(knownQuestion(first.access))
    return capital && capital !== first ? describeWay(capital, first) : undefined
  }
  // Two names and nothing else ask for the way between them, if there is one, unless they are a choice.
  const isWay = topic.length === 0 && !/ ou /.test(plain) && findWay(first, second)
  if (!isAsked && !isWay) return undefined
  return describeWay(...inOrder(plain, first, second))
}

/** 'X depuis Y' begins at Y. */
function inOrder(plain: string, first: Landmark, second: Landmark): [Landmark, Landmark] {
  return /\b(depuis|partir de|depart de|partant de)\b(?! .*\b(a|vers|pour|jusqu a)\b)/.test(plain)
    ? [second, first]
    : [first, second]
}

function describeWay(from: Landmark, to: Landmark): Reply {
  return {
    text: tellWay(from, to).join('\n\n'),
    suggestions: questionTexts('transport', 'vols-interieurs', 'routes-etat'),
    places: [from, to].flatMap(({ place }) => place ?? []),
  }
}

/** By the legs of the circuits or by what is written about the way, whichever is closer to what is asked. */
function tellWay(from: Landmark, to: Landmark): string[] {
  const ends = [from, to]
  const way = findWay(from, to)
  // The one flight of the circuits leaves open how long the road would be, and is no part of a longer way.
  const flies = way?.some(({ transport_type }) => transport_type === 'plane') ?? false
  if (way && way.length === 1 && !flies) return [sayWay(from, to, way)]

  const access = to.access ?? from.access
  const general = knownQuestion(access ?? 'temps-trajet').answer
  // What is written counts from the capital unless it names both ends; any two of these make it the answer.
  const isListed = ends.every(({ stops }) => stops.some((stop) => general.includes(stop)))
  const isFromCapital = ends.some((end) => end === capital)
  const reasons = [isListed, isFromCapital, access !== undefined].filter(Boolean)
  if (reasons.length >= 2) return [general]
  return way && !flies ? [sayWay(from, to, way)] : [sayNoWay(from, to), general]
}

function sayWay(from: Landmark, to: Landmark, way: readonly KnownRoute[]): string {
  const [first] = way
  if (first && way.length === 1) return `${routeLine(first)} ${first.description_fr}`
  const hours = Math.round(way.reduce((sum, route) => sum + route.duration_hours, 0))
  const kilometres = Math.round(way.reduce((sum, route) => sum + route.distance_km, 0))
  return [
    `Entre ${from.name} et ${to.name}, nos circuits comptent ${way.length} étapes, environ ${hours}\u202fh et`,
    `${kilometres}\u202fkm en tout\u202f:`,
  ]
    .join(' ')
    .concat(...way.map((route) => `\n– ${routeLine(route)}`))
}

function sayNoWay(from: Landmark, to: Landmark): string {
  const names = `${from.name} et ${to.name}`
  const shared = findSharedLeg(from, to)
  return shared
    ? `${names} se trouvent sur la même étape, que voici tout entière\u202f: ${routeLine(shared)}`
    : `Les étapes de nos circuits ne relient pas ${names}\u202f: je n’en ai pas la durée exacte.`
}
