import * as z from 'zod/mini'
import { lenientArray } from '#src/contract/list.ts'
import { idSchema, optional, optionalText, requiredText } from '#src/contract/values.ts'

/** Body of POST /chatbot/message/. `session_id` is the one of the previous reply. */
export const chatRequestSchema = z.object({
  message: z.string(),
  language: z.literal('fr'),
  session_id: z.optional(z.string()),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

export const relatedPlaceSchema = z.object({ name: requiredText, description: optionalText })

/** Characters. Servers usually keep a session id in a cookie, which has this limit. Longer ones are dropped. */
export const maxSessionLength = 4096

const sessionSchema = z.pipe(idSchema, z.transform(String)).check(z.maxLength(maxSessionLength))

/**
 * Only `response` is required. A `success` other than true makes the reply an error; any other field that cannot be read
 * becomes null.
 */
export const chatReplySchema = z.object({
  success: z.optional(z.literal(true)),
  response: requiredText,
  session_id: optional(sessionSchema),
  client_type: optionalText,
  suggestions: optional(lenientArray(requiredText)),
  related_places: optional(lenientArray(relatedPlaceSchema)),
})
export type ChatReply = z.infer<typeof chatReplySchema>
