import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { AskFirst } from '#src/forms/ask-first.tsx'
import { DataNotice } from '#src/forms/data-notice.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { SendFailure } from '#src/forms/use-send.ts'

type SendRowProps = {
  /** What the button says while nothing is on its way. */
  label: string
  sending: boolean
  /** Undefined unless a try failed; the form then still holds what was typed. */
  failure: SendFailure | undefined
  /** The headings over a failed try: it was not taken, or nobody knows. */
  notSent: string
  inDoubt: string
  /** The words of the data notice. */
  children: ReactNode
}

/** The end of a form: the button, what became of the last tries, and what the answers are used for. */
export function SendRow({ label, sending, failure, notSent, inDoubt, children }: SendRowProps) {
  const button = useRef<HTMLButtonElement>(null)

  // A disabled button loses the focus: it comes back when the button does, unless a field has taken it.
  useEffect(() => {
    const element = button.current
    if (!sending) return
    return () => {
      // A second click, on the disabled button, gives the focus to the main part of the page.
      const nowhere = [document.body, document.querySelector('main'), element]
      if (nowhere.some((place) => place === document.activeElement)) element?.focus()
    }
  }, [sending])

  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
      <Button ref={button} type="submit" disabled={sending} className="max-xs:w-full">
        {sending ? 'Envoi en cours...' : label}
        {!sending && <Icon name="arrow" />}
      </Button>
      {/* Under the button, which must not move away from a second click when it goes. */}
      {failure && !sending && (
        <p className="flex basis-full items-start gap-3 rounded-paper border-l-6 border-error bg-raised px-4.5 py-4 text-base/snug">
          <Icon name="warning" className="mt-0.5 size-5 text-error" />
          <span>
            <strong className="block">{failure.notSent ? notSent : inDoubt}</strong>
            {failure.inDoubtSince !== undefined && (
              <AskFirst sentAt={failure.inDoubtSince} isEarlier={failure.notSent} />
            )}
            Rien n’est perdu&#x202f;: vos réponses restent dans ce formulaire.
          </span>
        </p>
      )}
      <DataNotice>{children}</DataNotice>
    </div>
  )
}
