import { useEffect, useRef } from 'react'
import { config } from '#src/config.ts'
import { formatMoment } from '#src/lib/madagascar-time.ts'
import { formatDeadline, replyDeadline } from '#src/lib/reply-deadline.ts'
import { formatReference } from '#src/lib/text.ts'
import { storageKeys } from '#src/storage/keys.ts'
import { readReceipts, type Receipt } from '#src/storage/receipts.ts'
import { canMoveFocus } from '#src/ui/focus.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { useStoredItem } from '#src/ui/hooks/use-stored-item.ts'
import { Icon } from '#src/ui/icon.tsx'

/** The receipts of one form, oldest first. Empty in prerendered markup. */
export function useReceipts(form: string): readonly Receipt[] {
  const stored = useStoredItem(storageKeys.receipts)
  return stored === undefined ? [] : readReceipts().filter((receipt) => receipt.form === form)
}

type ReceiptListProps = {
  /** The accessible name of the region. */
  label: string
  title: string
  /** The title in demonstration mode, after 'Essai : '. */
  trialTitle: string
  /** How to use the receipts. */
  note: string
  receipts: readonly Receipt[]
}

/** The receipts of a form: what was sent, and what happens next. They stay after the notice has gone. */
export function ReceiptList({ label, title, trialTitle, note, receipts }: ReceiptListProps) {
  const section = useRef<HTMLElement>(null)
  const { length } = receipts
  const previousLength = useRef<number>(undefined)

  // Only a new receipt moves the focus, not those that were there on the first render.
  useEffect(() => {
    if (previousLength.current !== undefined && length > previousLength.current && canMoveFocus())
      section.current?.focus()
    previousLength.current = length
  }, [length])

  if (length === 0) return null

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={label}
      className="ticket mb-8 bg-raised px-7 py-6 print:border print:border-edge"
    >
      <p className="label flex items-center gap-2 text-route">
        <Icon name={config.maintenanceMode ? 'info' : 'check'} />
        {config.maintenanceMode ? `Essai\u202f: ${trialTitle}` : title}
      </p>
      <ul className="mt-2 grid gap-2 [&>li+li]:border-t [&>li+li]:border-edge/50 [&>li+li]:pt-2 wrap-anywhere">
        {receipts.map((receipt) => (
          <ReceiptItem key={receipt.sentAt} {...receipt} />
        ))}
      </ul>
      <p className="mt-2 text-small text-soft">
        {config.maintenanceMode ? 'Personne n’a rien reçu, et rien ne suivra.' : note}
      </p>
    </section>
  )
}

function ReceiptItem({ sentAt, reference, summary }: Receipt) {
  const now = useNow()
  const next = now && nextStep(new Date(sentAt), now)
  return (
    <li className="grid gap-0.5 text-small">
      {reference != null && (
        <p className="font-display text-[1.1875rem]/snug font-extrabold sm:text-[1.375rem]/snug">
          {formatReference(reference)}
        </p>
      )}
      {summary && <p className="font-semibold">{summary}</p>}
      <p>Envoi du {formatMoment(sentAt)}</p>
      {next && <p className="font-semibold">{next}</p>}
    </li>
  )
}

/** When the reply comes, or would come, and what to do once it should have come. */
function nextStep(sentAt: Date, now: Date): string {
  const deadline = replyDeadline(sentAt, config.openingHours)
  const isOver = deadline < now
  if (config.maintenanceMode) return isOver ? '' : `Un vrai envoi aurait sa réponse ${formatDeadline(deadline, now)}.`
  return isOver
    ? 'Notre réponse a dû vous parvenir. Sinon, regardez vos courriers indésirables, puis appelez-nous.'
    : `Vous recevrez une réponse ${formatDeadline(deadline, now)}.`
}
