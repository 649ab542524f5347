import { expect, vi } from 'vitest'

/** Changes the time zone until the test ends. Node reads TZ again for every date. */
export function setTimeZone(zone: string) {
  vi.stubEnv('TZ', zone)
  // oxlint-disable-next-line vitest/no-standalone-expect -- without it, a misspelt zone would be UTC
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
}
