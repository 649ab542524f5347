import { HttpError, UnreadableError } from '#src/api/errors.ts'
import { fetchJson } from '#src/api/http.ts'
import { type ChatReply, type ChatRequest, chatReplySchema } from '#src/contract/chat.ts'
import { truncate } from '#src/lib/text.ts'

/** In characters: a longer server message does not fit into the chat. */
const maxReasonLength = 300

/** The assistant did not answer. `message` is the French text to show. */
export class ChatError extends Error {
  override name = 'ChatError'
}

/** Returns the current access token, if any. A site that embeds this one supplies it (`createApp`). */
export type AccessToken = () => string | undefined

type ChatCall = { accessToken?: AccessToken | undefined; signal?: AbortSignal }

/** Sends a message to the assistant, with the access token as a bearer token if there is one. Rejects with a ChatError. */
export async function sendChatMessage(
  request: ChatRequest,
  { accessToken, signal }: ChatCall = {},
): Promise<ChatReply> {
  try {
    const token = accessToken?.()
    return await fetchJson('/chatbot/message/', chatReplySchema, {
      method: 'POST',
      credentials: 'same-origin',
      body: request,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      ...(signal && { signal }),
    })
  } catch (error) {
    throw new ChatError(failureText(error), { cause: error })
  }
}

function failureText(error: unknown): string {
  if (error instanceof UnreadableError) return 'Erreur: réponse illisible'
  if (!(error instanceof HttpError)) return 'Erreur: réseau indisponible'
  const { status, failure, retryAfter } = error
  if (status === 429) return `Trop de requêtes. Réessayez dans ${retryAfter ?? 60} seconds`
  if (status !== 400) return `Erreur: ${status}`
  const reason = failure ? failure.detail?.trim() || failure.message?.trim() || 'Données invalides' : String(status)
  return `Erreur de requête: ${truncate(reason, maxReasonLength)}`
}
