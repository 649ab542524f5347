import { type Destination, findDestinations } from '#mocks/assistant/destinations.ts'
import { seasonText } from '#mocks/assistant/follow-ups/place-texts.ts'
import { monthReply } from '#mocks/assistant/intents/months.ts'
import { withOpening } from '#mocks/assistant/intents/openings.ts'
import { destinationReply, placeLine } from '#mocks/assistant/intents/places.ts'
import type { Message } from '#mocks/assistant/message.ts'
import {
  type Entry,
  minToAnswer,
  minToOffer,
  minWithoutSource,
  rankQuestions,
} from '#mocks/assistant/rank-questions.ts'
import {
  faqSource,
  firstSuggestions,
  getQuestion,
  inDanger,
  noAnswer,
  questionTexts,
  type Reply,
  replyToQuestion,
} from '#mocks/assistant/replies.ts'
import { activityMonthText, activitySeasonText, findMonth } from '#mocks/assistant/seasons.ts'
import { findWeatherPlace, packingReply, weatherEverywhere } from '#mocks/assistant/weather.ts'
import { activities } from '#mocks/data/activity-months.ts'
import { foldFrench, frenchWords } from '#src/content/french-terms.ts'
import { questions } from '#src/content/questions.ts'
import { capitalize } from '#src/lib/text.ts'

/** Asks for months, and not for a place or a choice too. */
const asksWhen =
  /^(?!.* ou ).*\b(?:quand(?! (?:meme|je|j|elle|nous|vous|tu|mon|ma)\b)|(?:quels?|meilleurs?) mois|moment|periode|saison|epoque)\b/

/** When to come to the place or region of a message that asks for the best months. */
function bestMonths({ id }: Entry, message: Message): string | undefined {
  const [destination] = message.destinations
  if (destination && /^saison(?:-ouest)?$/.test(id)) return seasonText(destination)
  const place = id === 'saison' ? findWeatherPlace(message) : undefined
  return place && `${capitalize(place.where)}, venez ${place.region.best}.`
}

/** 'C’est l’hiver ou l’été chez vous en juillet ?' */
function seasonNamed({ text }: Message, month: number): string {
  if (!/\bhiver\b/.test(text) || !/\bete\b/.test(text)) return ''
  return month >= 5 && month <= 9 ? 'C’est l’hiver austral, sec et frais. ' : 'C’est plutôt l’été austral, chaud. '
}

/** Whether an answer begins with the months. */
function namesMonthFirst({ answer }: Entry): boolean {
  return findMonth(foldFrench(answer.split('.')[0] ?? '')) !== undefined
}

/**
 * The answer to the question that a message most likely asks, with the place that it names. `ranked` are the questions and
 * notes, the most likely first: by default as the message asks them by itself.
 */
export function answerQuestion(
  message: Message,
  minProbability = minToAnswer,
  ranked = rankQuestions(message),
): Reply | undefined {
  // 'Parlez-moi du Rova d’Antananarivo' asks nothing that only a note would answer.
  const namesOnly = message.topic.length === 0 && message.destinations.length > 0
  const best = ranked.find(({ entry }) => !isAboutOtherPlace(entry, message) && ('question' in entry || !namesOnly))
  if (!best || best.probability < minProbability) return undefined
  const { entry, probability } = best
  const packing = packingReply(entry, message)
  if (packing) return withOpening(packing, getQuestion('valise'), message)
  const plain = replyToQuestion(entry, message.topic)
  const found = withOpening(plain, entry, message)
  if (!('question' in entry)) return found
  const month = findMonth(message.text)
  if (entry.id === 'circuit-par-mois' && month !== undefined && message.destinations.length === 0)
    return monthReply(month)
  if (entry.id === 'temps-par-mois' && month !== undefined)
    return { ...found, text: `${seasonNamed(message, month)}${weatherEverywhere(month)}` }
  const season = month === undefined ? bestMonths(entry, message) : undefined
  if (season !== undefined)
    return { ...found, text: season, places: message.destinations.flatMap(({ place }) => place ?? []) }
  const activity = activities[entry.id]
  if (activity && month !== undefined) return { ...found, text: `${activityMonthText(activity, month)} ${found.text}` }
  if (activity && found === plain && asksWhen.test(message.text) && !namesMonthFirst(entry))
    return { ...found, text: activitySeasonText(activity) }
  const reply = probability < minWithoutSource ? { ...found, source: faqSource(entry.question) } : found
  const place = message.destinations.find((destination) => destination.place)?.place
  if (!place) return reply
  // Of 'Ankanin’ny Nofy', 'ny' is left.
  const asksNothing = message.topic.every((word) => word.length < 3)
  const told = asksNothing && !reply.text.includes(place.name_fr) ? `${reply.text}\n\n${placeLine(place)}` : reply.text
  return { ...reply, text: told, places: [...new Set([place, ...reply.places])] }
}

const destinationsByQuestion = new Map<string, readonly Destination[]>(
  questions.map(({ id, question }) => [id, findDestinations(frenchWords(question)).destinations]),
)

/** 'Est-ce dangereux à Antananarivo ?' does not answer a message about another place. */
export function isAboutOtherPlace({ id }: Entry, { destinations }: Message): boolean {
  const named = destinationsByQuestion.get(id) ?? []
  return destinations.length > 0 && named.length > 0 && !named.some((one) => destinations.includes(one))
}

/** Admits that there is no answer. Offers the destination that the message names, or else the two closest questions, if they are close. */
export function fallbackReply(message: Message): Reply {
  const closest = rankQuestions(message)
    .filter(({ probability }) => probability >= minToOffer)
    .flatMap(({ entry }) => ('question' in entry ? entry.question : []))
  const suggestions = [...closest, ...firstSuggestions].slice(0, 2).concat(questionTexts('contact'))
  const text = `${noAnswer} ${inDanger}`
  const [destination] = message.destinations
  if (!destination) return { text, suggestions, places: [] }
  const known = destinationReply(destination)
  return { ...known, text: `${text}\n\nVoici ce que je sais de ce lieu\u202f: ${known.text}`, suggestions }
}
