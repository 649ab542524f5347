import { monthState } from '#mocks/assistant/circuit-facts.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import { type Message, topicWords } from '#mocks/assistant/message.ts'
import { faqSource, getQuestion, questionTexts, type Reply, replyToQuestion } from '#mocks/assistant/replies.ts'
import { findMonth, inMonth, isWet, namedActivity, weatherOf } from '#mocks/assistant/seasons.ts'
import { weatherPlaceOfCircuit, weatherText } from '#mocks/assistant/weather.ts'
import { circuits } from '#mocks/data/circuits.ts'
import { bestInMonth } from '#mocks/data/best-months.ts'
import { monthNames } from '#src/lib/months.ts'

/** The topic words of a message that asks whether to travel in a month. */
const travelWords = topicWords(
  `${monthNames.join(' ')} circuit circuits quand ouvert ouverts ouvrez ferme fermes risque debut fin mi jouable temps
  mois venir viendrait raisonnable grave erreur folie saison periode cale prevu correct mal top`,
)

/** Whether to travel in the month that a message names, and where: 'Peut-on voyager en janvier ?'. */
export function answerMonth({ text, topic, destinations }: Message): Reply | undefined {
  const month = findMonth(text)
  if (month === undefined || destinations.length > 0 || findCircuits(text).length > 0) return undefined
  const asksThis =
    topic.every((word) => travelWords.has(word)) || (asksForVerdict.test(text) && namedActivity(text) === undefined)
  return asksThis ? monthReply(month) : undefined
}

/** 'C’est la bonne saison ?' */
const asksForVerdict =
  /\b(?:bon|bonne|mauvais|mauvaise|meilleur|meilleure) (?:saison|periode|idee|moment|mois|epoque)\b/

/** If nothing else is known of what a message asks, how to ask for a quote if it names one, or else the month. */
export function answerNamedMonth({ text, destinations }: Message): Reply | undefined {
  const month = findMonth(text)
  if (month === undefined || destinations.length > 0) return undefined
  return /\bdevis\b/.test(text) ? replyToQuestion(getQuestion('devis')) : monthReply(month)
}

/** The months in which most circuits are at their best. */
const best: ReadonlySet<number> = new Set([5, 9, 10, 11])

/** A verdict, then each circuit, for a traveller who has not chosen. */
export function monthReply(month: number): Reply {
  const name = monthNames[month - 1] ?? ''
  const verdict = isWet(month)
    ? `On peut voyager ${inMonth(month)}, mais ce n’est pas le meilleur moment.`
    : `Oui, ${name} est ${best.has(month) ? 'un des meilleurs mois' : 'un bon mois'} pour voyager.`
  const advice = isWet(month)
    ? ' L’Ouest et ses Tsingy sont fermés, la côte Est est exposée aux cyclones. Préférez le Centre ou le Sud-Ouest, gardez des jours de marge et prenez une assurance annulation.'
    : ''
  return {
    text: [`${verdict} ${weatherOf(month)}${advice}`, ['Par région\u202f:', ...linesOf(month)].join('\n')].join('\n\n'),
    suggestions: questionTexts('circuit-par-mois', 'temps-par-mois', 'devis'),
    places: [],
    questionId: 'circuit-par-mois',
    source: faqSource('Saisons et climat'),
  }
}

const states = { open: '', partial: ' (circuit en partie seulement)', closed: ' (circuit fermé)' }

/** The circuits to prefer come first. */
function linesOf(month: number): string[] {
  const order = Object.keys(bestInMonth[month - 1] ?? {})
  const rank = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return circuits
    .toSorted((one, other) => rank(one.slug) - rank(other.slug))
    .map((circuit) => {
      const region = weatherPlaceOfCircuit(circuit)?.region
      return `– ${circuit.name}\u202f: ${region ? weatherText(region, month) : ''}${states[monthState(circuit, month)]}`
    })
}
