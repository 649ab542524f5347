import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { drawTiming, heroShow, opening, wordStay } from '#src/features/home/hero-show.ts'
import { useReducedMotion } from '#src/ui/reduced-motion.ts'

/** Runs the hero's show: the timers stand still when paused, unseen, or when stillness is asked for. */
export function useHeroShow() {
  const [show, dispatch] = useReducer(heroShow, opening)
  const still = useReducedMotion()
  const seen = useSyncExternalStore(
    watchVisibility,
    () => !document.hidden,
    () => false,
  )
  const running = seen && !still && !show.paused

  useEffect(() => {
    if (!running || show.held) return
    const turn = () => dispatch({ type: 'turn', after: show.turns, ...drawTiming(Math.random) })
    const timer = setTimeout(turn, show.stay)
    return () => clearTimeout(timer)
  }, [running, show.held, show.turns, show.stay])

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => dispatch({ type: 'next word', after: show.word }), wordStay)
    return () => clearTimeout(timer)
  }, [running, show.word])

  return { show, dispatch, still }
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
