import type { BrowserContext, Page } from '@playwright/test'
import { ask, inputIn, linesIn, openChat } from '#tests/journeys/support/chat-window.ts'
import { typeInto } from '#tests/journeys/support/send-cells.ts'
import { expect, expectAlive, test } from '#tests/journeys/support/site-test.ts'

type Storage = {
  storage: string
  /** Runs before every page. */
  before?: (context: BrowserContext) => Promise<unknown>
  /** Runs in the first page, when the site is there; the page is then opened anew. */
  prepare?: (page: Page, origin: string) => Promise<void>
  /** Runs when words have been typed. */
  meanwhile?: (page: Page, origin: string) => Promise<void>
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
  { storage: 'of a future version', prepare: (page) => page.evaluate(fillFromTheFuture) },
  {
    storage: 'cleared while the page is open',
    meanwhile: async (page, origin) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await page.evaluate(() => sessionStorage.clear())
    },
  },
]

const complaints = /^(The stored (copy|conversation)|The conversation cannot|A message of the stored)/

for (const { storage, before, prepare, meanwhile } of storages) {
  test(`with a storage that is ${storage}, the site works and no word is lost`, async ({
    page,
    context,
    site,
    noise,
  }) => {
    await before?.(context)
    if (prepare) {
      // A document without a script of the site, which would write as well.
      await page.goto('/robots.txt')
      await prepare(page, site.url)
    }
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
    await page.getByLabel('Nom complet').fill('Lova à la maison')
    await inBar(page, 'Contact')
    await expect(page.getByRole('heading', { level: 1, name: /^Votre voyage/ })).toBeVisible()
    await page.getByLabel('Nom', { exact: false }).first().fill('Lova')
    await page.getByRole('textbox', { name: /^Message/ }).fill('Bonjour')
    await openChat(page)
    await ask(page, 'Isalo')
    await expect(linesIn(page)).toHaveCount(2)
    await inputIn(page).fill('Ifaty')
    await meanwhile?.(page, site.url)

    await inBar(page, 'Accueil')
    await expect(page.getByLabel('Nom complet')).toHaveValue('Lova à la maison')
    await page.getByRole('link', { name: 'Circuit Nord' }).click()
    await page.getByRole('link', { name: 'Réserver', exact: true }).click()
    await page.getByLabel('Nom complet').fill('Lova au nord')
    await expect(page.getByRole('link', { name: 'Lieux (9)' })).toBeVisible()
    await inBar(page, 'Contact')
    await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('Bonjour')
    await page.goBack()
    await expect(page.getByLabel('Nom complet')).toHaveValue('Lova au nord')
    await expect(inputIn(page)).toHaveValue('Ifaty')
    await expect(linesIn(page)).toHaveCount(2)
    expect(noise.splice(0).filter((line) => !complaints.test(line))).toEqual([])
  })
}

test('what the browser alone remembers stays where storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const message = page.getByRole('textbox', { name: /^Message/ })
  await page.goto('/contact')
  await expectAlive(page)
  await typeInto(message, 'Bonjour')
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/services')
  // Else its app's own entry in the history would pass for the way back.
  await expectAlive(page)
  await page.goBack()
  await expectAlive(page)
  await expect(message).toHaveValue('Bonjour')
})

function inBar(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name }).click()
}

/** Every entry that the site has, broken each in its own way. */
async function fillWithNonsense() {
  localStorage.setItem('dia-madagascar/chat-messages', '[{"id":')
  localStorage.setItem('dia-madagascar/chat-session', '\u0000')
  sessionStorage.setItem('draft/contact', '{"name":')
  sessionStorage.setItem('draft/home', '[[]]')
  sessionStorage.setItem('draft/chat', '7')
  sessionStorage.setItem('draft/circuit/nord', '{"clientName":{"a":1},"__proto__":{"clientEmail":"x"}}')
  const opening = indexedDB.open('dia-madagascar')
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('query-cache')
    store.put('nonsense', '1.0/circuits')
    store.put({ data: [{ id: 'x' }, null], updatedAt: Date.now() }, '1.0/places')
    store.put({ data: 'x', updatedAt: 'soon' }, '1.0/routes')
  })
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  opening.result.close()
}

/** As a later version of the site might leave it, before the host goes back to this one. */
async function fillFromTheFuture() {
  localStorage.setItem('dia-madagascar/chat-messages', JSON.stringify({ version: 9, messages: [] }))
  sessionStorage.setItem('draft/contact', JSON.stringify({ version: 9, fields: { name: 'Lova' } }))
  const opening = indexedDB.open('dia-madagascar', 99)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('other-cache'))
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  opening.result.close()
}
