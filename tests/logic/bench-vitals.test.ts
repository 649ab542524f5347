import { describe, expect, test } from 'vitest'
import { blockingTime, layoutShift } from '#tests/bench/vitals.ts'

describe('layout shift', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })

  test('adds up shifts that are less than a second apart', () => {
    expect(layoutShift([shift(0, 0.1), shift(900, 0.2), shift(1800, 0.3)])).toBeCloseTo(0.6)
  })

  test('is that of the worst burst', () => {
    expect(layoutShift([shift(0, 0.3), shift(1500, 0.1), shift(2000, 0.1)])).toBeCloseTo(0.3)
  })

  test('ends a burst after five seconds', () => {
    const steady = Array.from({ length: 7 }, (_, index) => shift(index * 900, 0.1))
    expect(layoutShift(steady)).toBeCloseTo(0.6)
  })

  test('ignores shifts that follow an input', () => {
    expect(layoutShift([shift(0, 0.5, true), shift(100, 0.1)])).toBeCloseTo(0.1)
    expect(layoutShift([])).toBe(0)
  })
})

describe('blocking time', () => {
  const task = (startTime: number, duration: number) => ({ startTime, duration })

  test('adds up the part of each task beyond 50 ms', () => {
    expect(blockingTime([task(1000, 80), task(2000, 50), task(3000, 170)], 500)).toBe(150)
  })

  test('ignores what ran before the first paint', () => {
    expect(blockingTime([task(0, 400), task(900, 200)], 1000)).toBe(50)
  })
})
