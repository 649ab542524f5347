import * as z from 'zod/mini'
import { lenientArray } from '#src/contract/list.ts'
import { idSchema, optionalText, requiredText } from '#src/contract/values.ts'

/** Body of POST /chatbot/message/. `session_id` is the one of the previous reply. */
export const chatRequestSchema = z.object({
  message: z.string(),
  language: z.literal('fr'),
  session_id: z.optional(z.string()),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

export const relatedPlaceSchema = z.object({ name: requiredText, description: z.catch(optionalText, null) })

/** In characters: the limit of a cookie, where servers usually keep a session. It is stored and sent with every message. */
export const maxSessionLength = 4096

const sessionSchema = z.pipe(idSchema, z.transform(String)).check(z.maxLength(maxSessionLength))

/** Only `response` is required: other fields that cannot be read become null. */
export const chatReplySchema = z.object({
  success: z.optional(z.literal(true)),
  response: requiredText,
  session_id: z.catch(z.nullish(sessionSchema), null),
  client_type: z.catch(optionalText, null),
  suggestions: z.catch(z.nullish(lenientArray(requiredText)), null),
  related_places: z.catch(z.nullish(lenientArray(relatedPlaceSchema)), null),
})
export type ChatReply = z.infer<typeof chatReplySchema>
