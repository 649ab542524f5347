import { useSyncExternalStore } from 'react'

/** Pixels from the top of the window. Links to a section stop at about 120. */
const threshold = 200

/** The index of the last section whose top is above the threshold; -1 before the first. */
export function useSectionInView(ids: readonly string[]): number {
  return useSyncExternalStore(
    subscribe,
    () => lastReached(ids),
    () => -1,
  )
}

function lastReached(ids: readonly string[]): number {
  return ids.findLastIndex((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    // A section may stop a fraction of a pixel short of where it was scrolled to.
    return top !== undefined && Math.floor(top) <= threshold
  })
}

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true })
  // Content that loads late moves the sections.
  const resizeObserver = new ResizeObserver(onChange)
  resizeObserver.observe(document.body)
  return () => {
    removeEventListener('scroll', onChange)
    resizeObserver.disconnect()
  }
}
