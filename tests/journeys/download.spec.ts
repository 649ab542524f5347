import type { Page } from '@playwright/test'
import { toBuffer } from 'qrcode'
import { examine } from '#tests/journeys/support/examine.ts'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const services = 'https://api.qrserver.com/**'
const apk = 'https://cdn.dia-madagascar.example/dia-madagascar.apk'
const qr = (page: Page) => page.getByRole('img', { name: /^Code QR/ })

/** Answers for the service from here on, and keeps what it was asked. */
async function serveCodes(page: Page) {
  const asked: { url: string; referer: string | undefined }[] = []
  const code = await toBuffer(apk, { width: 200 })
  await page.route(services, async (route) => {
    const request = route.request()
    asked.push({ url: request.url(), referer: request.headers()['referer'] })
    await route.fulfill({ contentType: 'image/png', body: code })
  })
  return asked
}

async function open(page: Page) {
  await page.goto('/telecharger')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the QR service is asked when its code comes into view, and is not told from where', async ({
    page,
  }) => {
    const asked = await serveCodes(page)
    await open(page)
    await page.mouse.wheel(0, 150)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Scannez pour télécharger')).not.toBeInViewport()
    expect(asked).toEqual([])

    await page.getByText('Scannez pour télécharger').scrollIntoViewIfNeeded()
    await expect(qr(page)).toBeVisible()
    await expect.poll(() => asked).toEqual([
      {
        url: `https://api.qrserver.com/v1/create-qr-code/?size=200x200&data=${encodeURIComponent(apk)}`,
        referer: undefined,
      },
    ])
    await expect
      .poll(() => qr(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('without that service the code is drawn in the page', async ({ page, noise }) => {
    await page.route(services, (route) => route.abort())
    await open(page)
    await page.getByText('Scannez pour télécharger').scrollIntoViewIfNeeded()
    await expect(qr(page)).toHaveAttribute('src', /^data:image\/png/)
    expect(noise.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED'])
  })
})

test('the demo button leads to the screens, and by keyboard on from there', async ({ page }) => {
  await serveCodes(page)
  await open(page)
  await page.getByRole('link', { name: 'Voir la démo' }).press('Enter')
  await expect(page).toHaveURL('/telecharger#demo')
  await expect(page.getByRole('img', { name: /^Écran d’accueil/ })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'les secours' })).toBeFocused()
})

for (const look of [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const) {
  test.describe(`in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use({ ...look, reducedMotion: 'reduce' })

    test('axe finds nothing on the download page', async ({ page }) => {
      await serveCodes(page)
      await open(page)
      await page.getByText('Scannez pour télécharger').scrollIntoViewIfNeeded()
      await expect(qr(page)).toBeVisible()
      await examine(page, 'download')
    })
  })
}

test('the download page fits every width, also with text at 200 %', async ({ page }) => {
  await serveCodes(page)
  await open(page)
  await expectFit(page)
})

test('the words of one screen never run into those of the next', async ({ page }) => {
  await serveCodes(page)
  await open(page)
  for (const width of [360, 768, 1000, 1100, 1220, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const words = page.locator('#demo li p:not(.label)')
    const labels = page.locator('#demo li p.label')
    for (const index of [0, 1]) {
      const above = await words.nth(index).boundingBox()
      const below = await labels.nth(index + 1).boundingBox()
      const room = Number(below?.y) - Number(above?.y) - Number(above?.height)
      expect(room, `below screen ${index + 1} at ${width} px`).toBeGreaterThan(24)
    }
  }
})
