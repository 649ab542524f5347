import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'
import { apiReads, expect, test } from '#tests/journeys/support/site-test.ts'

const circuits = '/api/geography/circuits/'

test('a reload within the freshness window makes no request at all', async ({ page, site }) => {
  await visit(page)
  const before = apiReads(site).length
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expect(page.getByText('Cache', { exact: true })).toBeVisible()
  await page.goto('/circuits/nord/lieux')
  await expect(page.getByRole('link', { name: 'Lieux (9)' })).toBeVisible()
  await page.goto('/circuits/nord/lieux')
  await expect(page.getByRole('link', { name: 'Itinéraires (6)' })).toBeVisible()
  expect(apiReads(site).slice(before)).not.toContain(circuits)
  expect(site.count('/api/geography/places/')).toBe(3)
})

test('a stale copy paints at once and is refreshed behind', async ({ page, site }) => {
  await page.clock.install()
  await visit(page)
  await page.clock.fastForward('05:01')
  const { promise, release } = held()
  site.inject((request) => (request.url.endsWith(circuits) ? promise : undefined))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expect(page.getByText('Cache', { exact: true })).toBeVisible()
  await expect(page.getByText('Mise à jour', { exact: true })).toBeVisible()
  release()
  await expect(page.getByText('Mise à jour', { exact: true })).toBeHidden()
  await expect(page.getByText('Cache', { exact: true })).toBeHidden()
  expect(site.count(circuits)).toBe(2)
})

test("'Vider le cache' empties the storage and loads again", async ({ page, site }) => {
  await visit(page)
  await page.reload()
  await page.getByRole('button', { name: 'Vider le cache' }).click()
  await expect(page.getByText('Cache', { exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  expect(site.count(circuits)).toBe(2)
})

test('a failed refresh leaves the stored circuits and says so', async ({ page, site, noise }) => {
  await page.clock.install()
  await visit(page)
  await page.clock.fastForward('05:01')
  site.inject((request) =>
    request.url.endsWith(circuits) ? new Response('', { status: 400 }) : undefined,
  )
  await page.reload()
  await expect(
    page.getByText('Impossible de charger les circuits. Veuillez réessayer.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  noise.length = 0
})

test('a stored copy that no longer fits is thrown away', async ({ page, site, noise }) => {
  await visit(page)
  await page.evaluate(async () => {
    const request = indexedDB.open('dia-madagascar')
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const store = request.result.transaction('query-cache', 'readwrite').objectStore('query-cache')
    for (const key of ['1.0/circuits', '1.0/places', '1.0/routes']) {
      store.put({ data: [{ id: 1, name: 7 }], updatedAt: Date.now() }, key)
    }
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve))
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  expect(site.count(circuits)).toBe(2)
  noise.length = 0
})

const brokenStorages: Record<string, () => void> = {
  absent: () => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
  },
  blocked: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  },
  hanging: () => {
    Reflect.set(IDBFactory.prototype, 'open', () => new EventTarget())
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [name, breakStorage] of Object.entries(brokenStorages)) {
  test(`with a storage that is ${name}, the site works from the network`, async ({
    page,
    noise,
  }) => {
    await page.addInitScript(breakStorage)
    await visit(page)
    await page.getByRole('link', { name: 'Circuit Nord' }).click()
    await expect(page.getByRole('link', { name: 'Lieux (9)' })).toBeVisible()
    expect(noise.splice(0).filter((line) => !line.includes('stored copy'))).toEqual([])
  })
}

async function visit(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
}
