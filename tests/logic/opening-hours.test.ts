import { describe, expect, test } from 'vitest'
import { officeState, printedHours } from '#src/lib/opening-hours.ts'
import { comeBackHome, moveTo } from '#tests/zone.ts'

comeBackHome()

const weekdays = { opens: 8 * 60, closes: 17 * 60 }
const saturday = { opens: 8 * 60, closes: 12 * 60 }
const week = { weekdays, saturday }

/** A moment by the clocks of Madagascar; 10 May 2027 is a Monday. */
function there(time: string): Date {
  return new Date(`2027-05-${time}+03:00`)
}

describe('the office', () => {
  test.each([
    ['Monday, a minute before it opens', '10T07:59:59', 'Fermé, ouvre à 8h'],
    ['Monday, as it opens', '10T08:00', 'Ouvert jusqu’à 17h'],
    ['Monday, its last minute', '10T16:59:59', 'Ouvert jusqu’à 17h'],
    ['Monday, as it closes', '10T17:00', 'Fermé, ouvre mardi à 8h'],
    ['Friday night', '14T23:30', 'Fermé, ouvre samedi à 8h'],
    ['Saturday, a minute before noon', '15T11:59', 'Ouvert jusqu’à 12h'],
    ['Saturday noon', '15T12:00', 'Fermé, ouvre lundi à 8h'],
    ['Sunday', '16T10:00', 'Fermé, ouvre lundi à 8h'],
    ['Sunday, a minute before midnight', '16T23:59', 'Fermé, ouvre lundi à 8h'],
    ['Monday at midnight', '17T00:00', 'Fermé, ouvre à 8h'],
  ])('%s', (_, time, text) => {
    expect(officeState(there(time), week)).toEqual({ open: text.startsWith('Ouvert'), text })
  })

  test.each(['America/Los_Angeles', 'Europe/Paris', 'Pacific/Kiritimati'])(
    'keeps its own hours for a traveller in %s',
    (zone) => {
      moveTo(zone)
      expect(officeState(there('15T11:59'), week).open).toBe(true)
      expect(officeState(there('15T12:00'), week).open).toBe(false)
    },
  )

  test('skips the days on which it is closed', () => {
    const friday = there('14T17:00')
    expect(officeState(friday, { weekdays, saturday: null }).text).toBe('Fermé, ouvre lundi à 8h')
    expect(officeState(friday, { weekdays: null, saturday: null }).text).toBe('Fermé')
    const onlySaturday = { weekdays: null, saturday: { opens: 510, closes: 720 } }
    expect(officeState(there('15T12:00'), onlySaturday).text).toBe('Fermé, ouvre samedi à 8h30')
  })
})

test.each([
  [weekdays, '8h – 17h'],
  [{ opens: 510, closes: 1085 }, '8h30 – 18h05'],
  [null, 'Fermé'],
])('the hours %j are printed as %s', (hours, text) => {
  expect(printedHours(hours)).toBe(text)
})
