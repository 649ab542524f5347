import { AdviserPill, ChatPill } from '#src/features/assistant/chat-pill.tsx'
import { Icon } from '#src/ui/icon.tsx'

type ChatFailureProps = {
  message: string
  /** The question without an answer, unless it is back in the input. */
  question: string
  onRetry: () => void
  onFollow: () => void
}

/** The red box: why there is no answer, and the two ways on. */
export function ChatFailure({ message, question, onRetry, onFollow }: ChatFailureProps) {
  return (
    <div className="max-h-[45%] shrink-0 overflow-y-auto border-l-6 border-error bg-[color-mix(in_srgb,var(--error)_8%,var(--paper))] py-3 pr-2 pl-2.5">
      <p role="alert" className="flex items-start gap-2 text-small/snug font-semibold text-error">
        <Icon name="warning" className="mt-px size-4.5" />
        <span className="min-w-0 wrap-anywhere">{message}</span>
      </p>
      {question && (
        <p className="mt-1.5 line-clamp-3 pl-6.5 text-small/snug wrap-anywhere">
          «&#x202f;{question}&#x202f;»
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        <ChatPill onPress={onRetry}>
          <Icon name="retry" className="size-4.5" />
          Réessayer
        </ChatPill>
        <AdviserPill onFollow={onFollow} />
      </div>
    </div>
  )
}
