import { type FocusEvent, useCallback, useRef } from 'react'

/** Keeps the focus from being lost with something in `box`, such as a notice, that goes while it holds it. */
export function useFocusKeeper<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  const remember = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }, [])

  /** To the next notice, else to where the traveller was before. */
  const passFocusOn = useCallback((leaving: HTMLElement | null) => {
    if (!leaving?.contains(document.activeElement)) return
    const buttons = box.current?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? []
    const next = [...buttons].find((button) => !leaving.contains(button))
    ;(next ?? cameFrom.current)?.focus({ preventScroll: true })
    // That may be gone meanwhile, or hidden.
    if (leaving.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
  }, [])

  return { box, remember, passFocusOn }
}
