import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type AccessToken, sendChatMessage } from '#src/api/chat.ts'
import type { ApiClient } from '#src/api/client.ts'
import { createChatStorage } from '#src/features/assistant/chat-storage.ts'
import { type Question, toAnswer, toQuestion } from '#src/features/assistant/messages.ts'
import { useConversation } from '#src/features/assistant/use-conversation.ts'
import { useQuestionDraft } from '#src/features/assistant/use-question-draft.ts'

/** `text` goes to the server whole; the question on the screen may be cut. */
type Asking = { text: string; question: Question; signal: AbortSignal }

/** The conversation with the assistant, what stands in its input, and what can be done with both. */
export function useChat(client: ApiClient, accessToken: AccessToken | undefined) {
  const [storage] = useState(createChatStorage)
  const asking = useMutation({
    mutationFn: ({ text, signal }: Asking) => {
      const session = storage.readSession()
      const request = { message: text, language: 'fr', ...(session && { session_id: session }) } as const
      return sendChatMessage(client, request, { accessToken, signal })
    },
    // The conversation keeps what was said, until it is cleared.
    gcTime: 0,
  })
  // The mutation's own flag comes a moment late for a second press within the same frame.
  const call = useRef<AbortController>(undefined)

  function forget() {
    call.current?.abort()
    call.current = undefined
    asking.reset()
  }
  const draft = useQuestionDraft(forget)
  const { conversation, append, clear } = useConversation(storage, () => {
    forget()
    draft.giveBack()
  })

  useEffect(() => {
    const latest = call
    return () => latest.current?.abort()
  }, [])

  function ask(words: string) {
    const text = words.trim()
    if (text === '' || call.current) return
    call.current = new AbortController()
    draft.send(text)
    const question = toQuestion(text)
    // Callbacks of this one call: a reset drops them, so that no answer comes into a conversation that was cleared.
    asking.mutate(
      { text, question, signal: call.current.signal },
      {
        onSuccess: (reply) => {
          append([question, toAnswer(reply)])
          if (reply.session_id) storage.writeSession(reply.session_id)
          draft.settle()
        },
        onError: draft.giveBack,
        onSettled: () => {
          call.current = undefined
        },
      },
    )
  }

  return {
    conversation,
    draft,
    /** The question that waits for its answer. */
    pending: asking.isPending ? asking.variables.question : undefined,
    failure: asking.isError
      ? {
          message: asking.error.message,
          // Corrected in the input, if it is there.
          retry: () => ask(draft.asked || draft.typed.trim() || asking.variables.text),
        }
      : undefined,
    ask,
    clear: () => {
      forget()
      draft.settle()
      clear()
    },
  }
}
