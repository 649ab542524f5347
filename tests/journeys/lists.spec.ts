import type { Page } from '@playwright/test'
import {
  answerFor,
  expect,
  expectStoredLists,
  httpErrorMessage,
  lists,
  test,
} from '#tests/journeys/support/site-test.ts'

const minutes = 60_000

async function visitHome(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
}

test('a fresh stored list is shown after a reload without a request', async ({ page, site }) => {
  await visitHome(page)
  await expectStoredLists(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expect(page.getByText('Cache', { exact: true })).toBeVisible()
  expect(site.count(lists.circuits)).toBe(1)
})

test('a stale stored list is shown at once, and then refreshed', async ({ page, site }) => {
  await visitHome(page)
  await expectStoredLists(page)
  // The page is left first, because an open one refreshes its list by itself.
  await page.goto('about:blank')
  await page.clock.setFixedTime(Date.now() + 6 * minutes)
  await visitHome(page)
  await expect.poll(() => site.count(lists.circuits)).toBe(2)
  await expect(page.getByText('Cache', { exact: true })).toBeHidden()
})

test('a failed refresh is announced and keeps the stored list', async ({ page, site, noise }) => {
  // The age of a copy is told in calendar days, so both visits are on one day.
  const noon = Date.UTC(2026, 10, 25, 9)
  await page.clock.setFixedTime(noon)
  await visitHome(page)
  await expectStoredLists(page)
  await page.goto('about:blank')
  await page.clock.setFixedTime(noon + 6 * minutes)
  answerFor(site, lists.circuits, () => new Response(null, { status: 404 }))
  await page.goto('/')
  await expect(page.getByText('Impossible de charger les circuits. Veuillez réessayer.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expect(page.getByText(/^Copie d’aujourd’hui/)).toBeVisible()
  expect(noise.splice(0).filter((line) => line !== httpErrorMessage(404))).toEqual([])
})

test('a list without a readable record shows an error, and can be loaded again', async ({ page, site, noise }) => {
  answerFor(site, lists.circuits, () =>
    Response.json({ results: [{ id: 1, name: null }], count: 1, next: null, previous: null }),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible()
  site.inject()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  expect(noise.splice(0)).toContainEqual(expect.stringContaining('A record of /geography/circuits/ was left out'))
})

test('a list that could not be loaded keeps its error while the others are loaded for later', async ({
  page,
  site,
  noise,
}) => {
  answerFor(site, lists.circuits, () => new Response(null, { status: 404 }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible()
  await expect.poll(() => site.count('/api/emergency/contacts/')).toBe(1)
  expect(site.count(lists.circuits)).toBe(1)
  await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible()
  expect(noise.splice(0)).toEqual([httpErrorMessage(404)])
})
