import { type FocusEvent, useCallback, useRef } from 'react'

/** Whether a form may move the focus when its response arrives: not while the traveller is typing in the chat. */
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

  /** Moves the focus to the next notice, else to where it came from. */
  const moveFocusFrom = useCallback((removed: HTMLElement | null) => {
    if (!removed?.contains(document.activeElement)) return
    const buttons = container.current?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? []
    const next = [...buttons].find((button) => !removed.contains(button))
    ;(next ?? previous.current)?.focus({ preventScroll: true })
    // That element may be gone or hidden by now.
    if (removed.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
  }, [])

  return { container, rememberFocus, moveFocusFrom }
}
