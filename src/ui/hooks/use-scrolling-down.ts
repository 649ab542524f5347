import { useSyncExternalStore } from 'react'

/** Pixels. Smaller movements do not count, such as those of a finger at rest. */
const threshold = 8

let position = 0
let isDown = false

/** Whether the page was last scrolled down. False at its top, and in prerendered markup. */
export function useScrollingDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDown,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  const update = () => {
    // Negative while iOS bounces at the top.
    const current = Math.max(0, scrollY)
    if (Math.abs(current - position) < threshold && current > 0) return
    isDown = current > 0 && current > position
    position = current
    onChange()
  }
  position = scrollY
  isDown = false
  addEventListener('scroll', update, { passive: true })
  return () => removeEventListener('scroll', update)
}
