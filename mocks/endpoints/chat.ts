import { errorResponse, type Handler } from '#mocks/endpoints/endpoint.ts'
import { createPostHandler, requireText } from '#mocks/endpoints/post.ts'
import { type ChatReply, chatRequestSchema } from '#src/contract/chat.ts'
import { newId } from '#src/lib/text.ts'

const maxPlaces = 2
const maxSuggestions = 3

/** The assistant. It has no memory: a session is only an id, and earlier messages do not change a reply. */
export function createChatHandler(): Handler {
  return createPostHandler(chatRequestSchema, async ({ message, session_id = `session-${newId()}` }) => {
    if (requireText(message)) return errorResponse(400, 'Le message est vide.')
    // The assistant is most of the mock's code, so it is loaded with the first message.
    const { answerMessage } = await import('#mocks/assistant/answer-message.ts')
    const { text, suggestions, places } = answerMessage(message)
    const reply: ChatReply = {
      response: text,
      session_id,
      client_type: 'web',
      suggestions: suggestions.slice(0, maxSuggestions),
      related_places: places.slice(0, maxPlaces).map(({ name_fr, description_fr }) => ({
        name: name_fr,
        description: description_fr,
      })),
    }
    return Response.json(reply)
  })
}
