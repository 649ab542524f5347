import { useSyncExternalStore } from 'react'

/** Pixels, since the last time that the window was scrolled: to look makes the browser lay out a page that React is changing. */
let scrolledBy = 0

/** Whether the window is scrolled further down than so many pixels. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrolledBy > pixels,
    () => false,
  )
}

function onScroll(changed: () => void) {
  const look = () => {
    scrolledBy = scrollY
    changed()
  }
  look()
  addEventListener('scroll', look, { passive: true })
  return () => removeEventListener('scroll', look)
}
