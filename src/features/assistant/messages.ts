import * as z from 'zod/mini'
import type { ChatReply } from '#src/contract/chat.ts'
import { requiredText } from '#src/contract/values.ts'
import { newId } from '#src/lib/new-id.ts'
import { preview } from '#src/lib/preview.ts'

/** Characters. Nobody reads more in a small window, and a page that shows or stores a megabyte stands still. */
const longest = { content: 6000, suggestion: 160, name: 120, description: 240 }

/** How much of an answer is shown (section 9 for the places). */
const mostPlaces = 2
const mostSuggestions = 4

// `preview` counts characters, a string's length half surrogate pairs.
const shownText = requiredText.check(z.maxLength(2 * longest.content + 1))
const written = { id: requiredText, content: shownText, timestamp: requiredText }

const questionSchema = z.object({ ...written, type: z.literal('user') })
export type Question = z.infer<typeof questionSchema>

const answerSchema = z.object({
  ...written,
  type: z.literal('bot'),
  clientType: z.string(),
  suggestions: z.array(requiredText).check(z.maxLength(mostSuggestions), z.refine(areDistinct)),
  relatedPlaces: z
    .array(z.object({ name: requiredText, description: z.string() }))
    .check(z.maxLength(mostPlaces), z.refine((places) => areDistinct(places.map(({ name }) => name)))),
})
export type Answer = z.infer<typeof answerSchema>

/** One message of the conversation as the browser keeps it (section 3). */
export const chatMessageSchema = z.union([questionSchema, answerSchema])
export type ChatMessage = z.infer<typeof chatMessageSchema>

export function toQuestion(text: string): Question {
  return { ...stamp(), type: 'user', content: preview(text, longest.content) }
}

export function toAnswer(reply: ChatReply): Answer {
  const suggestions = new Set(reply.suggestions)
  // Distinct as they are shown: two endless names may be cut to the same.
  const places = new Map(
    reply.related_places?.map(({ name, description }) => {
      const shown = preview(name, longest.name)
      return [shown, { name: shown, description: preview(description ?? '', longest.description) }]
    }),
  )
  return {
    ...stamp(),
    type: 'bot',
    content: preview(reply.response, longest.content),
    clientType: reply.client_type ?? 'web',
    suggestions: [...suggestions]
      .filter((text) => text.length <= longest.suggestion)
      .slice(0, mostSuggestions),
    relatedPlaces: [...places.values()].slice(0, mostPlaces),
  }
}

function areDistinct(texts: string[]): boolean {
  return new Set(texts).size === texts.length
}

function stamp() {
  return { id: newId(), timestamp: new Date().toISOString() }
}
