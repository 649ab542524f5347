import type { Page } from '@playwright/test'
import { examine } from '#tests/journeys/support/examine.ts'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { expect, expectAlive, test } from '#tests/journeys/support/site-test.ts'

const popup = (page: Page) => page.getByRole('complementary', { name: 'Application mobile' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('the offer of the app is loaded when it is due, and fits beside everything', async ({
  page,
  site,
}) => {
  const loaded = () => site.requests.some(({ path }) => /app-popup.*\.js$/.test(path))
  await page.goto('/test')
  await expect(heading(page)).toBeVisible()
  await expectAlive(page)
  await page.clock.runFor(1900)
  expect(loaded()).toBe(false)
  await page.clock.runFor(1100)
  await expect(popup(page)).toBeVisible()
  expect(loaded()).toBe(true)
  await examine(page, 'popup')
  await expectFit(page)
})

test('the app is downloaded in a new tab, and is not offered again after a reload', async ({
  page,
  context,
  noise,
}) => {
  await context.route('https://cdn.dia-madagascar.example/**', (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'APK' }),
  )
  await page.goto('/test')
  await expect(heading(page)).toBeVisible()
  await expectAlive(page)
  await page.clock.runFor(3000)
  const opening = context.waitForEvent('page')
  await popup(page).getByRole('link', { name: 'Télécharger l’application' }).click()
  const tab = await opening
  await expect(tab).toHaveURL('https://cdn.dia-madagascar.example/dia-madagascar.apk')
  expect(await tab.evaluate(() => opener)).toBeNull()
  await expect(popup(page)).toBeHidden()

  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expectAlive(page)
  await page.clock.runFor(60_000)
  await expect(popup(page)).toBeHidden()
  // The clock may jump over the time that is given to a storage that is about to answer.
  expect(noise.splice(0).filter((line) => !line.includes('Storage does not answer'))).toEqual([])
})

test('the offer is not made, and nothing breaks, when the network has gone', async ({
  page,
  context,
  noise,
}) => {
  await page.goto('/test')
  await expect(heading(page)).toBeVisible()
  await expectAlive(page)
  await context.setOffline(true)
  const missed = page.waitForEvent('requestfailed', (request) => /app-popup/.test(request.url()))
  await page.clock.runFor(3000)
  await missed
  // The page has had time to break, and can still be worked with.
  await page.getByRole('button', { name: 'Ouvrir un dialogue' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Trois à la fois' }).click()
  await expect(page.getByText('Une bonne nouvelle.')).toBeVisible()
  await expect(popup(page)).toBeHidden()
  expect(new Set(noise.splice(0))).toEqual(
    new Set(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']),
  )

  await context.setOffline(false)
  await page.getByRole('button', { name: /^Réafficher/ }).click()
  await page.clock.runFor(3000)
  await expect(popup(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })

  test('the offer covers nothing that takes the focus', async ({ page }) => {
    await page.goto('/contact')
    await expect(heading(page)).toBeVisible()
    await expectAlive(page)
    // Storage has answered, for which nobody waits ten seconds.
    await expect(page.getByText('Sapeurs-pompiers')).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(popup(page)).toBeVisible()
    const covered: string[] = []
    let stops = 0
    for (;;) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(whatIsFocused)
      if (focused === 'the app') break
      stops += 1
      if (focused) covered.push(focused)
    }
    expect(stops).toBeGreaterThan(25)
    expect(covered).toEqual([])
  })
})

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

  test('the offer waits until the controls of the page are left', async ({ page }) => {
    await page.goto('/contact')
    await expectAlive(page)
    await expect(page.getByText('Sapeurs-pompiers')).toBeVisible()
    const link = page.getByRole('main').getByRole('link').first()
    await page.keyboard.press('Tab')
    await link.focus()
    await page.clock.runFor(10_000)
    await expect(page.locator('[data-app-popup]')).toBeAttached()
    await expect(popup(page)).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    await expect(popup(page)).toBeVisible()
  })
})

/** 'the app', or the markup of what has the focus behind the offer of it; nothing for what can be seen. */
function whatIsFocused(): string | undefined {
  const focused = document.activeElement
  const offer = document.querySelector('[aria-label="Application mobile"]')
  if (!focused || offer?.contains(focused)) return 'the app'
  const { x, y, width, height } = focused.getBoundingClientRect()
  const seen = document.elementFromPoint(x + width / 2, y + height / 2)
  return offer?.contains(seen) ? focused.outerHTML : undefined
}
