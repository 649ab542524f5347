import { turnAboutCircuit } from '#mocks/assistant/follow-ups/about-circuits.ts'
import { circuitFollowUps } from '#mocks/assistant/follow-ups/circuit.ts'
import { type Asked, type FollowUp, followUpOf, readAsked, toTurn } from '#mocks/assistant/follow-ups/follow-up.ts'
import { placeFollowUps } from '#mocks/assistant/follow-ups/place.ts'
import { wayFollowUps } from '#mocks/assistant/follow-ups/way.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import type { Memory, Turn } from '#mocks/assistant/memory.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import { type FollowUpKind, minLikeliestFollowUp, rankFollowUps } from '#mocks/assistant/rank-questions.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'

/**
 * What a message that nothing else answers most likely asks about the subject of the conversation. It may have words that no example
 * has, and need not be short: 'une liaison aérienne dessert-elle cet endroit ?'.
 */
export function answerLikeliest(input: string, memory: Memory): Turn | undefined {
  const { subject } = memory
  const message = parseMessage(input)
  if (!subject || ('other' in subject && subject.other) || memory.withoutSubject > 0) return undefined
  if (message.destinations.length > 0 || findCircuits(message.text).length > 0) return undefined
  const asked = readAsked(readTyping(input), message, memory)
  switch (subject.kind) {
    case 'circuit': {
      const found = likeliest('circuit', circuitFollowUps, asked)
      return found && turnAboutCircuit(found, subject.circuit, asked, memory)
    }
    case 'place': {
      const found = likeliest('place', placeFollowUps, asked)
      return found && toTurn(found, subject.place, asked, subject, memory)
    }
    case 'way': {
      const found = likeliest('way', wayFollowUps, asked)
      return found && toTurn(found, subject, asked, subject, memory)
    }
    default:
      return undefined
  }
}

function likeliest<Target>(
  kind: FollowUpKind,
  followUps: readonly FollowUp<Target>[],
  asked: Asked,
): FollowUp<Target> | undefined {
  const hinted = new Set(followUps.filter(({ matches }) => matches(asked)).map(({ topic }) => topic))
  const [best] = rankFollowUps(asked.message, kind, { hinted, contextId: asked.contextId })
  return best && best.probability >= minLikeliestFollowUp ? followUpOf(best, followUps) : undefined
}
