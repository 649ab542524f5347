import type { Page } from '@playwright/test'
import { examine } from '#tests/journeys/support/examine.ts'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const pages = ['/services', '/a-propos', '/blog', '/mentions-legales', '/confidentialite', '/cgu']

for (const path of pages) {
  test(`${path} fits every width, also with text at 200 %`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expectFit(page)
  })

  for (const look of [
    { colorScheme: 'light', viewport: { width: 360, height: 740 } },
    { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  ] as const) {
    test.describe(`in ${look.colorScheme} at ${look.viewport.width} px`, () => {
      test.use({ ...look, reducedMotion: 'reduce' })

      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expect(heading(page)).toBeVisible()
        await examine(page, path)
      })
    })
  }
}
