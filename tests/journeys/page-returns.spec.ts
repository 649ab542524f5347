import { chromiumLaunchOptions } from '#tests/chromium.js'
import { expect, expectAlive, test } from '#tests/journeys/support/site-test.ts'

// Playwright has Chromium put no page aside for 'Back' unless told otherwise.
test.use({ launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

declare global {
  interface Window {
    mark?: string
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await expectAlive(page)
  await page.getByLabel('Nom').fill('Lova')
  await page.evaluate(() => (window.mark = 'the first page'))
  await page.goto('/services')
  await expectAlive(page)
})

test("a page that was put aside for 'Back' is as it was left", async ({ page }) => {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  expect(await page.evaluate(() => window.mark)).toBe('the first page')
})

test('and has the words that were typed after it', async ({ page }) => {
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  await page.getByLabel('Nom').fill('Lova R.')
  const anew = page.waitForEvent('load')
  await page.evaluate(() => history.go(-2))
  await anew
  await expect(page.getByLabel('Nom')).toHaveValue('Lova R.')
})

test('and has them also where nothing had been typed before', async ({ page }) => {
  await page.goto('/contact')
  await expectAlive(page)
  await page.getByLabel('Nom').fill('')
  await page.reload()
  await expectAlive(page)
  await expect(page.getByLabel('Nom')).toHaveValue('')
  await page.goto('/contact?encore')
  await expectAlive(page)
  await page.getByLabel('Nom').fill('Lova R.')
  const anew = page.waitForEvent('load')
  await page.evaluate(() => history.back())
  await anew
  await expect(page.getByLabel('Nom')).toHaveValue('Lova R.')
})

test('and does not have those that were sent after it', async ({ page }) => {
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await page.getByLabel('Email').fill('voyage@exemple.fr')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Bonjour')
  await page.getByRole('button', { name: 'Envoyer le message', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Accusés d’envoi' })).toBeVisible()
  const anew = page.waitForEvent('load')
  await page.evaluate(() => history.go(-2))
  await anew
  await expect(page).toHaveURL(/contact$/)
  await expectAlive(page)
  await expect(page.getByLabel('Nom')).toHaveValue('')
})
