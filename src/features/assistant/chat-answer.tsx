import type { ApiClient } from '#src/api/client.ts'
import type { Answer } from '#src/features/assistant/messages.ts'
import { RelatedPlaces } from '#src/features/assistant/related-places.tsx'

type ChatAnswerProps = { client: ApiClient; answer: Answer; onFollow: () => void }

/** What the assistant said: text is text, whatever markup it holds. */
export function ChatAnswer({ client, answer, onFollow }: ChatAnswerProps) {
  return (
    <li className="max-w-[92%] justify-self-start border-l-3 border-route py-0.5 pl-3.5">
      <span className="sr-only">Assistant&#x202f;: </span>
      <p className="whitespace-pre-line wrap-anywhere">{answer.content}</p>
      {answer.relatedPlaces.length > 0 && (
        <RelatedPlaces client={client} places={answer.relatedPlaces} onFollow={onFollow} />
      )}
    </li>
  )
}
