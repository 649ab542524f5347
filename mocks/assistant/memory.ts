import type { Message } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { parsePeople } from '#mocks/assistant/follow-ups/people.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import { findWeatherPlace, isAboutWeather, type WeatherPlace } from '#mocks/assistant/weather.ts'
import { impliedSubject, namedSubject, namedWay, type Subject } from '#mocks/assistant/subject.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { addTravellers, whoTravels } from '#mocks/assistant/wishes.ts'
import type { SafetyEntry } from '#mocks/data/safety.ts'
import type { Wish } from '#mocks/data/wishes.ts'

/** What a session remembers of its last messages. */
export type Memory = {
  subject?: Subject | undefined
  /** The circuit named before the one that is the subject. */
  previousCircuit?: Circuit | undefined
  /** The topic of the follow-up that was answered last. */
  topic?: string | undefined
  month?: number | undefined
  /** What the travellers look for, and in how many days. */
  wishes?: readonly Wish[] | undefined
  days?: number | undefined
  /** How many they are. */
  people?: number | undefined
  /** The last ordinary answer. */
  lastText?: string | undefined
  /** The place or region whose weather was answered last. */
  weather?: WeatherPlace | undefined
  /** The question of the questions page that was answered last, by its id. */
  questionId?: string | undefined
  /** The last question that was asked by itself, by its id. The one answered last may go on with it. */
  contextId?: string | undefined
  /** The urgent answer that the conversation is still about, the messages that told of it, and whether they were in English. */
  danger?: { entry: SafetyEntry; told: string; inEnglish: boolean } | undefined
  /** The message with the last question, without its place: 'et à Nosy Be ?' asks it again. */
  lastQuestion?: string | undefined
  /** The last message that tells who travels. */
  travellers?: string | undefined
  /** How many messages since the last one about the subject. */
  withoutSubject: number
}

/** A reply, and what the next message may refer to. */
export type Turn = { reply: Reply; memory: Memory }

export const emptyMemory: Memory = { withoutSubject: 0 }

/** After so many, the subject is forgotten. */
const maxWithoutSubject = 5

type Answered = Pick<Memory, 'subject' | 'topic' | 'month' | 'weather' | 'wishes' | 'days' | 'people'>

/** What to remember after a message and its reply. `answered` is what a follow-up was about. */
export function remember(memory: Memory, message: Message, reply: Reply, answered: Answered = {}): Memory {
  const subject = answered.subject ?? namedWay(message) ?? namedSubject(message) ?? newSubject(memory, message, reply)
  const lastQuestion = reply.questionId === undefined ? undefined : withoutPlace(message)
  const people = answered.people ?? parsePeople(readTyping(message.input)) ?? memory.people
  const wishes = answered.wishes ?? addTravellers(memory.wishes, readTyping(message.input))
  const travellers = whoTravels(memory.travellers, message)
  if (!subject) {
    const { questionId } = reply
    const withoutSubject = memory.withoutSubject + 1
    return withoutSubject >= maxWithoutSubject
      ? { ...emptyMemory, questionId, contextId: questionId, lastQuestion }
      : {
          ...memory,
          month: findMonth(message.text) ?? memory.month,
          weather: undefined,
          wishes,
          people,
          travellers,
          questionId,
          contextId: questionId,
          lastQuestion,
          withoutSubject,
        }
  }
  const current = subject.kind === 'circuit' ? subject.circuit : undefined
  return {
    subject,
    previousCircuit: previousCircuit(memory, message, current),
    topic: answered.topic,
    month: answered.month ?? findMonth(message.text) ?? memory.month,
    weather: answered.weather ?? (isAboutWeather(message) ? findWeatherPlace(message) : undefined),
    wishes,
    days: answered.days ?? memory.days,
    people,
    travellers,
    questionId: reply.questionId,
    contextId: reply.questionId,
    lastQuestion,
    danger: memory.danger,
    withoutSubject: 0,
  }
}

/** 'Il y a du palu à Diego ?' is asked again, of another place, without its own. */
function withoutPlace({ input, rest, destinations }: Message): string | undefined {
  if (destinations.length === 0) return input
  return destinations.length === 1 ? rest.replace(/ (?:a|au|aux|en|dans|sur|vers|de|du|d)$/, '') : undefined
}

/** A question that names nothing leaves a conversation about a circuit there, unless its answer names another. */
function newSubject({ subject }: Memory, message: Message, reply: Reply): Subject | undefined {
  return subject?.kind === 'circuit' && !reply.circuit ? undefined : impliedSubject(message, reply)
}

function previousCircuit(memory: Memory, { text }: Message, current: Circuit | undefined): Circuit | undefined {
  // Of 'Nord ou Sud', the last is the subject.
  const [first] = findCircuits(text)
  if (first && current && first !== current) return first
  const earlier = memory.subject?.kind === 'circuit' ? memory.subject.circuit : memory.previousCircuit
  return earlier === current ? memory.previousCircuit : earlier
}
