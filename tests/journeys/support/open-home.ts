import type { Page } from '@playwright/test'
import { expect } from '#tests/journeys/support/site-test.ts'

/** Opens the home page with a clock that stands still: what the site fetches when it is at rest stays away. */
export async function openHomeInStillTime(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  await expect(async () => {
    await page.clock.runFor(10)
    await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible({ timeout: 100 })
  }).toPass()
}
