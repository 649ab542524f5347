import { useEffect, useRef, useState } from 'react'

/**
 * A button and the panel it opens, both inside `container`. Escape closes the panel and focuses the button; a press or
 * focus outside only closes it.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOnOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOnOutside)
    document.addEventListener('focusin', closeOnOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOnOutside)
      document.removeEventListener('focusin', closeOnOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])

  return {
    open,
    container,
    button,
    toggle: () => setOpen((current) => !current),
    /** For a choice inside the panel, which has the focus and is about to be hidden. */
    closeAndReturn: () => {
      setOpen(false)
      button.current?.focus()
    },
  }
}
