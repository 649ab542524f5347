import * as z from 'zod/mini'
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

  function parse(text: string | null): ChatMessage[] | undefined {
    return attempt('The stored conversation cannot be read', () => {
      const records = z.array(z.unknown()).parse(JSON.parse(text ?? '[]'))
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
    /** Undefined when they cannot be read; none when there is no conversation. */
    readMessages: (): ChatMessage[] | undefined => {
      const text = read(messagesKey)
      return text === undefined ? undefined : parse(text)
    },

    writeMessages: (messages: ChatMessage[]): void => {
      attempt('The conversation cannot be stored', () =>
        localStorage.setItem(messagesKey, JSON.stringify(messages)),
      )
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

    /** Tells what other tabs write; null when one has cleared the conversation. Returns how to stop it. */
    watch: (onChange: (messages: ChatMessage[] | null) => void): (() => void) => {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key !== null && key !== messagesKey) return
        const messages = newValue === null ? null : parse(newValue)
        if (messages !== undefined) onChange(messages)
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

export type ChatStorage = ReturnType<typeof createChatStorage>
