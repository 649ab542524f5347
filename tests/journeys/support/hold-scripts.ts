import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'

/**
 * Delays all scripts until the returned function is called. Not done by the server, because a browser with many pending
 * requests sends no more to the same host.
 */
export async function holdScripts(page: Page) {
  const { promise, release } = held()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.fallback()
  })
  return release
}
