import { describe, expect, test } from 'vitest'
import { formatDeadline, replyDeadline } from '#src/lib/reply-deadline.ts'
import { setTimeZone } from '#tests/time-zone.ts'

const weekdays = { opens: 8 * 60, closes: 17 * 60 }
const saturday = { opens: 8 * 60, closes: 12 * 60 }

/** A time in Madagascar. 10 May 2027 is a Monday. */
const at = (time: string) => new Date(`2027-05-${time}+03:00`)

describe('a reply is promised within 24 hours, of which the weekend does not count', () => {
  test.each([
    ['Monday night', '10T22:07', '11T22:07'],
    ['Monday before the office opens', '10T07:59', '11T08:00'],
    ['Friday morning', '14T11:00', '15T11:00'],
    ['Friday evening, six hours of which fall after Saturday noon', '14T18:00', '17T14:00'],
    ['Saturday afternoon', '15T13:00', '18T08:00'],
    ['Sunday', '16T10:00', '18T08:00'],
  ])('on %s', (_, sent, due) => {
    setTimeZone('America/Los_Angeles')
    expect(replyDeadline(at(sent), { weekdays, saturday })).toEqual(at(due))
  })

  test('where the office is closed on Saturdays, or has no weekdays', () => {
    expect(replyDeadline(at('14T16:00'), { weekdays, saturday: null })).toEqual(at('18T07:00'))
    expect(replyDeadline(at('15T13:00'), { weekdays: null, saturday })).toEqual(at('16T13:00'))
  })
})

test.each([
  ['Indian/Antananarivo', '10T22:07', '11T22:07', 'demain avant 22 h 07'],
  ['Indian/Antananarivo', '14T18:00', '17T14:00', 'lundi avant 14 h'],
  ['Indian/Antananarivo', '11T00:30', '11T22:00', 'aujourd’hui avant 22 h'],
  ['Europe/Paris', '10T22:00', '11T22:00', 'demain avant 22 h, heure de Madagascar (21 h chez vous)'],
  ['America/Los_Angeles', '16T10:00', '18T08:00', 'mardi avant 8 h, heure de Madagascar (demain 22 h chez vous)'],
  ['Pacific/Auckland', '10T22:00', '11T22:00', 'mardi avant 22 h, heure de Madagascar (mercredi 7 h chez vous)'],
])('in %s, on %s, the deadline %s is told as %s', (zone, now, deadline, text) => {
  setTimeZone(zone)
  expect(formatDeadline(at(deadline), at(now)).replaceAll('\u202f', ' ')).toBe(text)
})
