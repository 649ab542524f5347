import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { whenIdle } from '#src/lib/async.ts'
import { type Poster, posters } from '#src/pictures/posters.ts'
import { useReducedMotion } from '#src/ui/hooks/use-media-query.ts'

export type HeroSlide = {
  circuit: string
  poster: Poster
  /** Enlarged from the upper left, so that the title stands on plain sky. */
  enlarged?: boolean
}

export const heroSlides: readonly HeroSlide[] = [
  { circuit: 'Ouest', poster: posters.ouest },
  { circuit: 'Nord', poster: posters.nord },
  { circuit: 'Sud', poster: posters.sud },
  { circuit: 'Est', poster: posters.est, enlarged: true },
  { circuit: 'Centre', poster: posters.centre },
]

export const heroWords = ['la grande île', 'culture malgache', 'hauts plateaux', 'lagons turquoise']

export const transitions = ['fade', 'slide-over', 'curtain', 'iris', 'zoom'] as const
type Transition = (typeof transitions)[number]

/** Milliseconds. */
const wordDuration = 3000

export type HeroState = {
  slide: number
  /** The slide that the current one is animating over. */
  leaving: number | null
  transition: Transition
  /** Milliseconds for which the current slide is shown. */
  duration: number
  /** Counts slide changes, so that a timer of an earlier slide can be told apart. */
  turns: number
  word: number
  paused: boolean
  /** The pointer is on a slide button. */
  hovered: boolean
  /** The next or selected slide, while its picture is loading. */
  pending: number | null
  /** The page is idle, so that all pictures are loaded. */
  idle: boolean
  /** Slides whose picture has loaded or failed. */
  loaded: readonly number[]
}

/** Random, so drawn outside of the reducer. */
type SlideTiming = { transition: Transition; duration: number }

export type HeroAction =
  | ({ type: 'advance'; turn: number } & SlideTiming)
  | ({ type: 'select'; slide: number } & SlideTiming)
  | ({ type: 'loaded'; slide: number } & SlideTiming)
  | { type: 'next word'; after: number }
  | { type: 'idle' }
  | { type: 'toggle pause' }
  | { type: 'hover'; hovered: boolean }

export const initialHeroState: HeroState = {
  slide: 0,
  leaving: null,
  transition: 'fade',
  duration: 3000,
  turns: 0,
  word: 0,
  paused: false,
  hovered: false,
  pending: null,
  idle: false,
  loaded: [],
}

export function heroReducer(state: HeroState, action: HeroAction): HeroState {
  switch (action.type) {
    case 'advance':
      return action.turn === state.turns ? advance(state, action) : state
    case 'select':
      return showOnceLoaded(state, action.slide, action)
    case 'loaded': {
      if (state.loaded.includes(action.slide)) return state
      const next = { ...state, loaded: [...state.loaded, action.slide] }
      return action.slide === state.pending ? show(next, action.slide, action) : next
    }
    case 'next word':
      return { ...state, word: (action.after + 1) % heroWords.length }
    case 'idle':
      return { ...state, idle: true }
    case 'toggle pause':
      return { ...state, paused: !state.paused, pending: null }
    case 'hover':
      return { ...state, hovered: action.hovered, pending: action.hovered ? null : state.pending }
  }
}

/** A random transition, and a duration of 6 to 9 seconds. */
export function randomTiming(random: () => number = Math.random): SlideTiming {
  const index = Math.floor(random() * transitions.length)
  return { transition: transitions[index] ?? 'fade', duration: 6000 + Math.round(random() * 3000) }
}

/** Whether to render the slide, which loads its picture. */
export function isRendered(slide: number, { slide: current, leaving, pending, loaded, idle }: HeroState): boolean {
  return idle || [current, leaving, pending, ...loaded].includes(slide)
}

function nextOf(slide: number): number {
  return (slide + 1) % heroSlides.length
}

function advance(state: HeroState, timing: SlideTiming): HeroState {
  // A slide that the traveller has selected comes first.
  return state.pending === null ? showOnceLoaded(state, nextOf(state.slide), timing) : state
}

function showOnceLoaded(state: HeroState, slide: number, timing: SlideTiming): HeroState {
  const canShow = slide === state.slide || state.loaded.includes(slide)
  return canShow ? show(state, slide, timing) : { ...state, pending: slide }
}

function show(state: HeroState, slide: number, { transition, duration }: SlideTiming): HeroState {
  const turns = state.turns + 1
  if (slide === state.slide) return { ...state, turns, duration, pending: null }
  return { ...state, slide, turns, leaving: state.slide, transition, duration, pending: null }
}

export type HeroSlider = ReturnType<typeof useHeroSlider>

/** Advances slides and words, unless paused, in a hidden tab, or with reduced motion. */
export function useHeroSlider() {
  const [state, dispatch] = useReducer(heroReducer, initialHeroState)
  const reducedMotion = useReducedMotion()
  const tabVisible = useSyncExternalStore(
    watchVisibility,
    () => !document.hidden,
    () => false,
  )
  const running = tabVisible && !reducedMotion && !state.paused

  useEffect(() => {
    void whenIdle().then(() => dispatch({ type: 'idle' }))
  }, [])

  useEffect(() => {
    if (!running || state.hovered) return
    const timer = setTimeout(() => dispatch({ type: 'advance', turn: state.turns, ...randomTiming() }), state.duration)
    return () => clearTimeout(timer)
  }, [running, state.hovered, state.turns, state.duration])

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => dispatch({ type: 'next word', after: state.word }), wordDuration)
    return () => clearTimeout(timer)
  }, [running, state.word])

  return { state, dispatch, canPause: !reducedMotion }
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
