import { expect, test } from 'vitest'
import { printedMoment } from '#src/lib/printed-moment.ts'
import { comeBackHome, moveTo } from '#tests/zone.ts'

comeBackHome()

test.each(['Europe/Paris', 'America/Los_Angeles'])('a moment is told by the clocks of Madagascar, not those of %s', (zone) => {
  moveTo(zone)
  expect(printedMoment(Date.UTC(2026, 10, 24, 22, 30))).toBe('25 novembre 2026 à 01:30, heure de Madagascar')
})
