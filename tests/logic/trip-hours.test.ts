import { describe, expect, test } from 'vitest'
import type { Day, Leg } from '#src/contract/programme.ts'
import { formatHours, formatLegHours, formatTotalHours, sumHours } from '#src/lib/trip-hours.ts'
import { lateArrivals, sunsetTime } from '#src/features/circuits/programme/sunset.ts'

const antsirabe = { name: 'Antsirabe', lat: -19.87, lon: 47.03 }
const ambositra = { name: 'Ambositra', lat: -20.53, lon: 47.24 }

/** A drive of `dry` and `wet` hours at the most. */
function drive(dry: number, wet: number | null, fields: Partial<Leg> = {}): Leg {
  return {
    from: antsirabe,
    to: ambositra,
    mode: 'car',
    km: 90,
    hours_dry: [1, dry],
    hours_wet: wet === null ? null : [1, wet],
    ...fields,
  }
}

const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const dayOf = (...legs: Leg[]): Day => ({ day: 1, title: 'Route', legs })

test.each([
  [[5, 6], '5 à 6 h'],
  [[1.5, 2.25], '1 h 30 à 2 h 15'],
  [[0.15, 0.3], '10 à 20 min'],
  [[0.75, 1], '45 min à 1 h'],
  [[2, 2.02], '2 h'],
] satisfies [[number, number], string][])('the hours %j are written as %j', (hours, text) => {
  expect(formatHours(hours)).toBe(text)
})

test('the hours of a whole trip are written without minutes', () => {
  expect(formatTotalHours([23.1, 33.9])).toBe('23 à 34 h')
  expect(formatTotalHours([7.25, 10.25])).toBe('7 h 15 à 10 h 15')
})

describe('the hours of a leg', () => {
  test.each([
    [drive(2, 2.1), '1 à 2 h'],
    [drive(2, 3), '1 à 2 h, jusqu’à 3 h en saison des pluies'],
    [drive(2, 2), '1 à 2 h'],
    [drive(2, null), '1 à 2 h'],
    [drive(2, 3, { hours_dry: null }), '1 à 3 h en saison des pluies'],
    [drive(2, null, { hours_dry: null }), null],
  ])('of %j are %j', (leg, text) => {
    expect(formatLegHours(leg)).toBe(text)
  })

  test('are added up, except in a season in which one leg is closed', () => {
    expect(sumHours([drive(2, 3), drive(4, null)])).toEqual({ hours_dry: [2, 6], hours_wet: null })
  })
})

describe('sunset', () => {
  test('is early in June and late in January', () => {
    expect(sunsetTime(6, antsirabe)).toBeCloseTo(17 + 20 / 60, 1)
    expect(sunsetTime(1, antsirabe)).toBeCloseTo(18 + 37 / 60, 1)
  })

  test.each([
    ['a short day', [], [drive(4, 5)]],
    ['a start at 7, with an hour for stops', [6], [drive(9.5, 9.5)]],
    ['a day that is only long in the rain', [3], [drive(4, 11.5)]],
    ['a day with a leg that the rain closes', [], [drive(4, 11.5), drive(1, null)]],
    ['an early start', [], [drive(9.5, 9.5, { leaves_at: '05:00' })]],
    [
      'a set time in the afternoon, which leaves time for stops',
      [],
      [drive(1, 1), drive(2, 2, { leaves_at: '15:00' })],
    ],
    ['a set time later in the afternoon', [6], [drive(1, 1), drive(2, 2, { leaves_at: '16:00' })]],
    ['a walk in the evening after the arrival', [], [drive(4, 4), drive(9, 9, { from: ambositra, to: ambositra })]],
  ] satisfies [string, number[], Leg[]][])('with %s, comes before the arrival in the months %j', (_, months, legs) => {
    expect(lateArrivals(dayOf(...legs), allMonths).map(({ month }) => month)).toEqual(months)
  })

  test('is of no concern in months in which the circuit is not run', () => {
    expect(lateArrivals(dayOf(drive(9.5, 9.5)), [1, 10])).toEqual([])
  })
})
