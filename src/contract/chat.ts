import * as z from 'zod/mini'
import { readableItems } from '#src/contract/list.ts'
import { idSchema, optionalText, requiredText } from '#src/contract/values.ts'

/** Body of POST /chatbot/message/; `session_id` only when the server has given one. */
export const chatRequestSchema = z.object({
  message: z.string(),
  language: z.literal('fr'),
  session_id: z.optional(z.string()),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

const relatedPlaceSchema = z.object({ name: requiredText, description: z.catch(optionalText, null) })

/** Characters, as many as a cookie may have, where servers mostly keep a session. It is stored, and sent with every question. */
const longestSession = 4096

const sessionSchema = z.pipe(idSchema, z.transform(String)).check(z.maxLength(longestSession))

/** The answer is what counts: whatever cannot be read beside it is left out. */
export const chatReplySchema = z.object({
  success: z.optional(z.literal(true)),
  response: requiredText,
  session_id: z.catch(z.nullish(sessionSchema), null),
  client_type: z.catch(optionalText, null),
  suggestions: z.catch(z.nullish(readableItems(requiredText)), null),
  related_places: z.catch(z.nullish(readableItems(relatedPlaceSchema)), null),
})
export type ChatReply = z.infer<typeof chatReplySchema>
