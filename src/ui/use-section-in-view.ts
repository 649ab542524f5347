import { useSyncExternalStore } from 'react'

/** Pixels from the top of the window at which a section becomes the current one (section 9). */
const reading = 200

/** The index of the last of these sections that has reached 200 px from the top; -1 above the first. */
export function useSectionInView(ids: readonly string[]): number {
  return useSyncExternalStore(
    watch,
    () => lastReached(ids),
    () => -1,
  )
}

function lastReached(ids: readonly string[]): number {
  return ids.findLastIndex((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top !== undefined && Math.floor(top) <= reading
  })
}

function watch(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true })
  // The window's size, and what loads late and pushes the sections down.
  const sizes = new ResizeObserver(onChange)
  sizes.observe(document.body)
  return () => {
    removeEventListener('scroll', onChange)
    sizes.disconnect()
  }
}
