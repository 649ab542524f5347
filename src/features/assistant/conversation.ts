import type { ChatMessage } from '#src/features/assistant/messages.ts'

/** Section 9. */
const mostKept = 50

export type Conversation = {
  messages: ChatMessage[]
  /** How many messages there were when the page was opened. */
  restored: number
  /** What this tab has added and not yet seen in storage, which may have refused it or lost it to another tab. */
  unconfirmed: ChatMessage[]
}

export const emptyConversation: Conversation = { messages: [], restored: 0, unconfirmed: [] }

export function openConversation(stored: ChatMessage[]): Conversation {
  const messages = latest(stored)
  return { messages, restored: messages.length, unconfirmed: [] }
}

/**
 * The conversation with new messages at its end. `stored` is what storage holds by now, where another tab may have
 * written meanwhile; undefined when it cannot be read.
 */
export function extended(
  conversation: Conversation,
  stored: ChatMessage[] | undefined,
  added: ChatMessage[],
): Conversation {
  const unconfirmed = [...without(conversation.unconfirmed, stored ?? []), ...added]
  return {
    ...conversation,
    messages: latest([...(stored ?? conversation.messages), ...unconfirmed]),
    unconfirmed: latest(unconfirmed),
  }
}

/**
 * The conversation as another tab has written it. `unconfirmed` then holds what the other tab overwrote without having
 * seen it, which is put back at the end.
 */
export function followed(conversation: Conversation, stored: ChatMessage[]): Conversation {
  const unconfirmed = without(conversation.unconfirmed, stored)
  return { ...conversation, messages: latest([...stored, ...unconfirmed]), unconfirmed }
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
