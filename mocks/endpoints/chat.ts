import type { Answer } from '#mocks/endpoints/endpoint.ts'
import { filled } from '#mocks/endpoints/field-rules.ts'
import { readBody } from '#mocks/endpoints/read-body.ts'
import { refuse, refuseTooMany } from '#mocks/endpoints/refusals.ts'
import { createThrottle } from '#mocks/endpoints/throttle.ts'
import { type ChatReply, chatRequestSchema } from '#src/contract/chat.ts'

/** Of recommended places and of suggestions, the most that an answer carries. */
const mostPlaces = 2
const mostSuggestions = 3

/** Every message stands for itself: nothing is remembered of a session but its name. */
export function createAssistant(): Answer {
  const throttle = createThrottle()

  return async (request) => {
    const wait = throttle()
    if (wait !== undefined) return refuseTooMany(wait)
    const { body, refusal } = await readBody(request, chatRequestSchema)
    if (refusal) return refusal
    if (filled(body.message)) return refuse(400, 'Le message est vide.')
    // What it knows weighs more than all the rest of the mock: it comes with the first question.
    const { answerMessage } = await import('#mocks/assistant/answer-message.ts')
    const { text, suggestions, places } = answerMessage(body.message)
    const reply: ChatReply = {
      response: text,
      session_id: body.session_id ?? newSession(),
      client_type: 'web',
      suggestions: suggestions.slice(0, mostSuggestions),
      related_places: places.slice(0, mostPlaces).map(({ name_fr, description_fr }) => ({
        name: name_fr,
        description: description_fr,
      })),
    }
    return Response.json(reply)
  }
}

function newSession(): string {
  return `session-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
}
