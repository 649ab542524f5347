import { type FocusEvent, useCallback, useRef } from 'react'

/**
 * Whether the focus may be moved without disturbing the traveller: only while nothing, or something in `main`, has it. The chat
 * and the header are outside `main`.
 */
export function canMoveFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('main') !== null
}

/** Keeps the focus in the page when a focused element inside `container`, such as a notice, is removed. */
export function useFocusReturn<Container extends HTMLElement>() {
  const container = useRef<Container>(null)
  const previous = useRef<HTMLElement | null>(null)

  const rememberFocus = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    previous.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }, [])

  /** Moves the focus to the first notice that remains, or else back to where it came from. */
  const moveFocusFrom = useCallback((removed: HTMLElement | null) => {
    if (!removed?.contains(document.activeElement)) return
    // Notices are list items; one that is hiding is inert. The app popup has none.
    const buttons = container.current?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? []
    const next = [...buttons].find((button) => !removed.contains(button))
    ;(next ?? previous.current)?.focus({ preventScroll: true })
    // That element may be gone or hidden by now.
    if (removed.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
  }, [])

  return { container, rememberFocus, moveFocusFrom }
}
