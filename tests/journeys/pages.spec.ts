import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/journeys/support/expect-accessible.ts'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { expectPrintable } from '#tests/journeys/support/expect-printable.ts'
import { expectHydratedInPlace, watchLayout } from '#tests/journeys/support/expect-hydrated-in-place.ts'
import type { SiteServer } from '#tests/journeys/support/site-server.ts'
import { expect, expectHydrated, setClockToBuildTime, stubQrService, test } from '#tests/journeys/support/site-test.ts'
import { circuitPages, publicPages } from '#src/build/public-pages.ts'

const looksRight =
  'fits every width, is accessible in light and dark, prints without controls, and needs two small fonts'

test.describe('every page', { tag: '@chromium' }, () => {
  test.use({ build: 'dist' })

  test.beforeEach(async ({ page, build }) => {
    await stubQrService(page)
    await setClockToBuildTime(page, build)
  })

  for (const path of [...publicPages, ...circuitPages('nord'), '/carnet', '/invitation']) {
    test(`${path} is hydrated in place, without asking for fresh data, ${looksRight}`, async ({ page, site }) => {
      await watchLayout(page)
      await page.goto(path)
      await expectHydratedInPlace(page, site)
      await expectLooksRight(page)
      // The invitation has a script font, too.
      if (path !== '/invitation') expectTwoFonts(site)
    })
  }

  for (const path of ['/circuits/inconnu', '/nulle-part']) {
    test(`${path} ${looksRight}`, async ({ page, site }) => {
      await page.goto(path)
      await expectHydrated(page)
      await expectLooksRight(page)
      expectTwoFonts(site)
    })
  }
})

function expectTwoFonts(site: SiteServer) {
  const fonts = new Set(site.requests.map(({ path }) => path).filter((path) => path.endsWith('.woff2')))
  expect(fonts.size).toBe(2)
}

async function expectLooksRight(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFit(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${colorScheme} at ${width} px`)
  }
  await expectPrintable(page)
}

test('every change of page starts at the top with the focus on its heading, Back included', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Circuit Ouest' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Circuit Ouest' }).click()
  await expect(page.getByRole('heading', { name: 'Aperçu du circuit Ouest' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.getByRole('link', { name: 'Lieux (7)' }).click()
  await expect(page.getByRole('heading', { name: 'Lieux', exact: true })).toBeFocused()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Aperçu du circuit Ouest' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a link to a section of the home page arrives there, and so does Back from a circuit of the list', async ({
  page,
}) => {
  await page.goto('/circuits/ouest')
  await page.getByRole('main').getByRole('link', { name: 'Nos Circuits' }).click()
  await expect(page.getByRole('heading', { name: 'Nos Circuits' })).toBeInViewport()
  await page.goto('/?mois=8')
  await expectHydrated(page)
  const nord = page.getByRole('link', { name: 'Circuit Nord', exact: true })
  await nord.click({ modifiers: ['ControlOrMeta'] })
  expect(page.url()).toMatch(/\/\?mois=8$/)
  await nord.click()
  await expect(page.getByRole('heading', { level: 1, name: /Nord/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Nos Circuits' })).toBeInViewport()
  expect(page.url()).toMatch(/\/\?mois=8#circuits$/)
})

test.describe('a built page', () => {
  test.use({ build: 'dist' })

  test('opens where it was left when it is reloaded', async ({ page }) => {
    await page.goto('/circuits/ouest/lieux')
    await expectHydrated(page)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await page.reload()
    await expectHydrated(page)
    expect(await page.evaluate(() => scrollY)).toBeCloseTo(700, 0)
  })
})

test('the devtools are not in the first load, and open on demand', async ({ page, site }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  expect(site.requests.filter(({ path }) => path.includes('devtools'))).toEqual([])
  await page.evaluate(() => globalThis.openQueryDevtools())
  await expect(page.getByRole('button', { name: /tanstack query devtools/i }).first()).toBeVisible()
})
