import type { Message } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import type { Circuit } from '#mocks/data/circuits.ts'

/** A question that needs the subject of the conversation: 'et en août ?'. */
export type Asked = {
  /** What was typed, as patterns read it. */
  typed: string
  message: Message
  month: number | undefined
  days: number | undefined
  people: number | undefined
  /** The circuit named before this one. */
  before: Circuit | undefined
}

/** One thing that can be asked of a subject. `topic` names it, so that it can be asked of the next circuit too. */
export type FollowUp<Subject> = {
  topic: string
  matches: (asked: Asked) => boolean
  answer: (subject: Subject, asked: Asked) => Reply | undefined
}

/** A `matches` for messages that one of the patterns of `safety/patterns.ts` matches. */
export function typedLike(...patterns: string[]): (asked: Asked) => boolean {
  const test = matcher(patterns)
  return ({ typed }) => test(typed)
}

/** Opens a message that goes on with the subject. The 'il' of 'il faut' and 'il fait' is no pronoun. */
const opener =
  /^(et|il|elle|ils|elles|on|la|y|ca|c est|ce|lequel|laquelle|combien|mais|le faire|en|avec|pour|j y|plutot|sinon)\b(?! (faut|fait|y a|pleut un)\b)/

/** In words of substance. */
const maxShortWords = 6

export function goesOn({ typed, message }: Pick<Asked, 'typed' | 'message'>): boolean {
  return opener.test(typed) || message.words.length <= maxShortWords
}

export function isOpener(input: string): boolean {
  return opener.test(readTyping(input))
}
