import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ChatStorage } from '#src/features/assistant/chat-storage.ts'
import {
  type Conversation,
  emptyConversation,
  extended,
  followed,
  openConversation,
} from '#src/features/assistant/conversation.ts'
import type { ChatMessage } from '#src/features/assistant/messages.ts'

/** The conversation in the query cache, read from storage once; from then on every change is written through. */
function conversationQuery(storage: ChatStorage) {
  const open = () => openConversation(storage.readMessages() ?? [])
  return queryOptions({
    queryKey: ['conversation'],
    queryFn: open,
    // At once, so that what is restored stands there before a reader listens, and is not read out as news.
    initialData: open,
    staleTime: Infinity,
  })
}

/** The conversation of all tabs, and the two ways to change it. `onClearedElsewhere`: another tab has cleared it. */
export function useConversation(storage: ChatStorage, onClearedElsewhere: () => void) {
  const queryClient = useQueryClient()
  const query = conversationQuery(storage)
  const { data: conversation } = useQuery(query)

  const change = (step: (now: Conversation) => Conversation): Conversation => {
    const next = step(queryClient.getQueryData(query.queryKey) ?? emptyConversation)
    queryClient.setQueryData(query.queryKey, next)
    return next
  }

  const follow = useEffectEvent((stored: ChatMessage[] | null) => {
    const { messages, unconfirmed } = change((now) =>
      stored ? followed(now, stored) : emptyConversation,
    )
    if (!stored) onClearedElsewhere()
    if (unconfirmed.length > 0) storage.writeMessages(messages)
  })
  useEffect(() => storage.watch((stored) => follow(stored)), [storage])

  return {
    conversation,
    append: (added: ChatMessage[]) => {
      const { messages } = change((now) => extended(now, storage.readMessages(), added))
      storage.writeMessages(messages)
    },
    clear: () => {
      change(() => emptyConversation)
      storage.clear()
    },
  }
}
