import type { KnownPlace } from '#mocks/assistant/landmarks.ts'

/** What the assistant says to one message. */
export type Reply = {
  /** Plain text; an empty line parts paragraphs. */
  text: string
  /** Questions that it can answer in their turn. */
  suggestions: readonly string[]
  places: readonly KnownPlace[]
}
