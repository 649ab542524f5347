import { withOpening } from '#mocks/assistant/intents/openings.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { entries } from '#mocks/assistant/rank-questions.ts'
import { replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { shortQuestions, singleWords } from '#mocks/data/short-messages.ts'
import { frenchWords } from '#src/content/french-terms.ts'

/** Before the word: 'infos visa', 'question bagages'. */
const announcement = /^(?:infos?|informations?|renseignements?|questions?|quid|concernant) /

/** 'Combien l’eau ?' asks something else than 'l’eau ?'. */
const asksMore = /\b(?:combien|comment|ou|quand|pourquoi|qui|quel\w*|sans|pas|plus)\b/

/** 'Et pour le visa' has three, and 'on peut payer avec le tel' is a sentence. */
const maxSmallWords = 3

/** Without articles and the like. */
const toKey = (text: string) => frenchWords(text).join(' ')

const readTable = (table: Readonly<Record<string, string>>, toKeyOf: (text: string) => string) =>
  new Map(Object.entries(table).flatMap(([id, texts]) => texts.split(', ').map((text) => [toKeyOf(text), id] as const)))

const idsByWord = readTable(singleWords, toKey)
const idsByQuestion = readTable(shortQuestions, (text) => text)

/** The answer to a message of a word or two, or to a question without a subject: 'prix ?', 'que voir ?' */
export function answerShortMessage(message: Message): Reply | undefined {
  const { text, destinations } = message
  const asked = text.replace(announcement, '')
  const key = toKey(asked)
  const isSentence = asked.split(' ').length > key.split(' ').length + maxSmallWords || asksMore.test(asked)
  const word = destinations.length > 0 || isSentence ? undefined : idsByWord.get(key)
  const id = idsByQuestion.get(asked) ?? idsByQuestion.get(text) ?? word
  const entry = entries.find((one) => one.id === id)
  if (!entry) return undefined
  const reply = replyToQuestion(entry)
  return asked.includes(' ') ? withOpening(reply, entry, message) : reply
}
