import { describe, expect, test } from 'vitest'
import {
  type HeroAction,
  heroReducer,
  type HeroState,
  initialHeroState,
  isRendered,
  randomTiming,
  transitions,
} from '#src/features/home/hero-slider.ts'

const timing = { transition: 'iris', duration: 7000 } as const
const advance = (turn: number): HeroAction => ({ type: 'advance', turn, ...timing })
const select = (slide: number): HeroAction => ({ type: 'select', slide, ...timing })
const loaded = (slide: number): HeroAction => ({ type: 'loaded', slide, ...timing })

const allLoaded: HeroState = { ...initialHeroState, loaded: [0, 1, 2, 3, 4] }
const run = (state: HeroState, ...actions: HeroAction[]) => actions.reduce(heroReducer, state)

describe('the hero slider', () => {
  test('wraps around after the last slide', () => {
    const second = run(allLoaded, advance(0))
    expect(second).toMatchObject({ slide: 1, leaving: 0, transition: 'iris', duration: 7000 })
    expect(run(second, advance(1), advance(2), advance(3), advance(4))).toMatchObject({ slide: 0, leaving: 4 })
  })

  test('ignores the timer of an earlier slide', () => {
    const selected = run(allLoaded, select(3))
    expect(run(selected, advance(0))).toBe(selected)
  })

  test('loads the first picture, and the others once the page is idle', () => {
    const rendered = (state: HeroState) => [0, 1, 2, 3, 4].filter((slide) => isRendered(slide, state))
    expect(rendered(initialHeroState)).toEqual([0])
    expect(rendered(run(initialHeroState, loaded(0), advance(0)))).toEqual([0, 1])
    expect(rendered(run(initialHeroState, { type: 'idle' }))).toEqual([0, 1, 2, 3, 4])
  })

  test('waits for the picture of the selected slide, also when it would move on', () => {
    const waiting = run(initialHeroState, loaded(0), select(3), advance(0))
    expect(waiting).toMatchObject({ slide: 0, pending: 3 })
    expect(run(waiting, loaded(3))).toMatchObject({ slide: 3, leaving: 0, pending: null })
  })

  test('waits for the picture of the next slide', () => {
    const waiting = run(initialHeroState, loaded(0), advance(0))
    expect(waiting).toMatchObject({ slide: 0, pending: 1 })
    expect(run(waiting, loaded(3))).toMatchObject({ slide: 0, pending: 1 })
    expect(run(waiting, loaded(1))).toMatchObject({ slide: 1, leaving: 0, pending: null, loaded: [0, 1] })
  })

  test.each<[string, HeroAction, number]>([
    ['the slider is paused', { type: 'toggle pause' }, 0],
    ['the pointer rests on a slide button', { type: 'hover', hovered: true }, 0],
    ['another slide is selected', select(3), 0],
  ])('gives up the next slide when %s meanwhile', (_, action, slide) => {
    expect(run(initialHeroState, loaded(0), advance(0), action, loaded(1)).slide).toBe(slide)
  })

  test('shows the selected slide, and restarts the timer of the current one', () => {
    expect(run(allLoaded, select(4))).toMatchObject({ slide: 4, leaving: 0, turns: 1 })
    expect(run(allLoaded, select(0))).toMatchObject({ slide: 0, leaving: null, turns: 1 })
  })

  test('draws a duration of 6 to 9 seconds and one of five transitions', () => {
    expect(randomTiming(() => 0).duration).toBe(6000)
    expect(randomTiming(() => 0.9999999).duration).toBe(9000)
    const drawn = [0.1, 0.3, 0.5, 0.7, 0.9999999].map((random) => randomTiming(() => random).transition)
    expect(drawn).toEqual(['fade', 'slide-over', 'curtain', 'iris', 'zoom'])
    expect(transitions).toHaveLength(5)
  })
})
