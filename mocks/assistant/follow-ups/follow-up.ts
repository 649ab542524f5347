import { monthState } from '#mocks/assistant/circuit-facts.ts'
import type { Message } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'

/** A question that needs the subject of the conversation: 'et en août ?'. */
export type Asked = {
  /** What was typed, as patterns read it. */
  typed: string
  message: Message
  month: number | undefined
  /** The month that was named before. */
  lastMonth: number | undefined
  days: number | undefined
  people: number | undefined
  previousCircuit: Circuit | undefined
}

/**
 * One thing that can be asked about a target: a circuit, a place or a way. `topic` names it, so that it can be asked about the next
 * circuit too.
 */
export type FollowUp<Target> = {
  topic: string
  matches: (asked: Asked) => boolean
  /** Ids of questions of the questions page that ask the same in general. */
  questions?: readonly string[]
  answer: (target: Target, asked: Asked) => Reply | undefined
}

/** A follow-up matches if one of these patterns does, written as in `safety/patterns.ts`. */
export function typedLike(...patterns: string[]): (asked: Asked) => boolean {
  const test = matcher(patterns)
  return ({ typed }) => test(typed)
}

const elsewhere =
  /\ba la place\b|^(?:et )?sinon(?: quoi| (?:on|je|nous) (?:fait|fais|faisons|va|vais|allons) (?:quoi|ou))?$/

/** 'Sinon on fait quoi ?', after a month in which a circuit is closed. */
export function asksForElsewhere({ typed, lastMonth }: Asked): boolean {
  const isClosed = lastMonth !== undefined && circuits.some((circuit) => monthState(circuit, lastMonth) === 'closed')
  return isClosed && elsewhere.test(typed)
}

/** A follow-up to a message that gives a month, a number of days or of people. */
export function whenGiven<Target>(
  key: 'month' | 'days' | 'people',
  answer: (target: Target, value: number) => Reply | undefined,
): Omit<FollowUp<Target>, 'topic'> {
  return {
    matches: (asked) => asked[key] !== undefined,
    answer: (target, { [key]: value }) => (value === undefined ? undefined : answer(target, value)),
  }
}

/** Begins a message that goes on with the subject: 'et en août ?'. The 'il' of 'il faut' and 'il fait' is no pronoun. */
const opener =
  /^(et|il|elle|ils|elles|on|la|y|ca|c est|ce|lequel|laquelle|combien|mais|le faire|en|avec|pour|j y|plutot|sinon)\b(?! (faut|fait|y a|pleut un)\b)/

/** Messages with at most so many words, stop words not counted, go on with the subject too. */
const maxShortWords = 6

export function goesOn({ typed, message }: Pick<Asked, 'typed' | 'message'>): boolean {
  return opener.test(typed) || message.words.length <= maxShortWords
}

export function isOpener(input: string): boolean {
  return opener.test(readTyping(input))
}
