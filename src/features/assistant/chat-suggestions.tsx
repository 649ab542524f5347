import { AdviserPill, ChatPill } from '#src/features/assistant/chat-pill.tsx'
import type { ChatMessage } from '#src/features/assistant/messages.ts'

/** To begin with. */
const starters = [
  'Quelle est la meilleure saison\u202f?',
  'Faut-il un visa\u202f?',
  'Quel circuit pour un premier voyage\u202f?',
]

type ChatSuggestionsProps = {
  /** What was said last, the question that waits for its answer included. */
  last: ChatMessage | undefined
  onChoose: (text: string) => void
  onFollow: () => void
}

/**
 * What could be asked next, in a row that scrolls sideways and ends with the way to a person. Where height is scarce, by a
 * low window or by large text, the conversation has it.
 */
export function ChatSuggestions({ last, onChoose, onFollow }: ChatSuggestionsProps) {
  return (
    <div
      role="group"
      aria-label="Suggestions"
      className="flex shrink-0 gap-2 overflow-x-auto overscroll-x-contain border-t border-line px-4 py-3 [@container(height<18rem)]:hidden [scrollbar-width:thin] pointer-coarse:scrollbar-none"
    >
      {suggestionsAfter(last).map((text) => (
        <ChatPill key={text} onPress={() => onChoose(text)}>
          {text}
        </ChatPill>
      ))}
      <AdviserPill onFollow={onFollow} />
    </div>
  )
}

function suggestionsAfter(last: ChatMessage | undefined): readonly string[] {
  if (!last) return starters
  return last.type === 'bot' ? last.suggestions : []
}
