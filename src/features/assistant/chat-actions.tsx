import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { configuredNumbersText, knownNumbers } from '#src/content/emergency-directory.ts'
import type { ChatMessage } from '#src/features/assistant/messages.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PhoneText } from '#src/ui/phone-text.tsx'
import { pressOnce } from '#src/ui/press-once.ts'

/** Shown before the first question. */
const firstSuggestions = [
  'Quelle est la meilleure saison\u202f?',
  'Quel circuit pour un premier voyage\u202f?',
  'Faut-il un visa\u202f?',
]

type ChatSuggestionsProps = {
  /** The last message, which may be a question without its answer. */
  last: ChatMessage | undefined
  onChoose: (text: string) => void
}

/**
 * Questions to ask next, with a link to the contact form at their end: a row that scrolls sideways, on phones as many rows as
 * they take. Hidden where height is scarce, because of a low screen or large text.
 */
export function ChatSuggestions({ last, onChoose }: ChatSuggestionsProps) {
  return (
    <div
      role="group"
      aria-label="Suggestions"
      // An answer needs the room more.
      className={`flex ${last ? 'max-h-32' : 'max-h-[45%]'} shrink-0 gap-1.5 overflow-x-auto overscroll-contain border-t border-line px-3 py-3 flex-wrap xs:flex-nowrap [@container(height<18rem)]:hidden [scrollbar-width:thin] pointer-coarse:scrollbar-none`}
    >
      {suggestionsAfter(last).map((text) => (
        <ActionButton key={text} onPress={() => onChoose(text)}>
          {text}
        </ActionButton>
      ))}
      <ContactLink />
    </div>
  )
}

function suggestionsAfter(last: ChatMessage | undefined): readonly string[] {
  if (!last) return firstSuggestions
  return last.type === 'bot' ? last.suggestions : []
}

const numbers = knownNumbers()

type ChatErrorBoxProps = {
  message: string
  /** The unanswered question; undefined while the input holds it. */
  question: string | undefined
  onRetry: () => void
}

/** An error, and the emergency numbers, because the question that got no answer may be urgent. */
export function ChatErrorBox({ message, question, onRetry }: ChatErrorBoxProps) {
  return (
    <div className="max-h-[45%] shrink-0 overflow-y-auto border-l-6 border-error bg-[color-mix(in_srgb,var(--error)_8%,var(--paper))] py-3 pr-2 pl-2.5">
      <p role="alert" className="flex items-start gap-2 text-small/snug font-semibold text-error">
        <Icon name="warning" className="mt-px size-4.5" />
        <span className="min-w-0 wrap-anywhere">{message}</span>
      </p>
      {question && (
        <p className="mt-1.5 line-clamp-3 pl-6.5 text-small/snug wrap-anywhere">«&#x202f;{question}&#x202f;»</p>
      )}
      <p className="mt-1.5 pl-6.5 text-small/snug">
        En danger&#x202f;: <PhoneText text={configuredNumbersText} numbers={numbers} />, ou la{' '}
        <Link to="/sos">fiche SOS</Link>.
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <ActionButton onPress={onRetry}>
          <Icon name="retry" className="size-4.5" />
          Réessayer
        </ActionButton>
        <ContactLink />
      </div>
    </div>
  )
}

const actionStyle =
  'flex min-h-11 max-w-full shrink-0 items-center gap-2 rounded-full border-[1.5px] border-edge px-3 py-1 text-left text-small/tight font-medium text-text no-underline hover:border-text focus-visible:-outline-offset-3'

function ActionButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" {...pressOnce(onPress)} className={actionStyle}>
      {children}
    </button>
  )
}

function ContactLink() {
  return (
    <Link to="/contact" hash="ecrire" className={actionStyle}>
      Écrire à un conseiller
    </Link>
  )
}
