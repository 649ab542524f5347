import { monthState } from '#mocks/assistant/circuit-facts.ts'
import { parsePeople } from '#mocks/assistant/follow-ups/people.ts'
import { parseDays } from '#mocks/assistant/intents/circuits.ts'
import { daysOfDates } from '#mocks/assistant/trip-dates.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import {
  type Asks,
  type FollowUpKind,
  minToAnswer,
  mostLikelyQuestion,
  rankFollowUps,
} from '#mocks/assistant/rank-questions.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import type { Subject } from '#mocks/assistant/subject.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'

/** A question that needs the subject of the conversation: 'et en août ?'. */
export type Asked = {
  /** What was typed, as patterns read it. */
  typed: string
  message: Message
  month: number | undefined
  /** The month that was named before. */
  lastMonth: number | undefined
  /** Numbers that the message gives. */
  days: number | undefined
  people: number | undefined
  /** How many travellers were told of before. */
  party: number | undefined
  /** The circuit of the conversation before the current one. */
  previousCircuit: Circuit | undefined
  /** The question or note that was last asked by itself, by its id (memory.ts). */
  contextId: string | undefined
}

/** 'Et le 5 ?', after 'le jour 3, on fait quoi ?'. */
const otherDay = /^(?:et |puis )?(?:le |au |du )?(\d{1,2})$/

/** 'Et le lendemain ?', after the same. */
const nextDay =
  /^(?:(?:ok|et|puis) )*(?:le (?:lendemain|jour (?:suivant|d apres))|apres|ensuite)(?= (?:on|c est|il|y a)\b|$)/

/** 'On dort où ce soir-là ?', after the same. */
const thatDay = /\b(?:ce soir|cette nuit|ce jour) la\b/

/** The day that an answer describes. */
const dayOfAnswer = /Le jour (\d+), c’est/

/** What a message asks, with what the conversation said before. */
export function readAsked(text: string, message: Message, memory: Memory): Asked {
  const { month, previousCircuit, topic, contextId, lastText = '' } = memory
  const [, day] = topic === 'day' ? (dayOfAnswer.exec(lastText) ?? []) : []
  const typed =
    day === undefined
      ? text
      : text
          .replace(otherDay, 'jour $1')
          .replace(nextDay, `jour ${Number(day) + 1}`)
          .replace(thatDay, `jour ${day}`)
  // 'Et la semaine d’après ?' may be in the next month.
  const asksForNext =
    month !== undefined && /\b(?:semaine|mois) (?:d apres|suivante?)\b|^(?:et )?(?:apres|le suivant)$/.test(typed)
  const asksForPrevious = month !== undefined && /\bmois (?:d avant|precedent)\b|^(?:et )?(?:juste )?avant$/.test(typed)
  const other = asksForNext ? (month % 12) + 1 : asksForPrevious ? ((month + 10) % 12) + 1 : undefined
  return {
    typed,
    message,
    month: findMonth(message.text) ?? other,
    lastMonth: month,
    // 'C’est pas trop court ?', after the number of days.
    days:
      parseDays(message.text) ??
      (/\b(?:trop|un peu) (?:court|juste)\b|\bc est trop pour\b/.test(typed) ? memory.days : undefined),
    people: parsePeople(typed),
    party: memory.people,
    previousCircuit,
    contextId,
  }
}

/**
 * One thing that can be asked about the subject of the conversation (`Target`). `topic` names it, so that it can be asked about the
 * next circuit too, and has its messages in `mocks/data/messages/follow-ups`.
 */
export type FollowUp<Target> = {
  topic: string
  /** Whether the words of a message speak for this topic. */
  matches: (asked: Asked) => boolean
  /** Whether a match decides. */
  isCertain?: boolean
  /** Ids of questions of the questions page that ask the same in general. */
  questions?: readonly string[]
  answer: (target: Target, asked: Asked) => Reply | undefined
}

/** A follow-up matches if one of these patterns does, written as in `safety/patterns.ts`. */
export function typedLike(...patterns: string[]): (asked: Asked) => boolean {
  const test = matcher(patterns)
  return ({ typed }) => test(typed)
}

const isInterjection = /^(?:ok|okay|d accord|bon|bien|merci|super|cool|top|parfait|genial|nickel| )+$/

/** What a message most likely asks about a subject of this kind, unless it asks something else. */
export function likelyFollowUp<Target>(
  followUps: readonly FollowUp<Target>[],
  kind: FollowUpKind,
  asked: Asked,
  minProbability = minToAnswer,
): FollowUp<Target> | undefined {
  const matching = followUps.filter(({ matches }) => matches(asked))
  const certain = matching.find(({ isCertain }) => isCertain)
  if (certain) return certain
  const topics = new Set(matching.map(({ topic }) => topic))
  // 'Le prix du Nord en octobre ?' asks the price, 'un devis pour le Nord en octobre' how to get one.
  if (topics.has('price') || topics.has('booking')) topics.delete('month')
  // 'Le Sud rentre du 3 au 14 novembre ?' asks whether the days suffice.
  if (topics.has('fits') && daysOfDates(asked.message.text) !== undefined)
    for (const other of ['ends', 'flights']) topics.delete(other)
  if (topics.has('fits')) topics.delete('month')
  if (topics.has('price') && /\beuros\b/.test(asked.typed)) topics.delete('fits')
  // 'Deux retraités, combien de jours ?' asks the length.
  if (/\bcombien de jours\b/.test(asked.typed))
    for (const travellers of ['seniors', 'children', 'teens', 'baby']) topics.delete(travellers)
  const [best] = rankFollowUps(asked.message, kind, { hinted: topics, contextId: asked.contextId })
  if (!best || best.probability < minProbability || isInterjection.test(asked.typed)) return undefined
  const followUp = followUpOf(best, followUps)
  return followUp && !asksAnotherQuestion(asked, followUp) ? followUp : undefined
}

