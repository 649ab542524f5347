import { memo, type RefObject, useLayoutEffect } from 'react'
import type { ApiClient } from '#src/api/client.ts'
import { ChatAnswer } from '#src/features/assistant/chat-answer.tsx'
import { ChatQuestion } from '#src/features/assistant/chat-question.tsx'
import { ChatWelcome } from '#src/features/assistant/chat-welcome.tsx'
import type { Conversation } from '#src/features/assistant/conversation.ts'
import type { Question } from '#src/features/assistant/messages.ts'
import { TypingIndicator } from '#src/features/assistant/typing-indicator.tsx'
import { frenchCount } from '#src/lib/french-count.ts'

type ChatLogProps = {
  ref: RefObject<HTMLDivElement | null>
  client: ApiClient
  conversation: Conversation
  pending: Question | undefined
  /** A link to another page was followed. */
  onFollow: () => void
}

/**
 * What was said. Readers hear what is added; the page scrolls it from its end, as its flex direction says. Nothing of it
 * changes while the next question is typed.
 */
export const ChatLog = memo(({ ref, client, conversation, pending, onFollow }: ChatLogProps) => {
  const { messages, restored } = conversation
  const shown = pending ? [...messages, pending] : messages
  const newest = shown.at(-1)?.id

  useLayoutEffect(() => {
    if (ref.current && newest) showNewest(ref.current)
  }, [ref, newest])

  return (
    <div
      ref={ref}
      role="log"
      aria-label="Conversation"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain text-base/normal focus-visible:-outline-offset-3"
    >
      <div className="shrink-0 p-4">
        {restored > 0 && (
          <p className="mb-4 text-center text-label/snug text-soft">
            Conversation restaurée ({frenchCount(restored, 'message')})
          </p>
        )}
        {shown.length === 0 ? (
          <ChatWelcome />
        ) : (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {shown.map((message) =>
              message.type === 'user' ? (
                <ChatQuestion key={message.id} question={message} />
              ) : (
                <ChatAnswer key={message.id} client={client} answer={message} onFollow={onFollow} />
              ),
            )}
            {pending && <TypingIndicator />}
          </ol>
        )}
      </div>
    </div>
  )
})

/** To the end, or to the beginning of what was said last where it is longer than the log. */
function showNewest(log: HTMLElement) {
  const last = log.querySelector('ol > li:last-child')
  if (!last) return
  const above = last.getBoundingClientRect().top - log.getBoundingClientRect().top - 8
  // Scrolled from its end: 0 is the end, what is above it is negative.
  log.scrollTop = Math.min(0, log.scrollTop + above)
}
