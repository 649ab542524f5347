import { describe, expect, test } from 'vitest'
import {
  drawTiming,
  type HeroEvent,
  type HeroShow,
  heroShow,
  isWanted,
  opening,
  transitions,
} from '#src/features/home/hero-show.ts'

const lot = { transition: 'iris', stay: 7000 } as const
const turn = (after: number): HeroEvent => ({ type: 'turn', after, ...lot })
const all: HeroShow = { ...opening, loaded: [0, 1, 2, 3, 4] }

const play = (show: HeroShow, ...events: HeroEvent[]) => events.reduce(heroShow, show)

describe('the show of the hero', () => {
  test('opens on the first slide for three seconds', () => {
    expect(opening.slide).toBe(0)
    expect(opening.leaving).toBeNull()
    expect(opening.stay).toBe(3000)
  })

  test('goes round, each slide over the one before', () => {
    const second = play(all, turn(0))
    expect(second).toMatchObject({ slide: 1, leaving: 0, transition: 'iris', stay: 7000 })
    expect(play(second, turn(1), turn(2), turn(3), turn(4))).toMatchObject({ slide: 0, leaving: 4 })
  })

  test('has the next picture come ahead of its turn, but for the first two', () => {
    const wanted = (show: HeroShow) => [0, 1, 2, 3, 4].filter((slide) => isWanted(slide, show))
    const arrived = (slide: number): HeroEvent => ({ type: 'loaded', slide, ...lot })
    expect(wanted(opening)).toEqual([0])
    const due = play(opening, arrived(0), turn(0))
    expect(wanted(due)).toEqual([0, 1])
    const second = play(due, arrived(1))
    expect(wanted(second)).toEqual([0, 1])
    expect(wanted(play(second, turn(1), arrived(2)))).toEqual([0, 1, 2, 3])
  })

  test('a turn that comes late, after another move, is ignored', () => {
    const chosen = play(all, { type: 'choose', slide: 3, ...lot })
    expect(play(chosen, turn(0))).toBe(chosen)
  })

  test('sends for a picture that is not there yet, and shows it when it is', () => {
    const waiting = play({ ...opening, loaded: [0] }, turn(0))
    expect(waiting).toMatchObject({ slide: 0, turns: 0, awaited: 1 })
    expect(play(waiting, { type: 'loaded', slide: 3, ...lot })).toMatchObject({ slide: 0, awaited: 1 })
    const shown = play(waiting, { type: 'loaded', slide: 1, ...lot })
    expect(shown).toMatchObject({ slide: 1, leaving: 0, turns: 1, awaited: null, loaded: [0, 1] })
  })

  test('awaits nothing any more when it is paused or held meanwhile', () => {
    const waiting = play({ ...opening, loaded: [0] }, turn(0))
    const arrival: HeroEvent = { type: 'loaded', slide: 1, ...lot }
    expect(play(waiting, { type: 'toggle pause' }, arrival)).toMatchObject({ slide: 0, loaded: [0, 1] })
    expect(play(waiting, { type: 'hold', held: true }, arrival)).toMatchObject({ slide: 0, loaded: [0, 1] })
  })

  test('awaits nothing any more when another slide is chosen meanwhile', () => {
    const waiting = play({ ...opening, loaded: [0] }, turn(0))
    const chosen = play(waiting, { type: 'choose', slide: 3, ...lot })
    expect(play(chosen, { type: 'loaded', slide: 1, ...lot })).toMatchObject({ slide: 3, loaded: [0, 1] })
  })

  test('jumps to the chosen slide; choosing the shown one lets it stay', () => {
    expect(play(all, { type: 'choose', slide: 4, ...lot })).toMatchObject({ slide: 4, leaving: 0 })
    expect(play(all, { type: 'choose', slide: 0, ...lot })).toMatchObject({ slide: 0, leaving: null })
  })

  test('the words go round', () => {
    const words: HeroEvent[] = [0, 1, 2, 3].map((after) => ({ type: 'next word', after }))
    expect(play(all, ...words.slice(0, 3)).word).toBe(3)
    expect(play(all, ...words).word).toBe(0)
  })

  test('pauses and resumes, is held and let go', () => {
    const paused = play(all, { type: 'toggle pause' })
    expect(paused.paused).toBe(true)
    expect(play(paused, { type: 'toggle pause' }).paused).toBe(false)
    expect(play(all, { type: 'hold', held: true }).held).toBe(true)
    expect(play(all, { type: 'hold', held: true }, { type: 'hold', held: false }).held).toBe(false)
  })

  test('remembers each picture once', () => {
    const events: HeroEvent[] = [2, 2, 0].map((slide) => ({ type: 'loaded', slide, ...lot }))
    expect(play(opening, ...events).loaded).toEqual([2, 0])
  })
})

describe('the lot of a slide', () => {
  test('is a stay of six to nine seconds', () => {
    expect(drawTiming(() => 0).stay).toBe(6000)
    expect(drawTiming(() => 0.9999999).stay).toBe(9000)
  })

  test('is one of five transitions', () => {
    const drawn = [0.1, 0.3, 0.5, 0.7, 0.9999999].map((chance) => drawTiming(() => chance).transition)
    expect(drawn).toEqual([...transitions])
    expect(new Set(drawn).size).toBe(5)
  })
})
