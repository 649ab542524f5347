import { type FocusEvent, useCallback, useRef } from 'react'

/** Keeps the focus from being lost with something in `box`, such as a notice, that goes while it holds it. */
export function useFocusKeeper<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const cameFrom = useRef<HTMLElement | null>(null)

  const remember = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget
    }
  }, [])

  /** To the next notice, else to where the traveller was before. */
  const passFocusOn = useCallback((leaving: HTMLElement) => {
    if (!leaving.contains(document.activeElement)) return
    const buttons = box.current?.querySelectorAll<HTMLElement>('li:not([inert]) button') ?? []
    const next = [...buttons].find((button) => !leaving.contains(button))
    const before = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    ;(next ?? before)?.focus({ preventScroll: true })
  }, [])

  return { box, remember, passFocusOn }
}
