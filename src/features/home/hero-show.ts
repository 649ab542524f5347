import { heroSlides, heroWords } from '#src/features/home/hero-slides.ts'

export const transitions = ['fade', 'slide-over', 'curtain', 'iris', 'zoom'] as const
type Transition = (typeof transitions)[number]

/** Milliseconds. */
const firstStay = 3000
export const wordStay = 3000

/** What the hero shows and what holds it back. */
export type HeroShow = {
  slide: number
  /** How often a slide has been sent for: each time its stay begins anew. */
  turns: number
  /** Lies under the slide while that one comes in. */
  leaving: number | null
  transition: Transition
  /** Milliseconds until the slide gives way to the next. */
  stay: number
  word: number
  paused: boolean
  /** The pointer is on a stop: no slide moves away from under it. */
  held: boolean
  /** Is due, and comes in when its picture is there. */
  awaited: number | null
  /** Slides whose picture has arrived, or will never come. */
  loaded: readonly number[]
}

/** How a slide comes in, and for how many milliseconds it stays: drawn by lot outside of the reducer. */
type SlideTiming = { transition: Transition; stay: number }

export type HeroEvent =
  | ({ type: 'turn'; after: number } & SlideTiming)
  | ({ type: 'choose'; slide: number } & SlideTiming)
  | { type: 'next word'; after: number }
  | { type: 'toggle pause' }
  | { type: 'hold'; held: boolean }
  | ({ type: 'loaded'; slide: number } & SlideTiming)

export const opening: HeroShow = {
  slide: 0,
  turns: 0,
  leaving: null,
  transition: 'fade',
  stay: firstStay,
  word: 0,
  paused: false,
  held: false,
  awaited: null,
  loaded: [],
}

export function heroShow(show: HeroShow, event: HeroEvent): HeroShow {
  switch (event.type) {
    case 'turn':
      return event.after === show.turns ? turn(show, event) : show
    case 'choose':
      return move(show, event.slide, event)
    case 'next word':
      return { ...show, word: (event.after + 1) % heroWords.length }
    case 'toggle pause':
      return { ...show, paused: !show.paused, awaited: null }
    case 'hold':
      return { ...show, held: event.held, awaited: event.held ? null : show.awaited }
    case 'loaded': {
      if (show.loaded.includes(event.slide)) return show
      const richer = { ...show, loaded: [...show.loaded, event.slide] }
      return event.slide === show.awaited ? move(richer, event.slide, event) : richer
    }
  }
}

/** Draws a slide's way in and its stay of 6 to 9 seconds. */
export function drawTiming(random: () => number): SlideTiming {
  const drawn = Math.floor(random() * transitions.length)
  return { transition: transitions[drawn] ?? 'fade', stay: 6000 + Math.round(random() * 3000) }
}

/**
 * Whether the slide's picture is to be there. The next one's comes ahead of its turn, but not in the first ten seconds of a
 * visit, when everything else is on its way.
 */
export function isWanted(slide: number, show: HeroShow): boolean {
  const ahead = show.turns > 1 ? following(show.slide) : null
  return [show.slide, show.leaving, show.awaited, ahead, ...show.loaded].includes(slide)
}

function following(slide: number): number {
  return (slide + 1) % heroSlides.length
}

/** To the next slide of the round; one whose picture is not there yet is sent for, and awaited. */
function turn(show: HeroShow, timing: SlideTiming): HeroShow {
  const next = following(show.slide)
  return show.loaded.includes(next) ? move(show, next, timing) : { ...show, awaited: next }
}

function move(show: HeroShow, slide: number, { transition, stay }: SlideTiming): HeroShow {
  const turns = show.turns + 1
  if (slide === show.slide) return { ...show, turns, stay, awaited: null }
  return { ...show, slide, turns, leaving: show.slide, transition, stay, awaited: null }
}
