import { useEffect, useRef } from 'react'

/** Calls `done` after `duration` milliseconds, not counting those in which it was paused. */
export function usePausableTimer(done: () => void, duration: number, paused: boolean): void {
  const remaining = useRef(duration)
  useEffect(() => {
    if (paused) return
    const startedAt = Date.now()
    const timer = setTimeout(done, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - startedAt
    }
  }, [done, paused])
}
