import { useEffect, useState } from 'react'

/** Whether the browser has found nothing better to do since this stands on the screen. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const stop = whenIdle(() => setIdle(true))
    return stop
  }, [])
  return idle
}

/** Safari does not know what idle is: it gets a moment for what is more urgent. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 300)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work)
  return () => cancelIdleCallback(request)
}
