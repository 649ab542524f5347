import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'

/** No script arrives before what it returns is called. In the browser: a server that holds many answers is asked no more. */
export async function holdScripts(page: Page) {
  const { promise, release } = held()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.fallback()
  })
  return release
}
