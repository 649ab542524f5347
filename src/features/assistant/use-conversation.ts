import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ChatStorage } from '#src/features/assistant/chat-storage.ts'
import {
  caughtUp,
  type Conversation,
  conversationKey,
  emptyConversation,
  extended,
  followed,
  openConversation,
} from '#src/features/assistant/conversation.ts'
import type { ChatMessage } from '#src/features/assistant/messages.ts'

/** The conversation in the query cache, read from storage once; from then on every change is written through. */
function conversationQuery(storage: ChatStorage) {
  const open = () => openConversation(storage.readMessages())
  return queryOptions({
    queryKey: conversationKey,
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

  const now = () => queryClient.getQueryData(query.queryKey) ?? emptyConversation
  const show = (next: Conversation) => queryClient.setQueryData(query.queryKey, next)
  const save = (next: Conversation) =>
    show({ ...next, kept: storage.writeMessages(next.messages) })

  const catchUp = useEffectEvent(() => show(caughtUp(now(), storage.readMessages())))
  const follow = useEffectEvent(() => {
    const stored = storage.readMessages()
    if (!stored) return
    const next = followed(now(), stored)
    if (next.unconfirmed.length > 0) save(next)
    else show(next)
  })
  const empty = useEffectEvent(() => {
    show(emptyConversation)
    onClearedElsewhere()
  })

  // Nobody listened while this was not on the screen, nor in a page that the browser had put aside for Back.
  useEffect(() => {
    const wake = () => catchUp()
    wake()
    addEventListener('pageshow', wake)
    const stopWatching = storage.watch(
      () => follow(),
      () => empty(),
    )
    return () => {
      removeEventListener('pageshow', wake)
      stopWatching()
    }
  }, [storage])

  return {
    conversation,
    append: (added: ChatMessage[]) => save(extended(now(), storage.readMessages(), added)),
    clear: () => {
      show(emptyConversation)
      storage.clear()
    },
  }
}
