import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { findCircuits } from '#mocks/assistant/intents/circuits.ts'
import type { Memory } from '#mocks/assistant/memory.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'

/** 'Y a plus tranquille sinon ?', about a circuit. */
const asksForMore = /\b(?:y a|y en a|existe|avez) (?:un |des |quelque chose de )?(?:plus|moins)\b/

/** The circuits among which a message asks, after `current`: all, or those that 'c’est moins cher que le Sud ?' compares. */
export function comparedCircuits(current: Circuit, { typed, message }: Asked, memory: Memory): readonly Circuit[] {
  if (asksForMore.test(typed)) return circuits
  const [named, second] = findCircuits(message.text)
  const isCompared =
    named &&
    named !== current &&
    !second &&
    /\b(?:plus|moins)\b.* que\b|\bplus \w+$|\bcelui la\b|\bentre lui\b/.test(typed)
  return isCompared ? [current, named] : knownCircuits(memory)
}

/** Questions whose answers name all circuits. */
const circuitQuestions: ReadonlySet<string> = new Set([
  'circuits-proposes',
  'premier-voyage',
  'duree',
  'enfants-circuit',
  'seniors',
  'circuit-par-mois',
])

/** The circuits that were named last: two, or all. */
export function knownCircuits({ subject, previousCircuit, topic, questionId = '' }: Memory): readonly Circuit[] {
  if (subject?.kind === 'circuit') {
    if (subject.other) return [subject.other, subject.circuit]
    if (topic === 'rank') return circuits
    return previousCircuit ? [previousCircuit, subject.circuit] : []
  }
  return circuitQuestions.has(questionId) ? circuits : []
}
