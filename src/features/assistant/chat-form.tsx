import type { RefObject } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { ignoreHeldEnter, ignoreSecondClick } from '#src/ui/press-once.ts'

type ChatFormProps = {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onType: (text: string) => void
  /** An answer is awaited: the next question can be typed, not sent. */
  waiting: boolean
  onSend: () => void
}

export function ChatForm({ ref, value, onType, waiting, onSend }: ChatFormProps) {
  return (
    // Unlike `SendForm`, it takes two quick presses of a key for two tries: a question that is asked twice does no harm.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its own button and field do
    <form
      noValidate
      onKeyDown={ignoreHeldEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      className="grid shrink-0 grid-cols-[minmax(0,1fr)_auto] border-t border-line"
    >
      <input
        ref={ref}
        aria-label="Votre question"
        placeholder="Posez votre question..."
        autoComplete="off"
        enterKeyHint="send"
        value={value}
        onChange={(event) => onType(event.target.value)}
        className="min-h-14 min-w-0 bg-transparent px-4 text-[max(1rem,16px)] placeholder:text-soft placeholder:opacity-100 focus-visible:-outline-offset-3"
      />
      <button
        type="submit"
        aria-label="Envoyer le message du chat"
        disabled={waiting}
        onClick={ignoreSecondClick}
        className="grid w-[56px] place-items-center text-route focus-visible:-outline-offset-3 disabled:opacity-60"
      >
        <Icon name="arrow" />
      </button>
    </form>
  )
}
