import { useMutation } from '@tanstack/react-query'
import { useRef, useSyncExternalStore } from 'react'
import { type AccessToken, sendChatMessage } from '#src/api/chat.ts'
import { appendMessages, clearConversation, useConversation } from '#src/features/assistant/conversation.ts'
import { type Question, toAnswer, toQuestion } from '#src/features/assistant/messages.ts'
import { clearDraft, readDraft, saveDraft } from '#src/storage/drafts.ts'
import { storageKeys } from '#src/storage/keys.ts'
import { readItem, subscribeToStorage, writeItem } from '#src/storage/web-storage.ts'

/** `text` is sent to the server. `question` is shown in the log and may be truncated. */
type Variables = { text: string; question: Question; signal: AbortSignal }

/** The conversation with the assistant and the text in its input. */
export function useChat(accessToken: AccessToken | undefined) {
  const conversation = useConversation()
  const draft = useSyncExternalStore(subscribeToStorage, readQuestionDraft)
  // A ref, because `isPending` would not yet stop a second press within the same frame.
  const call = useRef<AbortController>(undefined)

  const { mutate, reset, variables, isPending, error } = useMutation({
    mutationFn: ({ text, signal }: Variables) => {
      const session = readItem(storageKeys.chatSession)
      return sendChatMessage(
        { message: text, language: 'fr', ...(session && { session_id: session }) },
        { accessToken, signal },
      )
    },
  })
  const isDraftSent = variables?.text === draft.trim()

  function ask(typed: string) {
    const text = typed.trim()
    if (text === '' || call.current) return
    call.current = new AbortController()
    // The draft is kept until the answer arrives, so that a failure or a reload puts the question back into the input.
    if (draft.trim() === '') saveQuestionDraft(text)
    // Callbacks of this one call, which `reset` drops: a late answer must not enter a conversation that was cleared.
    mutate(
      { text, question: toQuestion(text), signal: call.current.signal },
      {
        onSuccess: (reply, { question }) => {
          appendMessages(question, toAnswer(reply))
          if (reply.session_id) writeItem(storageKeys.chatSession, reply.session_id)
          if (readQuestionDraft().trim() === text) clearDraft('chat')
        },
        onSettled: () => {
          call.current = undefined
        },
      },
    )
  }

  return {
    ...conversation,
    /** The question that is awaiting its answer. */
    pending: isPending ? variables.question : undefined,
    typed: isPending && isDraftSent ? '' : draft,
    setTyped: saveQuestionDraft,
    ask,
    failure: error && {
      message: error.message,
      /** Undefined while the input holds it. */
      question: isDraftSent ? undefined : variables.text,
      retry: () => ask(variables.text),
    },
    clear: () => {
      call.current?.abort()
      call.current = undefined
      reset()
      if (isPending && isDraftSent) clearDraft('chat')
      clearConversation()
    },
  }
}

function readQuestionDraft(): string {
  return readDraft('chat')?.values['question'] ?? ''
}

function saveQuestionDraft(question: string): void {
  if (question) saveDraft('chat', { question })
  else clearDraft('chat')
}
