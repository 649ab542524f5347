import type { Page } from '@playwright/test'
import { expect } from '#tests/journeys/support/site-test.ts'

/** Opens the home page with a paused clock, so that the site does not start its idle tasks. */
export async function openHomeWithPausedClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [20] })
}
