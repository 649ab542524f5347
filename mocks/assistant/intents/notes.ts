import type { Message } from '#mocks/assistant/message.ts'
import { withOpening } from '#mocks/assistant/intents/openings.ts'
import { monthReply } from '#mocks/assistant/intents/months.ts'
import { minToBeCertain, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { getQuestion, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import { packingReply } from '#mocks/assistant/weather.ts'

const asksOfPlaces = /\b(?:vaut|valent|merite|meritent|meme chose)\b/

/** Notes that compare all circuits, for messages that name no place. */
const aboutAllCircuits: ReadonlySet<string> = new Set(['bateaux-circuits', 'niveau-circuits'])

/**
 * The note that certainly fits, or the answer to 'est-ce sûr ?'. It is tried early, because other intents would answer the names of
 * places and months in the message.
 */
export function answerNote(message: Message): Reply | undefined {
  const { text, topic, destinations } = message
  // 'Parlez-moi de Kirindy', but not 'Kirindy, ça vaut le détour ?'.
  if (topic.length === 0 && destinations.length > 0 && !asksOfPlaces.test(text)) return undefined
  if (topic.length > 0 && topic.every((word) => word === 'securite')) return replyToQuestion(getQuestion('securite'))
  const entry = mostLikelyQuestion(message, minToBeCertain)
  if (!entry || 'question' in entry || (destinations.length > 0 && aboutAllCircuits.has(entry.id))) return undefined
  // 'Anja, ça vaut le détour ?'.
  if (entry.id === 'baobabs-valeur' && !/\b(?:baobabs?|allee|morondava)\b/.test(text)) return undefined
  // 'Les vacances de février' names the month that counts.
  const month =
    entry.id === 'vacances-scolaires' && !/\b(?:prix|tarifs?|cher)\b/.test(text) ? findMonth(text) : undefined
  if (month !== undefined) return monthReply(month)
  const packing = packingReply(entry, message)
  return packing
    ? withOpening(packing, getQuestion('valise'), message)
    : withOpening(replyToQuestion(entry, topic), entry, message)
}
