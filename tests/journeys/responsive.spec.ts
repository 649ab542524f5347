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

for (const width of [320, 360, 768, 1280, 1920]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })
    for (const url of urls) {
      test(`${url} fits, also with text at 200 %`, async ({ page }) => {
        await page.goto(url)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await overflow()).toBe(0)
        await page.addStyleTag({ content: 'html { font-size: 200% }' })
        expect(await overflow()).toBe(0)

        function overflow() {
          return page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return scrollWidth - clientWidth
          })
        }
      })
    }
  })
}
