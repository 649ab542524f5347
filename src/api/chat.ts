import type { ApiClient } from '#src/api/client.ts'
import { HttpError, UnreadableError } from '#src/api/errors.ts'
import { send } from '#src/api/send.ts'
import { type ChatReply, type ChatRequest, chatReplySchema } from '#src/contract/chat.ts'
import { preview } from '#src/lib/preview.ts'

/** Characters of a server's reason that fit where it is read. */
const longestReason = 300

/** A question without an answer; `message` is the French text of section 8. */
export class ChatError extends Error {
  override name = 'ChatError'
}

/** Gives the token of the moment, or none; supplied by whoever embeds the site. */
export type AccessToken = () => string | undefined

type ChatCall = { accessToken?: AccessToken | undefined; signal?: AbortSignal }

/** Asks the assistant, with the access token as a bearer token if there is one. */
export async function sendChatMessage(
  client: ApiClient,
  request: ChatRequest,
  { accessToken, signal }: ChatCall = {},
): Promise<ChatReply> {
  try {
    const token = accessToken?.()
    return await send(client, '/chatbot/message/', request, chatReplySchema, {
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
  const reason = failure
    ? failure.detail?.trim() || failure.message?.trim() || 'Données invalides'
    : String(status)
  return `Erreur de requête: ${preview(reason, longestReason)}`
}
