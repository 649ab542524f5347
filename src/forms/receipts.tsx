import { type ReactNode, useEffect, useRef } from 'react'
import { receiptsKey } from '#src/storage/keys.ts'
import { readReceipts, type Receipt } from '#src/storage/receipts.ts'
import { canMoveFocus } from '#src/ui/focus.ts'
import { useStoredItem } from '#src/ui/hooks/use-stored-item.ts'
import { Icon } from '#src/ui/icon.tsx'

/** The receipts of one form, oldest first. Empty in prerendered markup. */
export function useReceipts(form: string): readonly Receipt[] {
  const stored = useStoredItem(receiptsKey)
  return stored === undefined ? [] : readReceipts().filter((receipt) => receipt.form === form)
}

type ReceiptListProps = {
  /** The accessible name of the region. */
  label: string
  title: string
  /** How to use the receipts. */
  note: string
  /** One `li` per receipt. */
  children: readonly ReactNode[]
}

/** The receipts of a form. They stay after the notice has gone. */
export function ReceiptList({ label, title, note, children }: ReceiptListProps) {
  const section = useRef<HTMLElement>(null)
  const { length } = children
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
        <Icon name="check" />
        {title}
      </p>
      <ul className="mt-2 grid gap-2 [&>li+li]:border-t [&>li+li]:border-edge/50 [&>li+li]:pt-2 font-display text-[1.1875rem]/snug font-extrabold sm:text-[1.375rem]/snug wrap-anywhere">
        {children}
      </ul>
      <p className="mt-2 text-small text-soft">{note}</p>
    </section>
  )
}
