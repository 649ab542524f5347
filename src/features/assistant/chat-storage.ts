import * as z from 'zod/mini'
import { messagesEntry, sessionEntry } from '#src/features/assistant/chat-entries.ts'
import type { Stored } from '#src/features/assistant/conversation.ts'
import { type ChatMessage, chatMessageSchema } from '#src/features/assistant/messages.ts'
import { readEntry, removeEntry, type StoredEntry, writeEntry } from '#src/storage/stored-entry.ts'

/**
 * The browser's storage, where the conversation and the server's session outlive the page. A storage that is corrupt,
 * full or blocked is logged, each complaint once, and the chat goes on from memory.
 */
export function createChatStorage() {
  const complaints = new Set<string>()
  /** The session that storage refused to keep. */
  let unsavedSession: string | undefined

  function complain(complaint: string, error: unknown) {
    if (complaints.has(complaint)) return
    complaints.add(complaint)
    console.warn(complaint, error)
  }

  function attempt<Value>(complaint: string, work: () => Value): Value | undefined {
    try {
      return work()
    } catch (error) {
      complain(complaint, error)
      return undefined
    }
  }

  function parse(text: string): ChatMessage[] | undefined {
    return attempt('The stored conversation cannot be read', () => {
      const records = z.array(z.unknown()).parse(JSON.parse(text))
      return records.flatMap((record) => {
        const { data, error } = chatMessageSchema.safeParse(record)
        if (error) complain('A message of the stored conversation was left out', error.issues)
        return data ? [data] : []
      })
    })
  }

  const read = (entry: StoredEntry) =>
    attempt('The stored conversation is out of reach', () => readEntry(entry))

  return {
    readMessages: (): Stored => {
      const text = read(messagesEntry)
      return typeof text === 'string' ? parse(text) : text
    },

    /** Whether storage took them. */
    writeMessages: (messages: ChatMessage[]): boolean => {
      const taken = attempt('The conversation cannot be stored', () => {
        writeEntry(messagesEntry, JSON.stringify(messages))
        return true
      })
      return taken ?? false
    },

    readSession: (): string | undefined => unsavedSession ?? (read(sessionEntry) || undefined),

    writeSession: (session: string): void => {
      unsavedSession = session
      attempt('The conversation cannot be stored', () => {
        writeEntry(sessionEntry, session)
        unsavedSession = undefined
      })
    },

    clear: (): void => {
      unsavedSession = undefined
      attempt('The stored conversation cannot be removed', () => {
        removeEntry(messagesEntry)
        removeEntry(sessionEntry)
      })
    },

    /**
     * Tells when another tab has written, or cleared, the conversation; a storage that is emptied as a whole takes nothing out
     * of what is open. Returns how to stop it.
     */
    watch: (onWritten: () => void, onCleared: () => void): (() => void) => {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key !== messagesEntry.key) return
        if (newValue !== null) return onWritten()
        unsavedSession = undefined
        onCleared()
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

export type ChatStorage = ReturnType<typeof createChatStorage>
