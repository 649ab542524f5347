import { circuits } from '#mocks/data/circuits.ts'
import { errorResponse, type Handler } from '#mocks/endpoints/endpoint.ts'
import { checkText, createPostHandler } from '#mocks/endpoints/post.ts'
import type { Memory } from '#mocks/assistant/memory.ts'
import { type ChatReply, chatRequestSchema } from '#src/contract/chat.ts'
import { newId } from '#src/lib/text.ts'

const maxPlaces = 2
/** Enough for all circuits, which are suggested when the assistant asks which one is meant. */
const maxSuggestions = circuits.length

const memoryLifetimeMs = 10 * 60_000

/** The assistant. Remembers per session what its conversation is about. */
export function createChatHandler(): Handler {
  const sessions = new Map<string, { memory: Memory; at: number }>()

  function recall(session: string): Memory | undefined {
    const kept = sessions.get(session)
    return kept && Date.now() - kept.at < memoryLifetimeMs ? kept.memory : undefined
  }

  return createPostHandler(chatRequestSchema, async ({ message, session_id = `session-${newId()}` }) => {
    if (checkText(message)) return errorResponse(400, 'Le message est vide.')
    // The assistant is most of the mock's code, so it is loaded with the first message.
    const { prepareAssistant, replyTo } = await import('#mocks/assistant/answer-message.ts')
    await prepareAssistant()
    const { reply, memory } = replyTo(message, recall(session_id))
    sessions.set(session_id, { memory, at: Date.now() })
    const { text, suggestions, places } = reply
    const body: ChatReply = {
      response: text,
      session_id,
      client_type: 'web',
      suggestions: suggestions.slice(0, maxSuggestions),
      related_places: places.slice(0, maxPlaces).map(({ name_fr, description_fr }) => ({
        name: name_fr,
        // The card does not repeat the text.
        description: text.includes(description_fr) ? null : description_fr,
      })),
    }
    return Response.json(body)
  })
}
