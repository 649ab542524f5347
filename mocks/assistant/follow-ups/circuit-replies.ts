import { textFollowUps } from '#mocks/assistant/follow-ups/follow-up.ts'
import { circuitSource, questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { listCircuits } from '#mocks/assistant/seasons.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'

export function replyAboutCircuit({ name }: Circuit, text: string, ...next: string[]): Reply {
  return { text, suggestions: questionTexts(...next), places: [], source: circuitSource(name) }
}

export const tell = textFollowUps<Circuit>((circuit, text, next) => replyAboutCircuit(circuit, text, ...next))

/** Asks which circuit is meant, or which other than `current`. */
export function askForCircuit(question: string, current?: Circuit): Reply {
  const offered = circuits.filter((circuit) => circuit !== current)
  return {
    text: `${question}\u202f? Nous avons ${current ? 'aussi ' : ''}${listCircuits(offered)}.`,
    suggestions: offered.map(({ name }) => `Et le circuit ${name}\u202f?`),
    places: [],
  }
}
