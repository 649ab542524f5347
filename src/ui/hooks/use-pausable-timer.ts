import { useEffect, useRef } from 'react'

/**
 * Calls `callback` once `durationMs` milliseconds have passed; paused time does not count. `callback` must be stable
 * (useCallback): a new one would run again. Later changes of the duration are ignored.
 */
export function usePausableTimer(callback: () => void, durationMs: number, paused: boolean): void {
  const remaining = useRef(durationMs)
  useEffect(() => {
    if (paused) return
    const startedAt = Date.now()
    const timer = setTimeout(callback, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - startedAt
    }
  }, [callback, paused])
}
