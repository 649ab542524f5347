import { useEffect, useState } from 'react'
import { useReducedMotion } from '#src/ui/reduced-motion.ts'

/** Milliseconds a character (section 9). */
const pace = 30

/** How many of `length` characters stand there by now: one more every 30 ms, or all at once for who wants stillness. */
export function useTyping(length: number): number {
  const still = useReducedMotion()
  const [typed, setTyped] = useState(0)
  const done = still || typed >= length

  useEffect(() => {
    if (done) return
    const timer = setInterval(() => setTyped((count) => count + 1), pace)
    return () => clearInterval(timer)
  }, [done])

  return done ? length : typed
}
