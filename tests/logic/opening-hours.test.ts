import { describe, expect, test } from 'vitest'
import { formatHours, officeState, weekendNote } from '#src/lib/opening-hours.ts'
import { setTimeZone } from '#tests/time-zone.ts'

const weekdays = { opens: 8 * 60, closes: 17 * 60 }
const saturday = { opens: 8 * 60, closes: 12 * 60 }

/** A time in Madagascar. 10 May 2027 is a Monday. */
const at = (time: string) => new Date(`2027-05-${time}+03:00`)

describe('the office', () => {
  test.each([
    ['Monday 07:59', '10T07:59:59', 'Fermé, ouvre à 8h'],
    ['Monday 08:00', '10T08:00', 'Ouvert jusqu’à 17h'],
    ['Monday 16:59', '10T16:59:59', 'Ouvert jusqu’à 17h'],
    ['Monday 17:00', '10T17:00', 'Fermé, ouvre mardi à 8h'],
    ['Friday night', '14T23:30', 'Fermé, ouvre samedi à 8h'],
    ['Saturday noon', '15T12:00', 'Fermé, ouvre lundi à 8h'],
    ['Sunday', '16T10:00', 'Fermé, ouvre lundi à 8h'],
    ['Monday midnight', '17T00:00', 'Fermé, ouvre à 8h'],
  ])('on %s', (_, time, text) => {
    setTimeZone('America/Los_Angeles')
    const state = officeState(at(time), { weekdays, saturday })
    expect(state).toEqual({ open: text.startsWith('Ouvert'), text })
  })

  test('may be closed on Saturdays or altogether', () => {
    const friday = at('14T17:00')
    expect(officeState(friday, { weekdays, saturday: null }).text).toBe('Fermé, ouvre lundi à 8h')
    expect(officeState(friday, { weekdays: null, saturday: null }).text).toBe('Fermé')
    const onlySaturday = { weekdays: null, saturday: { opens: 510, closes: 720 } }
    expect(officeState(at('15T12:00'), onlySaturday).text).toBe('Fermé, ouvre samedi à 8h30')
  })
})

test('a weekend lasts from the last hour of the week to Monday morning', () => {
  const note = 'Le week-end, du samedi 12\u202fh au lundi 8\u202fh, ne compte pas dans ce délai.'
  expect(weekendNote({ weekdays, saturday })).toBe(note)
  expect(weekendNote({ weekdays, saturday: null })).toBe(note.replace('samedi 12', 'vendredi 17'))
  const halfPast = weekendNote({ weekdays: { opens: 510, closes: 1050 }, saturday: null })
  expect(halfPast).toContain('du vendredi 17\u202fh\u202f30 au lundi 8\u202fh\u202f30')
  expect(weekendNote({ weekdays: null, saturday })).toBeNull()
})

test.each([
  [weekdays, '8h – 17h'],
  [{ opens: 510, closes: 1085 }, '8h30 – 18h05'],
  [null, 'Fermé'],
])('formatHours(%j) is %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text)
})
