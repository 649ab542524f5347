import { memo, type RefObject, useLayoutEffect } from 'react'
import { config } from '#src/config.ts'
import { AnswerItem } from '#src/features/assistant/answer-item.tsx'
import type { ChatMessage, Question } from '#src/features/assistant/messages.ts'
import { formatCount } from '#src/lib/format.ts'

type ChatLogProps = {
  ref: RefObject<HTMLDivElement | null>
  messages: readonly ChatMessage[]
  /** How many messages were loaded from storage. */
  restoredCount: number
  /** The question that is awaiting its answer. */
  pending: Question | undefined
}

/** The conversation. Memoized, because typing a question does not change it. */
export const ChatLog = memo(({ ref, messages, restoredCount, pending }: ChatLogProps) => {
  const shown = pending ? [...messages, pending] : messages
  const newest = shown.at(-1)?.id

  useLayoutEffect(() => {
    if (ref.current && newest) scrollToNewest(ref.current)
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
        {restoredCount > 0 && (
          <p className="mb-4 text-center text-label/snug text-soft">
            Conversation restaurée ({formatCount(restoredCount, 'message')})
          </p>
        )}
        {shown.length === 0 ? (
          <Welcome />
        ) : (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {shown.map((message) =>
              message.type === 'user' ? (
                <QuestionItem key={message.id} question={message} />
              ) : (
                <AnswerItem key={message.id} answer={message} />
              ),
            )}
            {pending && <TypingIndicator />}
          </ol>
        )}
      </div>
    </div>
  )
})

/** To the end, or to the beginning of the last message where it is longer than the log. */
function scrollToNewest(log: HTMLElement) {
  const last = log.querySelector('ol > li:last-child')
  if (!last) return
  const above = last.getBoundingClientRect().top - log.getBoundingClientRect().top - 8
  // In a reversed column 0 is the end, and the positions above it are negative.
  log.scrollTop = Math.min(0, log.scrollTop + above)
}

function Welcome() {
  return (
    <div className="border-l-3 border-route py-0.5 pl-3.5">
      <p className="font-display text-[1.375rem]/tight font-extrabold">Bonjour&#x202f;!</p>
      <p className="mt-2">
        Je suis l’assistant automatique de {config.siteName}&#x202f;: un programme vous répond, pas une personne.
      </p>
      <p className="mt-2 text-small/normal text-soft">
        La conversation est sauvegardée automatiquement sur cet appareil.
      </p>
    </div>
  )
}

function QuestionItem({ question }: { question: Question }) {
  return (
    <li className="max-w-[82%] justify-self-end rounded-panel rounded-br-paper bg-action forced-colors:border px-3.5 py-2 text-vanilla">
      <span className="sr-only">Vous&#x202f;: </span>
      <p className="whitespace-pre-line wrap-anywhere">{question.content}</p>
    </li>
  )
}

function TypingIndicator() {
  return (
    <li className="justify-self-start border-l-3 border-route py-2.5 pl-3.5">
      <span className="sr-only">L’assistant écrit…</span>
      <span aria-hidden="true" className="flex gap-1.5">
        {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
          <span
            key={delay}
            className={`size-2 animate-bounce rounded-full bg-route motion-reduce:animate-none ${delay}`}
          />
        ))}
      </span>
    </li>
  )
}
