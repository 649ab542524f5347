import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { messagesEntry, sessionEntry } from '#src/features/assistant/chat-entries.ts'
import {
  type Conversation,
  conversationKey,
  emptyConversation,
} from '#src/features/assistant/conversation.ts'
import { momentOf, type StoredThing, thingOf } from '#src/storage/stored-thing.ts'

const datedSchema = z.array(z.object({ timestamp: z.string() }))

export function storedConversation(queryClient: QueryClient): StoredThing[] {
  return thingOf([messagesEntry, sessionEntry], (messages) => ({
    name: 'Conversation avec l’assistant',
    kept: 'sur cet appareil, jusqu’à ce que vous l’effaciez',
    savedAt: messages === null ? undefined : lastMoment(messages),
  })).map((conversation) => ({
    ...conversation,
    remove: async () => {
      await conversation.remove()
      // The assistant's window follows by itself, but it may not be there.
      queryClient.setQueryData<Conversation>(conversationKey, (known) => known && emptyConversation)
    },
  }))
}

function lastMoment(messages: string): number | undefined {
  try {
    return momentOf(datedSchema.parse(JSON.parse(messages)).at(-1)?.timestamp)
  } catch {
    return undefined
  }
}
