import { useEffect, useRef, useState } from 'react'

/**
 * A button and the panel it opens. Escape closes the panel and gives the focus back to the button; a press or the focus
 * going elsewhere closes it and leaves the focus where it went. `container` holds both.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeWhenElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeWhenElsewhere)
    document.addEventListener('focusin', closeWhenElsewhere)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeWhenElsewhere)
      document.removeEventListener('focusin', closeWhenElsewhere)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])

  return {
    open,
    container,
    button,
    toggle: () => setOpen((now) => !now),
    /** For a choice made in the panel: what held the focus is about to go. */
    closeAndReturn: () => {
      setOpen(false)
      button.current?.focus()
    },
  }
}
