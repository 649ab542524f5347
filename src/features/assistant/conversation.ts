import type { ChatMessage } from '#src/features/assistant/messages.ts'

/** Where the query cache holds the conversation. */
export const conversationKey = ['conversation'] as const

/** Section 9. */
const mostKept = 50

export type Conversation = {
  messages: ChatMessage[]
  /** How many messages there were when the page was opened. */
  restored: number
  /** What this tab has added and not yet seen in storage, which may have refused it or lost it to another tab. */
  unconfirmed: ChatMessage[]
  /** Storage took what was last written: if there is nothing any more after a while, another tab has cleared it. */
  kept: boolean
}

/** What storage holds: null when there is no conversation, undefined when it cannot be read. */
export type Stored = ChatMessage[] | null | undefined

export const emptyConversation: Conversation = {
  messages: [],
  restored: 0,
  unconfirmed: [],
  kept: false,
}

export function openConversation(stored: Stored): Conversation {
  const messages = latest(stored ?? [])
  return { messages, restored: messages.length, unconfirmed: [], kept: Boolean(stored) }
}

/**
 * The conversation with new messages at its end; another tab may have written meanwhile. If storage has nothing and nobody
 * has told of a clearing, the browser has emptied it, and what is shown stays.
 */
export function extended(now: Conversation, stored: Stored, added: ChatMessage[]): Conversation {
  const unconfirmed = [...without(now.unconfirmed, stored ?? []), ...added]
  return {
    ...now,
    messages: latest([...(stored ?? now.messages), ...unconfirmed]),
    unconfirmed: latest(unconfirmed),
  }
}

/**
 * The conversation as another tab has just written it. `unconfirmed` then holds what the other tab overwrote without
 * having seen it, which is put back at the end.
 */
export function followed(now: Conversation, stored: ChatMessage[]): Conversation {
  const unconfirmed = without(now.unconfirmed, stored)
  return { ...now, messages: latest([...stored, ...unconfirmed]), unconfirmed, kept: true }
}

/** The conversation after a while in which nobody listened: what storage took, storage alone knows. */
export function caughtUp(now: Conversation, stored: Stored): Conversation {
  if (stored === undefined) return now
  if (stored === null) return now.kept ? emptyConversation : now
  return followed(now.kept ? { ...now, unconfirmed: [] } : now, stored)
}

/** Every message once, of those the last 50. */
function latest(messages: ChatMessage[]): ChatMessage[] {
  const distinct = new Map(messages.map((message) => [message.id, message]))
  return [...distinct.values()].slice(-mostKept)
}

function without(messages: ChatMessage[], known: ChatMessage[]): ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id))
  return messages.filter(({ id }) => !ids.has(id))
}
