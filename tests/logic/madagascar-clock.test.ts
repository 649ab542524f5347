import { expect, test } from 'vitest'
import { madagascarClock, madagascarTime, timeAhead } from '#src/lib/madagascar-clock.ts'
import { comeBackHome, moveTo } from '#tests/zone.ts'

comeBackHome()

const winter = new Date('2027-01-15T21:04:30Z')
const summer = new Date('2027-07-15T07:24:00Z')

test('the clocks of Madagascar are three hours ahead of UTC, all year, from wherever one asks', () => {
  for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    moveTo(zone)
    expect(madagascarClock(winter).toISOString()).toBe('2027-01-16T00:04:30.000Z')
    expect(madagascarTime(winter)).toBe('00:04')
    expect(madagascarTime(summer)).toBe('10:24')
  }
})

test.each([
  ['Europe/Paris', '2\u202fh de plus que chez vous', '1\u202fh de plus que chez vous'],
  ['Indian/Reunion', '1\u202fh de moins que chez vous', '1\u202fh de moins que chez vous'],
  ['Asia/Kabul', '1\u202fh\u202f30 de moins que chez vous', '1\u202fh\u202f30 de moins que chez vous'],
  ['Asia/Tehran', '30\u202fmin de moins que chez vous', '30\u202fmin de moins que chez vous'],
  ['America/Los_Angeles', '11\u202fh de plus que chez vous', '10\u202fh de plus que chez vous'],
  ['Pacific/Niue', '14\u202fh de plus que chez vous', '14\u202fh de plus que chez vous'],
  ['Indian/Antananarivo', null, null],
])('in %s it is there, in winter and in summer: %s, %s', (zone, inWinter, inSummer) => {
  moveTo(zone)
  expect(timeAhead(winter)).toBe(inWinter)
  expect(timeAhead(summer)).toBe(inSummer)
})
