import type { Message } from '#mocks/assistant/message.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import { impliedSubject, namedSubject, type Subject } from '#mocks/assistant/subject.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import type { SafetyEntry } from '#mocks/data/safety.ts'

/** What a session remembers of its last messages. */
export type Memory = {
  subject?: Subject | undefined
  /** The circuit named before the one that is the subject. */
  before?: Circuit | undefined
  /** What was asked of the circuit last. */
  topic?: string | undefined
  month?: number | undefined
  /** The question of the questions page that was answered last, by its id. */
  about?: string | undefined
  /** The urgent answer that the conversation is still about, and whether it was asked for in English. */
  danger?: { entry: SafetyEntry; inEnglish: boolean } | undefined
  /** Messages since one was about the subject. */
  unused: number
}

/** A reply, and what the next message may refer to. */
export type Turn = { reply: Reply; memory: Memory }

export const emptyMemory: Memory = { unused: 0 }

/** Messages without the subject after which it is forgotten. */
const maxUnused = 5

/** What to remember after a message and its reply. */
export function remember(memory: Memory, message: Message, reply: Reply, used: Partial<Memory> = {}): Memory {
  const subject = used.subject ?? namedSubject(message) ?? impliedSubject(message, reply)
  if (!subject) {
    const { about } = reply
    return memory.unused + 1 >= maxUnused ? { ...emptyMemory, about } : { ...memory, about, unused: memory.unused + 1 }
  }
  const [first] = findCircuits(message.text)
  const earlier = memory.subject?.kind === 'circuit' ? memory.subject.circuit : memory.before
  const current = subject.kind === 'circuit' ? subject.circuit : undefined
  return {
    subject,
    before: first && current && first !== current ? first : earlier === current ? memory.before : earlier,
    topic: used.topic ?? (current ? undefined : memory.topic),
    month: used.month ?? findMonth(message.text) ?? memory.month,
    about: reply.about,
    danger: memory.danger,
    unused: 0,
  }
}
