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
    if (Math.abs(scrollY - position) < threshold && scrollY > 0) return
    isDown = scrollY > position
    position = scrollY
    onChange()
  }
  position = scrollY
  isDown = false
  addEventListener('scroll', update, { passive: true })
  return () => removeEventListener('scroll', update)
}
