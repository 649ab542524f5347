import type { Destination } from '#mocks/assistant/destinations.ts'
import { textFollowUps } from '#mocks/assistant/follow-ups/follow-up.ts'
import { circuitQuestion, circuitSource, questionTexts, type Reply } from '#mocks/assistant/replies.ts'

export function replyAboutPlace(text: string, { place, circuit }: Destination, ...next: string[]): Reply {
  return {
    text,
    suggestions: [...circuitQuestion({ circuit_name: circuit?.name ?? null }), ...questionTexts(...next)].slice(0, 3),
    places: [],
    source: place && circuitSource(place.circuit_name, 'Lieux'),
  }
}

export const tell = textFollowUps<Destination>((destination, text, next) => replyAboutPlace(text, destination, ...next))
