import { useState, useSyncExternalStore } from 'react'
import { lenientArray } from '#src/contract/list.ts'
import { type ChatMessage, chatMessageSchema } from '#src/features/assistant/messages.ts'
import { storageKeys } from '#src/storage/keys.ts'
import { readItem, readJsonItem, removeItem, subscribeToStorage, writeItem } from '#src/storage/web-storage.ts'

const maxMessages = 50

const storedMessagesSchema = lenientArray(chatMessageSchema)

/** The stored conversation, which all tabs share, and how many messages it had when this component mounted. */
export function useConversation() {
  const messages = useSyncExternalStore(subscribeToStorage, readMessages)
  const [restoredCount, setRestoredCount] = useState(messages.length)
  // After clearing, here or elsewhere, nothing on the screen was restored.
  if (messages.length === 0 && restoredCount > 0) setRestoredCount(0)
  return { messages, restoredCount }
}

export function appendMessages(...added: ChatMessage[]): void {
  const messages = [...readMessages(), ...added].slice(-maxMessages)
  writeItem(storageKeys.chatMessages, JSON.stringify(messages))
}

/** Removes the messages and the session. */
export function clearConversation(): void {
  removeItem(storageKeys.chatMessages)
  removeItem(storageKeys.chatSession)
}

/** The last result of `readMessages`, because useSyncExternalStore needs the same array until something changes. */
let snapshot: { text: string | undefined; messages: ChatMessage[] } = { text: undefined, messages: [] }

function readMessages(): ChatMessage[] {
  const text = readItem(storageKeys.chatMessages)
  if (text !== snapshot.text) {
    const messages = readJsonItem(storageKeys.chatMessages, storedMessagesSchema)
    if (text !== undefined && !messages) console.warn('The stored conversation cannot be read')
    snapshot = { text, messages: messages ?? [] }
  }
  return snapshot.messages
}
