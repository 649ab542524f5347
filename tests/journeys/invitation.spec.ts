import type { Page } from '@playwright/test'
import { expectAccessible, looks } from '#tests/journeys/support/expect-accessible.ts'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { expectOfflineReady } from '#tests/journeys/support/service-worker.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const qr = (page: Page) => page.getByRole('img', { name: /^Code QR/ })
const ownFont = /(?:pinyon|garamond).*\.woff2$/

test('the invitation loads its two fonts, and nothing from other hosts', async ({ page, site }) => {
  const otherHosts: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== site.url) otherHosts.push(request.url())
  })
  await page.goto('/invitation')
  await expect(qr(page)).toBeVisible()
  await expect.poll(() => site.requests.filter(({ path }) => ownFont.test(path)).length).toBe(2)
  expect(otherHosts).toEqual([])
})

test.describe('on another page', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the fonts of the invitation are neither loaded nor precached', async ({ page, site }) => {
    await page.goto('/')
    await expectOfflineReady(page)
    await page.evaluate(() => document.fonts.ready)
    const asked = site.requests.map(({ path }) => path)
    expect(asked.some((path) => /invitation.*\.css$/.test(path))).toBe(true)
    expect(asked.filter((path) => ownFont.test(path))).toEqual([])
  })
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test(
    'the invitation prints completely on one A4 page, even while it is being typed',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.clock.install()
      await page.goto('/invitation')
      await expect(qr(page)).toBeVisible()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
      const cursor = page.locator('.invitation-cursor')
      const rest = page.locator('[data-rest]')
      const restSeen = () => rest.evaluate((element) => getComputedStyle(element, '::after').visibility)
      await expect(cursor).toHaveAttribute('data-typing', 'true')
      await expect(cursor).toBeVisible()
      expect(await restSeen()).toBe('hidden')

      await page.emulateMedia({ media: 'print' })
      await expect(rest).toHaveAttribute('data-rest', /bienvenues\.$/)
      expect(await restSeen()).toBe('visible')
      await expect(cursor).toBeHidden()
      await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
      await expect(page.getByRole('link', { name: /^Découvrir/ })).toBeHidden()
      await expect(qr(page)).toBeVisible()
      const margins = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' }
      const pdf = await page.pdf({ format: 'A4', margin: margins })
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    },
  )
})

for (const look of looks) {
  test.describe(`in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test('axe finds nothing on the invitation', async ({ page }) => {
      await page.goto('/invitation')
      await expect(qr(page)).toBeVisible()
      await expectAccessible(page, 'complete')
    })
  })
}

test('the invitation fits every width, also with text at 200 %', async ({ page }) => {
  await page.goto('/invitation')
  await expect(qr(page)).toBeVisible()
  await expectFit(page)
})
