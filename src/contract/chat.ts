import * as z from 'zod/mini'
import { readableItems } from '#src/contract/list.ts'
import { optionalText, requiredText } from '#src/contract/values.ts'

/** Body of POST /chatbot/message/; `session_id` only when the server has given one. */
export const chatRequestSchema = z.object({
  message: z.string(),
  language: z.literal('fr'),
  session_id: z.optional(z.string()),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

const relatedPlaceSchema = z.object({ name: requiredText, description: optionalText })

export const chatReplySchema = z.object({
  success: z.optional(z.literal(true)),
  response: z.string(),
  session_id: optionalText,
  client_type: optionalText,
  suggestions: z.nullish(readableItems(requiredText)),
  related_places: z.nullish(readableItems(relatedPlaceSchema)),
})
export type ChatReply = z.infer<typeof chatReplySchema>
