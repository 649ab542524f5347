import type { RefObject } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { ignoreHeldEnter, ignoreSecondClick } from '#src/ui/press-once.ts'

type ChatFormProps = {
  inputRef: RefObject<HTMLInputElement | null>
  value: string
  onType: (text: string) => void
  /** While an answer is awaited, the next question can be typed but not sent. */
  isPending: boolean
  onSend: () => void
}

export function ChatForm({ inputRef, value, onType, isPending, onSend }: ChatFormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events of its own input and button
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
        ref={inputRef}
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
        disabled={isPending}
        onClick={ignoreSecondClick}
        className="grid w-[56px] place-items-center text-route focus-visible:-outline-offset-3 disabled:opacity-60"
      >
        <Icon name="arrow" />
      </button>
    </form>
  )
}
