import type { Message } from '#mocks/assistant/message.ts'
import { entries } from '#mocks/assistant/rank-questions.ts'
import { replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { singleWords } from '#mocks/data/single-words.ts'
import { frenchWords } from '#src/content/french-terms.ts'

/** Before the word: 'infos visa', 'question bagages'. */
const announcement = /^(?:infos?|informations?|renseignements?|questions?|quid|concernant) /

/** 'Combien l’eau ?' asks something else than 'l’eau ?'. */
const asksMore = /\b(?:combien|comment|ou|quand|pourquoi|quel\w*|sans|pas|plus)\b/

/** 'Et pour le visa' has three, and 'on peut payer avec le tel' is a sentence. */
const maxSmallWords = 3

/** Without articles and the like. */
const toKey = (text: string) => frenchWords(text).join(' ')

const idsByKey = new Map(
  Object.entries(singleWords).flatMap(([id, words]) => words.split(', ').map((word) => [toKey(word), id] as const)),
)

/** The answer to a message that is a single word, or two. */
export function answerSingleWord({ text, destinations }: Message): Reply | undefined {
  const asked = text.replace(announcement, '')
  const key = toKey(asked)
  const isSentence = asked.split(' ').length > key.split(' ').length + maxSmallWords || asksMore.test(asked)
  const id = destinations.length > 0 || isSentence ? undefined : idsByKey.get(key)
  const entry = entries.find((one) => one.id === id)
  return entry && replyToQuestion(entry)
}
