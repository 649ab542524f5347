import type { Destination } from '#mocks/assistant/destinations.ts'
import { type Asked, type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { circuitQuestion, circuitSource, questionTexts, type Reply } from '#mocks/assistant/replies.ts'

export function replyAboutPlace(text: string, { place, circuit }: Destination, ...next: string[]): Reply {
  return {
    text,
    suggestions: [...circuitQuestion({ circuit_name: circuit?.name ?? null }), ...questionTexts(...next)].slice(0, 3),
    places: [],
    source: place && circuitSource(place.circuit_name, 'Lieux'),
  }
}

/** A follow-up that a text answers. `next` are the questions to suggest. */
export function tell(
  topic: string,
  text: (destination: Destination, asked: Asked) => string | undefined,
  next: readonly string[],
  patterns: readonly string[],
  questions: readonly string[] = [],
): FollowUp<Destination> {
  return {
    topic,
    questions,
    matches: typedLike(...patterns),
    answer: (destination, asked) => {
      const answer = text(destination, asked)
      return answer === undefined ? undefined : replyAboutPlace(answer, destination, ...next)
    },
  }
}
