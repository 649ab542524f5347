import { describe, expect, test } from 'vitest'
import { addDays, isCalendarDay, toCalendarDay, untilMidnight } from '#src/lib/calendar-day.ts'
import { comeBackHome, moveTo } from '#tests/zone.ts'

const hour = 3_600_000

comeBackHome()

const zones = [
  'Indian/Antananarivo',
  'Europe/Paris',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  // These two turn their clocks at midnight: there, some days begin at one o'clock.
  'America/Santiago',
  'Asia/Beirut',
]

describe.each(zones)('in %s', (zone) => {
  test('a day is the local one, from its first to its last moment', () => {
    moveTo(zone)
    expect(toCalendarDay(new Date(2027, 2, 28, 0, 0))).toBe('2027-03-28')
    expect(toCalendarDay(new Date(2027, 2, 28, 23, 59, 59, 999))).toBe('2027-03-28')
  })

  test('counting a year of days misses none and doubles none', () => {
    moveTo(zone)
    const days = Array.from({ length: 366 }, (_, index) => addDays('2027-01-01', index))
    expect(new Set(days).size).toBe(366)
    expect(days.toSorted()).toEqual(days)
    expect(days.at(-1)).toBe('2028-01-01')
    expect(days.every(isCalendarDay)).toBe(true)
    expect(days.map((day, index) => addDays(day, -index))).toEqual(days.map(() => '2027-01-01'))
  })

  test('midnight is where the next day begins', () => {
    moveTo(zone)
    for (let day = 1; day <= 365; day += 1) {
      const now = new Date(2027, 0, day, 15, 30)
      const midnight = new Date(now.getTime() + untilMidnight(now))
      expect(toCalendarDay(midnight)).toBe(addDays(toCalendarDay(now), 1))
      expect(toCalendarDay(new Date(midnight.getTime() - 1))).toBe(toCalendarDay(now))
    }
  })
})

test('the same moment is another day elsewhere', () => {
  const moment = new Date('2027-05-01T22:30:00Z')
  moveTo('America/Los_Angeles')
  expect(toCalendarDay(moment)).toBe('2027-05-01')
  moveTo('Indian/Antananarivo')
  expect(toCalendarDay(moment)).toBe('2027-05-02')
})

test('a day on which the clocks turn has 23 or 25 hours', () => {
  moveTo('Europe/Paris')
  expect(untilMidnight(new Date(2027, 2, 28))).toBe(23 * hour)
  expect(untilMidnight(new Date(2027, 9, 31))).toBe(25 * hour)
  expect(untilMidnight(new Date(2027, 5, 1))).toBe(24 * hour)
})

test.each([
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2027-05-01', 0, '2027-05-01'],
  ['2027-05-01', 8, '2027-05-09'],
])('%s and %i days is %s', (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum)
})

test.each([
  ['2027-05-01', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['2027-00-10', false],
  ['2027-04-31', false],
  ['2027-5-1', false],
  ['01/05/2027', false],
  ['2027-05-01T00:00', false],
  ['', false],
])('%j is a day: %s', (text, is) => {
  expect(isCalendarDay(text)).toBe(is)
})
