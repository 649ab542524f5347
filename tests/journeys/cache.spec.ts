import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'
import { answerFor, expect, expectStored, lists, test } from '#tests/journeys/support/site-test.ts'

test('a reload within the freshness window makes no request at all', async ({ page, site }) => {
  await visit(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expect(page.getByText('Cache', { exact: true })).toBeVisible()
  await page.goto('/circuits/nord/lieux')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectStored(page, ['1.0/circuits', '1.0/places', '1.0/routes'])
  await page.reload()
  await expect(page.getByRole('link', { name: 'Itinéraires (6)' })).toBeVisible()
  // One round for each list: three pages of places, two of routes.
  expect([lists.circuits, lists.places, lists.routes].map(site.count)).toEqual([1, 3, 2])
})

test('a stale copy paints at once and is refreshed behind, and the list stays in its place', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.clock.install()
  await visit(page)
  await page.clock.fastForward('05:01')
  const { promise, release } = held()
  answerFor(site, lists.circuits, async () => {
    await promise
    return undefined
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expect(page.getByText('Cache', { exact: true })).toBeVisible()
  await expect(page.getByText('Mise à jour', { exact: true })).toBeVisible()
  const place = await placeOf(page, 'Circuit Centre')
  release()
  await expect(page.getByText('Mise à jour', { exact: true })).toBeHidden()
  await expect(page.getByText('Cache', { exact: true })).toBeHidden()
  expect(await placeOf(page, 'Circuit Centre')).toBe(place)
  expect(site.count(lists.circuits)).toBe(2)
})

/** Pixels from the top of the page. */
function placeOf(page: Page, name: string) {
  return page.getByRole('heading', { name }).evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY))
}

test("'Vider le cache' empties the storage and loads again", async ({ page, site }) => {
  await page.goto('/circuits/nord')
  await expect(page.getByRole('link', { name: 'Itinéraires (6)' })).toBeVisible()
  await expectStored(page, ['1.0/circuits', '1.0/places', '1.0/routes'])
  await page.goto('/')
  const { promise, release } = held()
  answerFor(site, lists.circuits, async () => {
    await promise
    return undefined
  })
  await page.getByRole('button', { name: 'Vider le cache' }).click()
  await expect(page.getByText('Chargement des circuits…')).toBeAttached()
  await expectStored(page, [])

  release()
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expect(page.getByText('Cache', { exact: true })).toBeHidden()
  await expectStored(page, ['1.0/circuits'])
  expect(site.count(lists.circuits)).toBe(2)
})

type Breakage = {
  storage: string
  breakIt: () => void
  /** The error that the console then names, once for each use of the storage. */
  error: RegExp | null
}

const breakages: Breakage[] = [
  {
    storage: 'absent',
    breakIt: () => {
      Reflect.deleteProperty(globalThis, 'indexedDB')
    },
    error: /indexedDB is not defined/,
  },
  {
    storage: 'blocked',
    breakIt: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    },
    error: /blocked/,
  },
  {
    storage: 'hanging',
    breakIt: () => {
      Reflect.set(IDBFactory.prototype, 'open', () => new EventTarget())
    },
    error: null,
  },
  {
    storage: 'full',
    breakIt: () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    error: /full/,
  },
]

for (const { storage, breakIt, error } of breakages) {
  test(`with a storage that is ${storage}, the site works from the network`, async ({
    page,
    noise,
  }) => {
    await page.addInitScript(breakIt)
    await visit(page)
    await page.getByRole('link', { name: 'Circuit Nord' }).click()
    await expect(page.getByRole('link', { name: 'Lieux (9)' })).toBeVisible()
    const heard = noise.splice(0)
    expect(heard.length > 0).toBe(error !== null)
    for (const line of heard) {
      expect(line).toContain('The stored copy of the lists cannot be used')
      expect(line).toMatch(error ?? /^$/)
    }
  })
}

async function visit(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
}
