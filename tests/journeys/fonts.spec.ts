import { expect, test } from '#tests/journeys/support/site-test.ts'
import { circuitPages, publicPages } from '#tests/public-pages.ts'

const pages = [...publicPages, ...circuitPages('nord')]

for (const path of pages) {
  test(`${path} is written with the letters of the small font files`, async ({ page, site }) => {
    // The one picture from elsewhere.
    const svg = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
    await page.route('https://api.qrserver.com/**', (route) => route.fulfill(svg))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const fonts = [...new Set(site.requests.map((request) => request.path))].filter((name) => name.endsWith('.woff2'))
    expect(fonts).toHaveLength(2)
    expect(fonts.filter((name) => name.includes('-latin-'))).toEqual([])
  })
}
