import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'
import { keptBy } from '#tests/journeys/support/kept-by.ts'
import { typeInto } from '#tests/journeys/support/send-cells.ts'
import { answerFor, expect, expectAlive, test } from '#tests/journeys/support/site-test.ts'

test.use({ serviceWorkers: 'allow' })

const notice = (page: Page) => page.getByText('Nouvelle version disponible')
const demonstration = (page: Page) => page.getByText('Mode démonstration')

/** The first worker has taken the page over, which is nothing new. */
function controlled(page: Page) {
  // It waits for rest before it comes.
  return expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** As when the traveller comes back to a tab. */
function comeBack(page: Page) {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('a page that stays open offers the new version, and starts it without losing a word', async ({ page, site }) => {
  await page.goto('/contact')
  await controlled(page)
  await expect(notice(page)).toBeHidden()
  await typeInto(page.getByLabel('Nom'), 'Lova')
  site.deploy('dist')
  await comeBack(page)
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await expect(demonstration(page)).toBeVisible()
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  await expect(notice(page)).toBeHidden()
})

test('a second tab is told when the first one starts the new version', async ({ page, site, context }) => {
  await page.goto('/services')
  await keptBy(page)
  const other = await context.newPage()
  await other.goto(`${site.url}/contact`)
  await typeInto(other.getByLabel('Nom'), 'Lova')
  site.deploy('dist')
  await comeBack(page)
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await expect(demonstration(page)).toBeVisible()
  await expect(notice(other)).toBeVisible()
  await other.getByRole('button', { name: 'Actualiser' }).click()
  await expect(demonstration(other)).toBeVisible()
  await expect(other.getByLabel('Nom')).toHaveValue('Lova')
})

test.describe('while a version is still being kept', () => {
  let other: Page
  let release: () => void

  test.beforeEach(async ({ page, site, context }) => {
    await page.goto('/services')
    await keptBy(page)
    other = await context.newPage()
    await other.goto(`${site.url}/contact`)
    site.deploy('dist')
    await comeBack(page)
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await expect(demonstration(page)).toBeVisible()
    await expect(notice(other)).toBeVisible()

    const kept = held()
    release = kept.release
    // Hashed files of this version may be in the browser's cache from the first visit, and ask for nothing.
    answerFor(site, '/shell.html', async () => {
      await kept.promise
      return undefined
    })
    site.deploy('dist-api')
    const isComing = async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing)
    await expect(async () => {
      await comeBack(page)
      expect(await page.evaluate(isComing)).toBe(true)
    }).toPass()
  })

  test('who wants it gets it as soon as it is', async () => {
    const reloaded = other.waitForEvent('load')
    await other.getByRole('button', { name: 'Actualiser' }).click()
    release()
    await reloaded
    await expect(other.getByLabel('Nom')).toBeVisible()
    await expect(demonstration(other)).toBeHidden()
    await expect(notice(other)).toBeHidden()
  })

  test('what is sent meanwhile arrives before the page is opened anew', async ({ site }) => {
    await other.getByLabel('Nom').fill('Lova')
    await other.getByLabel('Email').fill('voyage@exemple.fr')
    await other.getByLabel('Sujet').fill('Baobabs')
    await other.getByRole('textbox', { name: /^Message/ }).fill('Bonjour')
    await other.getByRole('button', { name: 'Actualiser' }).click()
    const answer = held()
    await other.route('**/api/reservations/contact/', async (route) => {
      await answer.promise
      await route.continue()
    })
    await other.getByRole('button', { name: 'Envoyer le message', exact: true }).click()
    release()
    const isKept = async () => (await navigator.serviceWorker.getRegistration())?.installing === null
    await expect.poll(() => other.evaluate(isKept)).toBe(true)
    answer.release()
    await expect(other.getByRole('region', { name: 'Accusés d’envoi' })).toContainText('Message envoyé')
    expect(site.count('/api/reservations/contact/')).toBe(1)
    await expect(other.getByRole('button', { name: 'Actualiser' })).toBeEnabled()
  })
})

test('who would lose words that no storage holds is asked before the page is opened anew', async ({ page, site }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/contact')
  await controlled(page)
  await typeInto(page.getByLabel('Nom'), 'Lova')
  site.deploy('dist')
  await comeBack(page)
  const question = page.waitForEvent('dialog')
  await page.getByRole('button', { name: 'Actualiser' }).click()
  expect((await question).type()).toBe('beforeunload')
  await (await question).dismiss()
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  await expect(page.getByRole('button', { name: 'Actualiser' })).toBeEnabled()
})

test('a page that was replaced before its worker came is told, too', async ({ page, site }) => {
  await page.goto('/contact')
  await expectAlive(page)
  site.deploy('dist')
  await controlled(page)
  await expect(notice(page)).toBeVisible()
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a page whose code is gone from the host says why, and loses no word', async ({ page, site, noise }) => {
    // So do browsers that were told to keep nothing of any site.
    await page.addInitScript(() => {
      if (!('ServiceWorkerContainer' in globalThis)) return
      ServiceWorkerContainer.prototype.getRegistration = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
    })
    await page.goto('/contact')
    await expectAlive(page)
    await typeInto(page.getByLabel('Nom'), 'Lova')
    site.deploy('dist')
    await page.getByRole('button', { name: 'Ouvrir le chat' }).click()
    await expect(notice(page)).toBeVisible()
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await expect(demonstration(page)).toBeVisible()
    await expect(page.getByLabel('Nom')).toHaveValue('Lova')
    noise.splice(0)
  })

  test('a page whose code is gone says so within the site, and comes when it is tried again', async ({ page, site, noise }) => {
    await page.goto('/contact')
    await expectAlive(page)
    site.deploy('dist')
    await page.getByRole('link', { name: 'Services', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Erreur de chargement' })).toBeFocused()
    await expect(notice(page)).toBeVisible()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(demonstration(page)).toBeVisible()
    await expect(page).toHaveURL(/\/services$/)
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeHidden()
    noise.splice(0)
  })
})

test('nothing is offered where nothing is new', async ({ page }) => {
  await page.goto('/services')
  await controlled(page)
  await expect(notice(page)).toBeHidden()
  await page.reload()
  await controlled(page)
  await comeBack(page)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(notice(page)).toBeHidden()
})
