import { type Asked, type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { circuitSource, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { listCircuits } from '#mocks/assistant/seasons.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'

export function replyAboutCircuit({ name }: Circuit, text: string, ...next: string[]): Reply {
  return { text, suggestions: questionTexts(...next), places: [], source: circuitSource(name) }
}

/** A follow-up that a text answers. `next` are the questions to suggest. */
export function tell(
  topic: string,
  text: (circuit: Circuit, asked: Asked) => string,
  next: readonly string[],
  patterns: readonly string[],
  questions: readonly string[] = [],
): FollowUp<Circuit> {
  return {
    topic,
    questions,
    matches: typedLike(...patterns),
    answer: (circuit, asked) => replyAboutCircuit(circuit, text(circuit, asked), ...next),
  }
}

/** Asks which circuit is meant, or which other than `current`. */
export function askForCircuit(question: string, current?: Circuit): Reply {
  const offered = circuits.filter((circuit) => circuit !== current)
  return {
    text: `${question}\u202f? Nous avons ${current ? 'aussi ' : ''}${listCircuits(offered)}.`,
    suggestions: offered.map(({ name }) => `Et le circuit ${name}\u202f?`),
    places: [],
  }
}
