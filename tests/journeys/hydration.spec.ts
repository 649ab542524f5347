import type { Page } from '@playwright/test'
import { expectHydratedInPlace, watchLayout } from '#tests/journeys/support/expect-hydrated-in-place.ts'
import { holdScripts } from '#tests/journeys/support/hold-scripts.ts'
import {
  expect,
  expectHydrated,
  httpErrorMessage,
  networkErrorMessage,
  setClockToBuildTime,
  stubQrService,
  test,
} from '#tests/journeys/support/site-test.ts'

test.use({ build: 'dist', reducedMotion: 'no-preference' })

const incomplete = /Une partie de cette page n’est pas arrivée/

test.beforeEach(async ({ page, build }) => {
  await watchLayout(page)
  await stubQrService(page)
  await setClockToBuildTime(page, build)
})

// pages.spec.ts has the other pages, without motion.
for (const path of ['/', '/test', '/faq?q=visa', '/?circuit=nord']) {
  test(`${path} is hydrated in place, without asking for fresh data`, async ({ page, site }) => {
    await page.goto(path)
    await expectHydratedInPlace(page, site)
  })
}

test('every script of a circuit is named in its document, so that none has to wait for another', async ({
  page,
  site,
}) => {
  await page.goto('/circuits/nord')
  await expectHydrated(page)
  const named = await page.locator('script[data-page]').getAttribute('data-page')
  const scripts = site.requests.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path)
  expect(scripts).toContainEqual(expect.stringMatching(/\/nord-/))
  expect(scripts.filter((path) => !named?.includes(path))).toEqual([])
})

test('no script is requested before the first paint', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options: PerformanceObserverInit) {
        if (options.type === 'paint') addEventListener('release-paints', () => super.observe(options))
        else super.observe(options)
      }
    }
  })
  await page.goto('/circuits/nord')
  await page.waitForLoadState('networkidle')
  expect(site.requests.filter((request) => request.path.endsWith('.js'))).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('release-paints')))
  await expectHydrated(page)
})

test('a button tapped before hydration works after it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/services')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible()
})

test('a link followed before hydration opens its page', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Circuit Nord', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Circuit Nord' })).toBeVisible()
  release()
})

test('what is typed before hydration stays in the form, and an early submit is validated', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel('Nom').fill('Lova')
  await page.getByLabel('Type de message').selectOption('Support')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  release()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  await expect(page.getByLabel('Type de message')).toHaveValue('support')
})

test('hydration does not change the scroll position', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/services')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  release()
  await expectHydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

for (const [what, isLost] of [
  ['the app', (url: string) => url.endsWith('.js')],
  ['the code of the page', (url: string) => /\/assets\/contact-[^/]+\.js$/.test(url)],
  ['the styles', (url: string) => url.endsWith('.css')],
] as const) {
  test(
    `a page that cannot load ${what} stays readable, says so and keeps what was typed`,
    { tag: '@chromium' },
    async ({ page, site, noise }) => {
      site.inject(({ url }) => (isLost(url) ? new Response(null, { status: 404 }) : undefined))
      await page.goto('/contact')
      await page.getByLabel('Nom').fill('Lova')
      await expect(page.getByText(incomplete)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre voyage commence par une question')
      await expect(page.getByLabel('Nom')).toHaveValue('Lova')

      site.inject()
      await page.getByRole('link', { name: 'rechargez la page' }).click()
      await expectHydrated(page)
      await expect(page.getByText(incomplete)).toBeHidden()
      await expect(page.getByLabel('Nom')).toHaveValue('Lova')
      for (const line of noise.splice(0)) expect(line).toMatch(/404|preload/)
    },
  )
}

for (const [path, file, text, rest] of [
  [
    '/circuits/nord/lieux',
    'trip-map',
    'La carte n’a pas pu être chargée.',
    (page: Page) => page.getByRole('article').first(),
  ],
  [
    '/circuits/nord',
    'take-along',
    /^Les fichiers à emporter n’ont pas pu être chargés/,
    (page: Page) => page.getByRole('heading', { name: 'Les temps forts' }),
  ],
  [
    '/',
    'finder-tools',
    /^La recherche et la comparaison n’ont pas pu être chargées/,
    (page: Page) => page.getByRole('heading', { name: 'Circuit Nord' }),
  ],
] as const) {
  test(
    `${path} says so when it cannot load ${file}, and shows the rest`,
    { tag: '@chromium' },
    async ({ page, site, noise }) => {
      site.inject(({ url }) => (url.includes(`/assets/${file}-`) && url.endsWith('.js') ? 'reset' : undefined))
      await page.goto(path)
      await expectHydrated(page)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.getByText(text)).toBeVisible()
      await expect(rest(page)).toBeVisible()
      expect(noise.splice(0).filter((line) => !networkErrorMessage.test(line))).toEqual([])
    },
  )
}

test(
  'a page whose code cannot be loaded shows an error with a retry button',
  { tag: '@chromium' },
  async ({ page, site, noise }) => {
    await page.goto('/contact')
    await expectHydrated(page)
    site.inject(({ url }) => (/\/assets\/services-[^/]+\.js$/.test(url) ? 'reset' : undefined))
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'Services' })
      .click()
    await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    site.inject()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page).toHaveTitle(/^Services/)
    expect(
      noise.splice(0).filter((line) => !networkErrorMessage.test(line) && !line.includes('did not arrive')),
    ).toEqual([])
  },
)

test('the document of the home page shows nothing when a host sends it for another address', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/circuits/nouveau')
  await expect(page.locator('#root')).toBeHidden()
  await expect(page).toHaveTitle(/Dia Madagascar/)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Circuit non trouvé' })).toBeVisible()
  await expect(page).toHaveTitle('Circuit non trouvé – Dia Madagascar')
  await expect(page.locator('head title')).toHaveCount(1)
})

test.describe('without lists in the documents', () => {
  test.use({ build: 'dist-api' })

  test(
    'the home page loads its circuits again after a failure',
    { tag: '@chromium' },
    async ({ page, site, noise }) => {
      site.inject(({ url }) =>
        url.includes('/api/geography/circuits/') ? new Response(null, { status: 400 }) : undefined,
      )
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible()
      site.inject()
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
      expect(noise.splice(0)).toEqual([httpErrorMessage(400)])
    },
  )
})
