import { useSyncExternalStore } from 'react'

/** Pixels. Smaller movements do not count, such as those of a finger at rest. */
const threshold = 8

const listeners = new Set<() => void>()
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
  if (listeners.size === 0) {
    position = scrollY
    isDown = false
    addEventListener('scroll', update, { passive: true })
  }
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) removeEventListener('scroll', update)
  }
}

function update() {
  // Negative while iOS bounces at the top.
  const current = Math.max(0, scrollY)
  if (Math.abs(current - position) < threshold && current > 0) return
  isDown = current > 0 && current > position
  position = current
  for (const onChange of listeners) onChange()
}
