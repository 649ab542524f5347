import * as z from 'zod/mini'
import type { Stored } from '#src/features/assistant/conversation.ts'
import { type ChatMessage, chatMessageSchema } from '#src/features/assistant/messages.ts'

const messagesKey = 'dia-madagascar/chat-messages'
const sessionKey = 'dia-madagascar/chat-session'

/**
 * The two entries of the browser's storage in which the conversation and the server's session outlive the page. A
 * storage that is corrupt, full or blocked is logged, each complaint once, and the chat goes on from memory.
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

  const read = (key: string) =>
    attempt('The stored conversation is out of reach', () => localStorage.getItem(key))

  return {
    readMessages: (): Stored => {
      const text = read(messagesKey)
      return typeof text === 'string' ? parse(text) : text
    },

    /** Whether storage took them. */
    writeMessages: (messages: ChatMessage[]): boolean => {
      const taken = attempt('The conversation cannot be stored', () => {
        localStorage.setItem(messagesKey, JSON.stringify(messages))
        return true
      })
      return taken ?? false
    },

    readSession: (): string | undefined => unsavedSession ?? (read(sessionKey) || undefined),

    writeSession: (session: string): void => {
      unsavedSession = session
      attempt('The conversation cannot be stored', () => {
        localStorage.setItem(sessionKey, session)
        unsavedSession = undefined
      })
    },

    clear: (): void => {
      unsavedSession = undefined
      attempt('The stored conversation cannot be removed', () => {
        localStorage.removeItem(messagesKey)
        localStorage.removeItem(sessionKey)
      })
    },

    /** Tells when another tab has written, or cleared, the conversation. Returns how to stop it. */
    watch: (onWritten: () => void, onCleared: () => void): (() => void) => {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key !== null && key !== messagesKey) return
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
