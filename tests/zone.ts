import { afterEach, expect } from 'vitest'

const ownZone = process.env['TZ']

/** Puts this file's tests back into their own time zone after each of them. */
export function comeBackHome() {
  afterEach(() => {
    if (ownZone === undefined) delete process.env['TZ']
    else process.env['TZ'] = ownZone
  })
}

/** Node reads TZ anew for every date. */
export function moveTo(zone: string) {
  process.env['TZ'] = zone
  // oxlint-disable-next-line vitest/no-standalone-expect -- without it, a misspelt zone would be UTC
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
}
