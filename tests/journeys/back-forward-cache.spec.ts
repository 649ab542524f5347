import type { Page } from '@playwright/test'
import { chromiumLaunchOptions } from '#tests/chromium.js'
import { expect, expectHydrated, test } from '#tests/journeys/support/site-test.ts'

// Playwright disables the back-forward cache by default.
test.use({ launchOptions: { ...chromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await expectHydrated(page)
  await page.getByLabel('Nom').fill('Lova')
  await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''))
  await page.goto('/services')
  await expectHydrated(page)
})

test('a page restored from the cache has what was typed into its form meanwhile', async ({ page }) => {
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await page.getByLabel('Nom').fill('Lova R.')
  await goBackToFirstDocument(page)
  await expect(page.getByLabel('Nom')).toHaveValue('Lova R.')
})

test('a page restored from the cache does not show a message that was sent meanwhile', async ({ page }) => {
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await page.getByLabel('Email').fill('lova@exemple.fr')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Bonjour')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByRole('region', { name: 'Accusés d’envoi' })).toBeVisible()
  await goBackToFirstDocument(page)
  await expect(page.getByLabel('Nom')).toHaveValue('')
})

/** Past the page of the services. Only a document that the browser has kept still has the mark. */
async function goBackToFirstDocument(page: Page) {
  await page.evaluate(() => history.go(-2))
  await expect(page.locator('html[data-first-document]')).toBeAttached()
}
