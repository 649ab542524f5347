import { useEffect, useState } from 'react'
import { whenIdle } from '#src/lib/when-idle.ts'

/** Whether the browser has found nothing better to do since this stands on the screen. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    void whenIdle().then(() => setIdle(true))
  }, [])
  return idle
}
