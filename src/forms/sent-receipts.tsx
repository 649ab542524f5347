import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { isFocusFree } from '#src/ui/is-focus-free.ts'
import { useIsHydrating } from '#src/ui/use-is-hydrating.ts'

type SentReceiptsProps = {
  /** Names the region. */
  label: string
  /** What was sent. */
  title: string
  /** What it is worth to the traveller. */
  note: string
  /** One item for each thing that was sent through this form in this tab. */
  children: readonly ReactNode[]
}

/** What has been sent, on a ticket: still there when the notice is gone. */
export function SentReceipts({ label, title, note, children }: SentReceiptsProps) {
  const section = useRef<HTMLElement>(null)
  const { length } = children
  const seen = useRef(length)
  const isHydrating = useIsHydrating()
  const wasHydrated = useRef(false)

  // The answer to a form that is on the screen: brought into view, where the words were that have just left.
  useEffect(() => {
    // What was sent before the page was opened comes with the hydration, and answers nothing.
    if (wasHydrated.current && length > seen.current && isFocusFree()) section.current?.focus()
    seen.current = length
    wasHydrated.current = !isHydrating
  }, [length, isHydrating])

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
