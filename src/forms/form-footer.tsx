import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { config } from '#src/config.ts'
import { formatMoment } from '#src/lib/madagascar-time.ts'
import type { Delivery } from '#src/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ignoreSecondClick } from '#src/ui/press-once.ts'

type FormFooterProps = {
  /** The button's label. */
  label: string
  isSending: boolean
  delivery: Delivery
  /** The heading after a failed attempt that was not sent. */
  notSent: string
  /** The heading after an attempt that may have been sent. */
  unconfirmed: string
  /** How the data is used, for how long, and the traveller's rights. */
  children: ReactNode
}

/** The end of a form: the submit button, the state of earlier attempts, and how the data is used. */
export function FormFooter({ label, isSending, delivery, notSent, unconfirmed, children }: FormFooterProps) {
  const hasFailed = delivery.notSent || delivery.unconfirmedSince !== undefined
  const button = useRef<HTMLButtonElement>(null)

  // A disabled button loses the focus, so it gets the focus back once it is enabled, unless another element has it.
  useEffect(() => {
    const element = button.current
    if (!isSending) return
    return () => {
      const unfocused = [document.body, document.querySelector('main'), element]
      if (unfocused.some((candidate) => candidate === document.activeElement)) element?.focus()
    }
  }, [isSending])

  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
      <Button ref={button} type="submit" disabled={isSending} onClick={ignoreSecondClick} className="max-xs:w-full">
        {isSending ? 'Envoi en cours...' : label}
        {!isSending && <Icon name="arrow" />}
      </Button>
      {hasFailed && (
        <p className="flex basis-full items-start gap-3 rounded-paper border-l-6 border-error bg-raised px-4.5 py-4 text-base/snug">
          <Icon name="warning" className="mt-0.5 size-5 text-error" />
          <span>
            <strong className="block">{delivery.notSent ? notSent : unconfirmed}</strong>
            {delivery.unconfirmedSince !== undefined && (
              <UnconfirmedNotice sentAt={delivery.unconfirmedSince} isEarlier={delivery.notSent ?? false} />
            )}
            Rien n’est perdu&#x202f;: vos réponses restent dans ce formulaire.
          </span>
        </p>
      )}
      <p className="flex-[1_1_16rem] text-[0.875rem]/normal text-soft">
        {children} <Link to="/confidentialite">Confidentialité</Link>
      </p>
    </div>
  )
}

type UnconfirmedNoticeProps = {
  /** Milliseconds since 1970. */
  sentAt: number
  /** Another attempt has failed since. */
  isEarlier: boolean
}

/** How to find out whether a form without a clear response has arrived, before sending it again. */
function UnconfirmedNotice({ sentAt, isEarlier }: UnconfirmedNoticeProps) {
  return (
    <span className="my-1.5 block">
      {isEarlier
        ? 'Un envoi précédent est peut-être arrivé, sans réponse claire.'
        : 'Aucune réponse claire n’est venue.'}{' '}
      Avant de renvoyer, demandez-nous au{' '}
      <a href={config.phoneLink} className="whitespace-nowrap">
        {config.phone}
      </a>{' '}
      ou à <a href={`mailto:${config.email}`}>{config.email}</a>. Référence à citer&#x202f;:{' '}
      <strong>envoi du {formatMoment(sentAt)}</strong>.
    </span>
  )
}

/** Replaces a form in browsers without scripts, where the form is hidden because it could not be sent. */
export function NoScriptNotice() {
  return (
    <noscript>
      <p className="max-w-[48ch] border-l-6 border-route bg-raised px-4.5 py-4">
        Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas. Écrivez-nous plutôt à{' '}
        <a href={`mailto:${config.email}`}>{config.email}</a>, ou appelez le{' '}
        <a href={config.phoneLink} className="whitespace-nowrap">
          {config.phone}
        </a>
        &#x202f;: nous répondons de la même façon.
      </p>
    </noscript>
  )
}
