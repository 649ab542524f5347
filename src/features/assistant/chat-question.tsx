import type { Question } from '#src/features/assistant/messages.ts'

/** What the traveller said. */
export function ChatQuestion({ question }: { question: Question }) {
  return (
    <li className="max-w-[82%] justify-self-end rounded-panel rounded-br-paper bg-action px-3.5 py-2 text-vanilla">
      <span className="sr-only">Vous&#x202f;: </span>
      <p className="whitespace-pre-line wrap-anywhere">{question.content}</p>
    </li>
  )
}
