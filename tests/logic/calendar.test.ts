import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { toCalendar } from '#src/features/circuits/take-along/calendar.ts'

const circuit = { id: 1, name: 'Sud, en douceur', slug: 'sud' }
const itinerary = [
  { day: 1, title: 'Départ ; arrivée', summary: 'Première ligne\nSeconde ligne' },
  null,
  { day: 3, title: 'Très long titre '.repeat(12).trim(), night: { name: 'Ranomafana', lat: -21.2, lon: 47.4 } },
]
const now = new Date('2026-11-25T10:00:00Z')
const text = (start = '2027-03-27', at = now) => toCalendar(circuit, itinerary, { start, now: at })

function eventsIn(ics: string) {
  return new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

describe('the calendar of a circuit', () => {
  test('has an event for each day that can be read, which ends before the next day', () => {
    const events = eventsIn(text())
    expect(events.map(({ startDate, endDate }) => [String(startDate), String(endDate)])).toEqual([
      ['2027-03-27', '2027-03-28'],
      ['2027-03-29', '2027-03-30'],
    ])
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
  })

  test('keeps all characters of its texts', () => {
    const [first, third] = eventsIn(text())
    expect(first?.summary).toBe('Jour 1, Sud, en douceur\u202f: Départ ; arrivée')
    expect(first?.description).toBe('Première ligne\nSeconde ligne')
    expect(third?.summary).toContain('Très long titre Très long titre')
    expect(third?.location).toBe('Ranomafana')
  })

  test('has lines of at most 75 octets, which end as the standard asks', () => {
    const lines = text().split('\r\n')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    expect(lines.at(-1)).toBe('')
  })

  test('replaces an earlier one: the same ids, with a higher number', () => {
    const [before, after] = [text(), text('2027-04-02', new Date(now.getTime() + 60_000))].map((ics) => eventsIn(ics))
    expect(after?.map(({ uid }) => uid)).toEqual(before?.map(({ uid }) => uid))
    expect(Number(after?.[0]?.sequence)).toBeGreaterThan(Number(before?.[0]?.sequence))
  })
})
