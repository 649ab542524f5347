import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const urls = [
  '/',
  '/circuits/ouest',
  '/circuits/ouest/lieux',
  '/circuits/ouest/routes',
  '/circuits/ouest/reserver',
  '/circuits/inconnu',
  '/nulle/part',
]
const widths = [320, 360, 480, 600, 768, 1000, 1080, 1280, 1920]

for (const url of urls) {
  test(`${url} fits every width, also with text at 200 %`, async ({ page }) => {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await overflows(page)).toEqual([])
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await overflows(page)).toEqual([])
  })
}

/** The widths at which the page can be scrolled sideways, and by how much. */
async function overflows(page: Page) {
  const found = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    if (beyond > 0) found.push({ width, beyond })
  }
  return found
}
