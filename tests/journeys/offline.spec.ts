import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from '#tests/journeys/support/site-test.ts'

test('a tab that was never opened opens when the network has gone', async ({
  page,
  context,
  noise,
}) => {
  const chunks = readdirSync('dist-api/assets').filter((file) => /slug\.routes.*\.js$/.test(file))
  const loaded = new Set<string>()
  page.on('requestfinished', (request) => loaded.add(basename(new URL(request.url()).pathname)))
  await page.goto('/circuits/nord')
  await expect(page.getByRole('link', { name: 'Itinéraires (6)' })).toBeVisible()
  await expect.poll(() => chunks.filter((chunk) => !loaded.has(chunk))).toEqual([])
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Itinéraires (6)' }).click()
  await expect(page.getByRole('button', { name: /^Détails/ })).toHaveCount(6)
  await expect(page.getByText('Vous êtes hors ligne')).toBeVisible()
  // Pictures that were never seen are not there, nothing else.
  const lost = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED'
  expect(noise.splice(0).filter((line) => line !== lost)).toEqual([])
})

test('the code of the application is drawn when the network has gone', async ({ page, context, noise }) => {
  const drawing = readdirSync('dist-api/assets').find((file) => /^browser-.*\.js$/.test(file)) ?? 'none'
  const drawingLoaded = page.waitForResponse((response) => response.url().endsWith(drawing))
  await page.goto('/contact')
  await drawingLoaded
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Télécharger', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Code QR/ })).toHaveAttribute('src', /^data:/)
  const lost = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED'
  expect(noise.splice(0).filter((line) => line !== lost)).toEqual([])
})

test('an address that cannot be decoded shows the 404 page', async ({ page }) => {
  await page.goto('/%E0%A4%A')
  await expect(page.getByRole('heading', { name: 'Oups ! Vous êtes perdu ?' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
})
