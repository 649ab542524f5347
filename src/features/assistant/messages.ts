import * as z from 'zod/mini'
import type { ChatReply } from '#src/contract/chat.ts'
import { requiredText } from '#src/contract/values.ts'
import { newId, truncate } from '#src/lib/text.ts'

/** In characters. Rendering a megabyte of text would freeze the page. */
const maxLength = { content: 6000, suggestion: 160, placeName: 120, placeDescription: 240 }

const maxPlaces = 2
const maxSuggestions = 5

const commonFields = { id: requiredText, content: requiredText, timestamp: requiredText }

const questionSchema = z.object({ ...commonFields, type: z.literal('user') })
export type Question = z.infer<typeof questionSchema>

const answerSchema = z.object({
  ...commonFields,
  type: z.literal('bot'),
  clientType: z.string(),
  suggestions: z.array(requiredText),
  relatedPlaces: z.array(z.object({ name: requiredText, description: z.string() })),
})
export type Answer = z.infer<typeof answerSchema>

/** One message of the conversation as the browser stores it. */
export const chatMessageSchema = z.union([questionSchema, answerSchema])
export type ChatMessage = z.infer<typeof chatMessageSchema>

export function toQuestion(text: string): Question {
  return { ...newMessage(), type: 'user', content: truncate(text, maxLength.content) }
}

/** Suggestions and place names are made unique, because the lists use them as React keys. */
export function toAnswer(reply: ChatReply): Answer {
  const suggestions = new Set(reply.suggestions?.filter((text) => text.length <= maxLength.suggestion))
  const places = new Map(
    reply.related_places?.map(({ name, description }) => {
      const shownName = truncate(name, maxLength.placeName)
      return [shownName, { name: shownName, description: truncate(description ?? '', maxLength.placeDescription) }]
    }),
  )
  return {
    ...newMessage(),
    type: 'bot',
    content: truncate(reply.response, maxLength.content),
    clientType: reply.client_type ?? 'web',
    suggestions: [...suggestions].slice(0, maxSuggestions),
    relatedPlaces: [...places.values()].slice(0, maxPlaces),
  }
}

function newMessage() {
  return { id: newId(), timestamp: new Date().toISOString() }
}
