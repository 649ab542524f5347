import { expect, onTestFinished } from 'vitest'

const originalZone = process.env['TZ']

/** Changes the time zone until the test ends. Node reads TZ again for every date. */
export function setTimeZone(zone: string) {
  process.env['TZ'] = zone
  onTestFinished(() => {
    if (originalZone === undefined) delete process.env['TZ']
    else process.env['TZ'] = originalZone
  })
  // oxlint-disable-next-line vitest/no-standalone-expect -- without it, a misspelt zone would be UTC
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
}
