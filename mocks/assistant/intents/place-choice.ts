import type { Destination } from '#mocks/assistant/destinations.ts'
import { choiceText, readPurpose } from '#mocks/assistant/follow-ups/place-choice-texts.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { asksWhere } from '#mocks/assistant/follow-ups/place-where.ts'
import { withOpening } from '#mocks/assistant/intents/openings.ts'
import { type Message, topicWords } from '#mocks/assistant/message.ts'
import { minToBeCertain, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { getQuestion, questionTexts, type Reply, replyToQuestion } from '#mocks/assistant/replies.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'

const asksToChoose =
  / ou |\b(?:vs|versus|conseill\w*|prefer\w*|hesit\w*|choisir|compar\w+|lequel|laquelle|rapport|(?:differences?|mieux) entre|mieux que|plutot que|le plus beau|la plus belle)\b/

/** The topic words of a message that leaves a choice open. */
const choiceWords = topicWords(
  'deux seul seule garder devait week end weekend demi matinee jour jours semaine nuit nuits temps comparer rapport difference differences direct lemuriens poser mer repos',
)

/** A longer topic asks more than a choice. */
const maxTopicWords = 4

/** 'Quelle est la plus belle plage entre Ifaty et Anakao pour finir le voyage ?'. The match is what to compare them by. */
const asksForBest =
  /\b(?:le plus beau|la plus belle|(?:les )?plus (?:beaux?|belles?)) (?:plages?|iles?|lagons?|recifs?|spots?)(?= entre\b)/

const islands = getQuestion('nosy-be-ou-sainte-marie')
const isIsland = ({ name }: Destination) => /^(?:Nosy Be|Sainte-Marie)$/.test(name)

/** Which of two places to choose: 'plutôt Andasibe ou Ranomafana ?'. */
export function answerPlaceChoice(message: Message): Reply | undefined {
  const {
    input,
    text,
    topic,
    destinations: [one, other, third],
  } = message
  if (!one || !other || third) return undefined
  const [best] = asksForBest.exec(text) ?? []
  if (best !== undefined) return placeChoiceReply(one, other, best)
  if (!asksToChoose.test(text) || asksWhere.test(text)) return undefined
  // A note tells some apart: 'différence entre Andasibe et Mantadia'.
  if (/\bdifferences?\b/.test(text) && mostLikelyQuestion(message, minToBeCertain)) return undefined
  const isOpen = topic.every((word) => choiceWords.has(word) || /^\d+$/.test(word))
  const typed = readTyping(input)
  const asksPlainly = /\bplutot .* ou \w+$/.test(text)
  if (!isOpen && !asksPlainly && (topic.length > maxTopicWords || !readPurpose(typed))) return undefined
  // The questions page compares the islands.
  if ((isOpen || findMonth(text) !== undefined) && isIsland(one) && isIsland(other))
    return withOpening(replyToQuestion(islands), islands, message)
  return placeChoiceReply(one, other, typed)
}

export function placeChoiceReply(one: Destination, other: Destination, typed: string, from?: Destination): Reply {
  return {
    text: choiceText(one, other, typed, from),
    suggestions: questionTexts('premier-voyage', 'temps-de-visite', 'saison'),
    places: [one, other].flatMap(({ place }) => place ?? []),
  }
}
