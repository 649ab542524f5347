import type { BrowserContext, Page } from '@playwright/test'
import { ask, inputIn, linesIn, openChat } from '#tests/journeys/support/chat-window.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

type Storage = {
  storage: string
  /** Runs before every page. */
  before?: (context: BrowserContext) => Promise<unknown>
  /** Runs once on the site's origin, before the first page is opened. */
  prepare?: (page: Page, origin: string) => Promise<void>
}

const storages: Storage[] = [
  {
    storage: 'absent',
    before: (context) =>
      context.addInitScript(() => {
        for (const name of ['indexedDB', 'localStorage', 'sessionStorage'] as const) {
          Object.defineProperty(globalThis, name, { value: undefined })
        }
      }),
  },
  {
    storage: 'blocked',
    before: (context) =>
      context.addInitScript(() => {
        for (const name of ['indexedDB', 'localStorage', 'sessionStorage'] as const) {
          const get = () => {
            throw new DOMException('blocked', 'SecurityError')
          }
          Object.defineProperty(globalThis, name, { get })
        }
      }),
  },
  {
    storage: 'full',
    prepare: async (page, origin) => {
      await page.evaluate(() => {
        for (const storage of [localStorage, sessionStorage]) {
          for (let size = 4_000_000; size >= 1; size /= 2) {
            try {
              storage.setItem(`filler-${size}`, 'x'.repeat(size))
            } catch {
              // Half as much may still fit.
            }
          }
        }
      })
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    },
  },
  { storage: 'corrupt', prepare: (page) => page.evaluate(fillWithNonsense) },
  { storage: 'from a later version', prepare: (page) => page.evaluate(fillFromTheFuture) },
]

const warnings = /^The stored (lists|conversation)/

for (const { storage, before, prepare } of storages) {
  test(`the site works and keeps what was typed when storage is ${storage}`, async ({ page, context, site, noise }) => {
    await before?.(context)
    if (prepare) {
      // A document without scripts, because those of the site would write to the storage.
      await page.goto('/robots.txt')
      await prepare(page, site.url)
    }
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
    await scrollToForm(page)
    await page.getByLabel('Nom complet').fill('Lova à la maison')
    await followNavigation(page, 'Contact')
    await expect(page.getByRole('heading', { level: 1, name: /^Votre voyage/ })).toBeVisible()
    await page.getByLabel('Nom', { exact: false }).first().fill('Lova')
    await page.getByRole('textbox', { name: /^Message/ }).fill('Bonjour')
    await openChat(page)
    await ask(page, 'Isalo')
    await expect(linesIn(page)).toHaveCount(2)
    await inputIn(page).fill('Ifaty')

    await followNavigation(page, 'Accueil')
    await scrollToForm(page)
    await expect(page.getByLabel('Nom complet')).toHaveValue('Lova à la maison')
    await page.getByRole('link', { name: 'Circuit Nord' }).click()
    await page.getByRole('link', { name: 'Réserver', exact: true }).click()
    await page.getByLabel('Nom complet').fill('Lova au nord')
    await expect(page.getByRole('link', { name: 'Lieux (9)' })).toBeVisible()
    await followNavigation(page, 'Contact')
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('Bonjour')
    await page.goBack()
    await expect(page.getByLabel('Nom complet')).toHaveValue('Lova au nord')
    await expect(inputIn(page)).toHaveValue('Ifaty')
    await expect(linesIn(page)).toHaveCount(2)
    expect(noise.splice(0).filter((line) => !warnings.test(line))).toEqual([])
  })
}

/** The form of the home page is loaded when it is near the screen. */
function scrollToForm(page: Page) {
  return page.getByRole('heading', { name: 'Réservation' }).scrollIntoViewIfNeeded()
}

function followNavigation(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name }).click()
}

/** Breaks every key of the site in a different way. */
async function fillWithNonsense() {
  localStorage.setItem('dia-madagascar/chat-messages', '[{"id":')
  localStorage.setItem('dia-madagascar/chat-session', '\u0000')
  localStorage.setItem('dia-madagascar/receipts', '{}')
  localStorage.setItem('dia-madagascar/offline-circuits', '[7]')
  localStorage.setItem('dia-madagascar/kept-places', '[{"slug":7}]')
  sessionStorage.setItem('draft/contact', '{"values":')
  sessionStorage.setItem('draft/home', '[[]]')
  sessionStorage.setItem('draft/chat', '7')
  sessionStorage.setItem('draft/circuit/nord', '{"values":{"clientName":{"a":1}}}')
  const opening = indexedDB.open('dia-madagascar-lists')
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('queries')
    store.put('nonsense', 'list-["circuits"]')
    const state = { data: [{ id: 'x' }, null], dataUpdatedAt: Date.now() }
    store.put({ buster: '1.0', queryKey: ['places'], queryHash: '["places"]', state }, 'list-["places"]')
  })
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  opening.result.close()
}

/** What a later version of the site might store before a roll-back to this one. */
async function fillFromTheFuture() {
  localStorage.setItem('dia-madagascar/chat-messages', JSON.stringify({ version: 9, messages: [] }))
  sessionStorage.setItem('draft/contact', JSON.stringify({ version: 9, fields: { name: 'Lova' } }))
  const opening = indexedDB.open('dia-madagascar-lists', 99)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('other-cache'))
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  opening.result.close()
}
