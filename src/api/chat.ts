import type { ApiClient } from '#src/api/client.ts'
import { HttpError, UnreadableError } from '#src/api/errors.ts'
import { send } from '#src/api/send.ts'
import { type ChatReply, type ChatRequest, chatReplySchema } from '#src/contract/chat.ts'

/** A question without an answer; `message` is the French text of section 8. */
export class ChatError extends Error {
  override name = 'ChatError'
}

/** Asks the assistant. `accessToken` is sent as a bearer token when the embedding page supplies one. */
export function sendChatMessage(
  client: ApiClient,
  request: ChatRequest,
  accessToken?: string,
): Promise<ChatReply> {
  const headers = accessToken ? { Authorization: `Bearer ${accessToken}` } : {}
  return send(client, '/chatbot/message/', request, chatReplySchema, headers).catch(
    (error: unknown) => {
      throw new ChatError(failureText(error), { cause: error })
    },
  )
}

function failureText(error: unknown): string {
  if (error instanceof UnreadableError) return 'Erreur: réponse illisible'
  if (!(error instanceof HttpError)) return 'Erreur: réseau indisponible'
  const { status, failure, retryAfter } = error
  if (status === 429) return `Trop de requêtes. Réessayez dans ${retryAfter ?? 60} seconds`
  if (status !== 400) return `Erreur: ${status}`
  const reason = failure ? failure.detail || failure.message || 'Données invalides' : status
  return `Erreur de requête: ${reason}`
}
