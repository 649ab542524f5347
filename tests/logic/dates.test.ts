import { describe, expect, test } from 'vitest'
import { addDays, formatDay, isCalendarDay, msUntilMidnight, toCalendarDay } from '#src/lib/dates.ts'
import { formatMoment, madagascarClock, madagascarTime, timeAhead } from '#src/lib/madagascar-time.ts'
import { setTimeZone } from '#tests/time-zone.ts'

describe.each([
  'Indian/Antananarivo',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  // Clocks change at midnight here, so some days begin at one o'clock.
  'America/Santiago',
])('calendar days in %s', (zone) => {
  test('are local days', () => {
    setTimeZone(zone)
    expect(toCalendarDay(new Date(2027, 2, 28, 0, 0))).toBe('2027-03-28')
    expect(toCalendarDay(new Date(2027, 2, 28, 23, 59, 59, 999))).toBe('2027-03-28')
  })

  test('end where the next one begins, all year', () => {
    setTimeZone(zone)
    for (let day = 1; day <= 365; day += 1) {
      const now = new Date(2027, 0, day, 15, 30)
      const midnight = new Date(now.getTime() + msUntilMidnight(now))
      expect(toCalendarDay(midnight)).toBe(addDays(toCalendarDay(now), 1))
      expect(toCalendarDay(new Date(midnight.getTime() - 1))).toBe(toCalendarDay(now))
    }
  })
})

test.each([
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2027-05-01', 0, '2027-05-01'],
])('addDays(%s, %i) is %s', (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum)
})

test.each([
  ['2027-05-01', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-00-10', false],
  ['2027-5-1', false],
  ['01/05/2027', false],
  ['2027-05-01T00:00', false],
  ['', false],
])('isCalendarDay(%j) is %s', (text, valid) => {
  expect(isCalendarDay(text)).toBe(valid)
})

test('the first of a month is formatted as 1er', () => {
  expect(formatDay('2025-09-01')).toBe('1er septembre 2025')
  expect(formatDay('2025-09-11')).toBe('11 septembre 2025')
})

describe('the time in Madagascar', () => {
  const winter = new Date('2027-01-15T21:04:30Z')
  const summer = new Date('2027-07-15T07:24:00Z')

  test('is UTC+3 all year, whatever the local time zone', () => {
    setTimeZone('America/Los_Angeles')
    expect(madagascarClock(winter).toISOString()).toBe('2027-01-16T00:04:30.000Z')
    expect(madagascarTime(winter)).toBe('00:04')
    expect(madagascarTime(summer)).toBe('10:24')
    expect(formatMoment(winter.getTime())).toBe('16 janvier 2027 à 00:04, heure de Madagascar')
  })

  test.each([
    ['Europe/Paris', '2 h de plus que chez vous', '1 h de plus que chez vous'],
    ['Asia/Kabul', '1 h 30 de moins que chez vous', '1 h 30 de moins que chez vous'],
    ['Asia/Tehran', '30 min de moins que chez vous', '30 min de moins que chez vous'],
    ['Indian/Antananarivo', null, null],
  ])('is compared with that of %s', (zone, inWinter, inSummer) => {
    setTimeZone(zone)
    expect(timeAhead(winter)).toBe(inWinter)
    expect(timeAhead(summer)).toBe(inSummer)
  })
})
