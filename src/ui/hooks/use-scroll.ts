import { useSyncExternalStore } from 'react'

/** Pixels. Smaller movements have no direction, such as those of a finger at rest. */
const threshold = 8

const listeners = new Set<() => void>()
/** Cached at each scroll event, because reading scrollY while React renders forces a layout. */
let position = 0
let firstFrame = 0
/** Where the direction was last read. */
let lastPosition = 0
let isDown = false

/** Whether the page is scrolled down by more than this. False in prerendered markup. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => position > pixels,
    () => false,
  )
}

/** Whether the page was last scrolled down. False at its top, and in prerendered markup. */
export function useScrollingDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDown,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  // Not at once, which would force a layout.
  if (listeners.size === 0) firstFrame = requestAnimationFrame(start)
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
    if (listeners.size === 0) stop()
  }
}

function start() {
  position = Math.max(0, scrollY)
  lastPosition = position
  addEventListener('scroll', update, { passive: true })
  notify()
}

function stop() {
  cancelAnimationFrame(firstFrame)
  removeEventListener('scroll', update)
  position = 0
  isDown = false
}

function update() {
  // Negative while iOS bounces at the top.
  position = Math.max(0, scrollY)
  if (Math.abs(position - lastPosition) >= threshold || position === 0) {
    isDown = position > lastPosition
    lastPosition = position
  }
  notify()
}

function notify() {
  for (const onChange of listeners) onChange()
}