/** From here on, a message asks a question by itself. */
const minToAskItself = 0.8
/** In words, without stop words. A message this short asks about the subject. */
const maxWordsAboutSubject = 2

/** Whether a message asks a question by itself that a follow-up does not answer: 'un visa pour 3 semaines ?', after a circuit. */
export function asksAnotherQuestion(
  { typed, message }: Asked,
  { questions = [] }: Pick<FollowUp<never>, 'questions'>,
): boolean {
  // 'L’avion est dedans ?'.
  if (message.words.length <= maxWordsAboutSubject) return false
  const question = mostLikelyQuestion(message, minToAskItself)
  return question !== undefined && !questions.includes(question.id) && !beginsLikeFollowUp(typed)
}

/** The follow-up of a topic, or of a question that asks the same in general. */
export function followUpOf<Target>(asks: Asks, followUps: readonly FollowUp<Target>[]): FollowUp<Target> | undefined {
  return followUps.find(({ topic, questions = [] }) =>
    asks.entry ? questions.includes(asks.entry.id) : topic === asks.topic,
  )
}

/** 'Douze jours, c’est trop long', of a circuit and not of a road. */
export function isTooLong(typed: string): boolean {
  return (
    /(?<!\bpas )\btrop longs?\b/.test(typed) &&
    !/\b(?:routes?|voiture|trajets?|pirogue|bateau|vols?|avion)\b/.test(typed)
  )
}

const alternativePhrase =
  /\ba la place\b|\bvaut mieux (?:aller|partir) ou$|^(?:et )?(?:c est quoi |quelle est )?l alternative$|^(?:et |alors |du coup |donc )+on va ou\b|^(?:et |alors |mais )?(?:on|je|nous) (?:fait|fais|faisons|va|vais|allons) (?:quoi|ou) (?:sinon|alors|du coup)(?: en \w+)?$|^(?:et )?sinon(?: quoi)?$|^(?:et )?(?:sinon|alors|du coup) (?:on|je|nous) (?:fait|fais|faisons|va|vais|allons) (?:quoi|ou)$/

/** 'Sinon on fait quoi ?', after a month in which some circuit is closed. */
export function asksForAlternative({ typed, lastMonth }: Asked): boolean {
  const isClosed = lastMonth !== undefined && circuits.some((circuit) => monthState(circuit, lastMonth) === 'closed')
  return isClosed && alternativePhrase.test(typed)
}

/**
 * Makes follow-ups that a text answers; `toReply` makes the reply of it. `next` are the questions to suggest, and `questions` those
 * that ask the same in general.
 */
export function textFollowUps<Target>(toReply: (target: Target, text: string, next: readonly string[]) => Reply) {
  return (
    topic: string,
    text: (target: Target, asked: Asked) => string | undefined,
    next: readonly string[],
    patterns: readonly string[],
    questions: readonly string[] = [],
  ): FollowUp<Target> => ({
    topic,
    questions,
    matches: typedLike(...patterns),
    answer: (target, asked) => {
      const answer = text(target, asked)
      return answer === undefined ? undefined : toReply(target, answer, next)
    },
  })
}

/** A follow-up to a message that gives a month, a number of days or of people. */
export function whenGiven<Target>(
  key: 'month' | 'days' | 'people',
  answer: (target: Target, value: number, typed: string) => Reply | undefined,
): Omit<FollowUp<Target>, 'topic'> {
  return {
    matches: (asked) => asked[key] !== undefined,
    answer: (target, { [key]: value, typed }) => (value === undefined ? undefined : answer(target, value, typed)),
  }
}

/** How a message begins that continues the subject: 'et en août ?', but not 'il faut', 'il fait', 'il y a'. */
const opener =
  /^(et|nous (?:sommes|serons)|il|elle|ils|elles|on|la|y|ca|c est|ce|lequel|laquelle|combien|mais|le faire|en|avec|pour|j y|plutot|sinon)\b(?! (faut|fait|y a)\b)/

/** In words, without stop words. A message this short continues the subject too. */
const maxShortWords = 6

/** Whether a message continues the subject: it begins like a follow-up, or is short. */
export function continuesSubject({ typed, message }: Pick<Asked, 'typed' | 'message'>): boolean {
  return beginsLikeFollowUp(typed) || message.words.length <= maxShortWords
}

export function beginsLikeFollowUp(typed: string): boolean {
  return opener.test(typed)
}

/** The answer to a follow-up, and what to remember after it. */
export function toTurn<Target>(
  { topic, answer }: FollowUp<Target>,
  target: Target,
  asked: Asked,
  subject: Subject,
  memory: Memory,
): Turn | undefined {
  const reply = answer(target, asked)
  return (
    reply && {
      reply,
      memory: remember(memory, asked.message, reply, { subject, topic, month: asked.month, people: asked.people }),
    }
  )
}

/** The answers about two circuits or places that were named together. */
export function joinTexts(one: Turn, two: Turn): Turn {
  return {
    ...two,
    reply: { ...two.reply, text: [...new Set([one.reply.text, two.reply.text])].join('\n\n'), questionId: undefined },
  }
}
