import { readdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ask, chatIn, expectFirstReply, openChat } from '#tests/journeys/support/chat-window.ts'
import { compressedSize } from '#tests/journeys/support/compressed-size.ts'
import { openHomeWithPausedClock } from '#tests/journeys/support/open-home.ts'
import { cachedPaths, expectOfflineReady } from '#tests/journeys/support/service-worker.ts'
import { answerFor, expect, expectStoredLists, httpErrorMessage, test } from '#tests/journeys/support/site-test.ts'

test.use({ serviceWorkers: 'allow' })

/** Bytes of the first visit and of all precached files, compressed with brotli. */
const budget = 640_000

test('a visited page reloads without network, from its own document', async ({ page, site }) => {
  await page.goto('/')
  await expectOfflineReady(page)
  await page.goto('/services?from=here')
  await expect.poll(() => cachedPaths(page)).toContain('/services')
  await site.close()
  const reloaded = await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await reloaded?.text()).toContain('<h1')
})

test('pages that were never visited open without network, or when the host fails', async ({ page, site, noise }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await expectOfflineReady(page)
  await expectStoredLists(page)
  await expect.poll(() => cachedPaths(page)).toContain('/sos')

  await test.step('the host answers with errors', async () => {
    site.inject(() => new Response('Internal Server Error', { status: 500 }))
    await page.goto('/services')
    await expect(heading).toBeVisible()
    for (const line of noise.splice(0)) expect(line).toBe(httpErrorMessage(500))
  })

  await test.step('the host never answers', async () => {
    site.inject(() => 'hang')
    await page.goto('/faq')
    await expect(heading).toBeVisible()
    // Firefox logs the failed requests of its worker.
    expect(noise.splice(0).filter((line) => !line.includes('ServiceWorker intercepted'))).toEqual([])
  })

  await site.close()

  await test.step('no network', async () => {
    await page.goto('/circuits/nord/lieux')
    await expect(page.getByRole('article')).toHaveCount(9)
    // The drawing for the type of place, in place of its own.
    const picture = page.getByRole('article').first().locator('img')
    await expect(picture).toHaveJSProperty('naturalWidth', 480)
    await expect(picture).not.toHaveAttribute('src', /places/)
  })

  await test.step('no network, at once with the emergency numbers', async () => {
    const response = await page.goto('/sos?cas=vol&circuit=nord')
    expect(await response?.text()).toContain('href="tel:117"')
    await expect(page.getByRole('link', { name: 'Vol ou agression' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('region', { name: 'Numéros à appeler' }).getByRole('link').first()).toHaveAttribute(
      'href',
      'tel:117',
    )
  })
})

test('a shared search and comparison opens without network, and survives Back', async ({ page, site }) => {
  await page.goto('/')
  await expectOfflineReady(page)
  await expectStoredLists(page)
  await site.close()
  await page.goto('/?mois=8&jours=10&comparer=nord,ouest#circuits')
  const found = page.getByRole('search').getByRole('status')
  const table = page.getByRole('table')
  await expect(found).toHaveText('4 circuits conviennent sur 5. 2 circuits à comparer')
  await expect(table.getByRole('columnheader')).toHaveText(['Nord', 'Ouest'])

  await table.getByRole('link', { name: 'Ouest', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Ouest/ })).toBeVisible()
  await page.goBack()
  await expect(found).toHaveText('4 circuits conviennent sur 5. 2 circuits à comparer')

  await page.emulateMedia({ media: 'print' })
  await expect(table.getByText('Journée la plus longue')).toBeVisible()
  await expect(table.getByRole('button')).toHaveCount(0)
})

test('the worker is registered when the page is idle', async ({ page, site }) => {
  await openHomeWithPausedClock(page)
  expect(site.count('/sw.js')).toBe(0)
  // No faster than real time, in which the database answers.
  await expect(async () => {
    await page.clock.runFor(50)
    expect(site.count('/sw.js')).toBe(1)
  }).toPass({ intervals: [50] })
})

test('an HTML page that the host sends in place of a missing file is not precached', async ({ page, site, build }) => {
  const files = await readdir(`${build}/assets`)
  // The picture of the 404 page, which only the worker requests here.
  const missing = `/assets/${files.find((file) => /^lost-.*\.svg$/.test(file)) ?? 'none'}`
  answerFor(site, missing, () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }))
  await page.goto('/')
  await expect.poll(() => site.count(missing)).toBe(1)
  site.inject()
  await page.reload()
  await expectOfflineReady(page)
  const type = await page.evaluate(async (path) => {
    const response = await caches.match(path)
    return response?.headers.get('Content-Type')
  }, missing)
  expect(type).toBe('image/svg+xml')
})

test.describe('a new version', () => {
  const notice = (page: Page) => page.getByText('Nouvelle version disponible')
  const demonstration = (page: Page) => page.getByText('Mode démonstration')

  /** Simulates that the traveller returns to the tab. */
  function returnToTab(page: Page) {
    return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  test.beforeEach(async ({ page, context }) => {
    // A request while the old worker stops would start it again, and the new one would wait. The popup loads after ten seconds.
    await context.addInitScript(() => sessionStorage.setItem('dia-madagascar/app-popup', 'dismissed'))
    await page.goto('/contact')
    await expectOfflineReady(page)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await returnToTab(page)
    // Joins the check for updates that has begun. The next one would join it too, and miss what is deployed meanwhile.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(notice(page)).toBeHidden()
  })

  test('is offered in a page that stays open, and starts without losing what was typed', async ({ page, site }) => {
    await page.getByLabel('Nom').fill('Lova')
    site.deploy('dist')
    await returnToTab(page)
    await expect(notice(page)).toBeVisible()
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await expect(demonstration(page)).toBeVisible()
    await expect(page.getByLabel('Nom')).toHaveValue('Lova')
    await expect(notice(page)).toBeHidden()
  })

  test('is offered in a second tab when the first one starts it', async ({ page, site, context }) => {
    const other = await context.newPage()
    // Loaded last: after it, no request wakes the old worker.
    const lists = other.waitForResponse(/\/assets\/list-/)
    await other.goto(`${site.url}/services`)
    await lists
    site.deploy('dist')
    await returnToTab(page)
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await expect(demonstration(page)).toBeVisible()
    await other.getByRole('button', { name: 'Actualiser' }).click()
    await expect(demonstration(other)).toBeVisible()
  })

  test('keeps the code of an open page, and deletes the caches of the old version when it starts', async ({
    page,
    site,
  }) => {
    await page.evaluate(() => caches.open('visited with /assets/index-of-old.js'))
    const before = await page.evaluate(() => caches.keys())
    site.deploy('dist')
    await returnToTab(page)
    await expect(notice(page)).toBeVisible()
    await page.getByRole('link', { name: 'Services', exact: true }).first().click()
    await expect(page).toHaveTitle(/Services/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await expect(demonstration(page)).toBeVisible()
    const visited = (names: string[]) => names.filter((name) => name.startsWith('visited '))
    expect(visited(before)).toHaveLength(2)
    await expect.poll(async () => visited(await page.evaluate(() => caches.keys()))).toHaveLength(1)
    expect(visited(before)).not.toContain(visited(await page.evaluate(() => caches.keys()))[0])
  })
})

test.describe('the build with the embedded mock API', () => {
  test.use({ build: 'dist' })

  test('stays within the byte budget for a first visit and the precached files', async ({ page, site, build }) => {
    await page.goto('/')
    await expectOfflineReady(page)
    const files: Record<string, string> = { '/': '/index.html', '/sos': '/sos.html' }
    const paths = new Set(site.requests.map(({ path }) => files[path] ?? path))
    const sizes = await Promise.all([...paths].map((path) => compressedSize(build + path)))
    const sum = sizes.reduce((total, size) => total + size, 0)
    expect(paths.size).toBeGreaterThan(80)
    expect(sum).toBeLessThanOrEqual(budget)
  })

  test('repeats a message for which the assistant could not be loaded', async ({ page, context, noise }) => {
    await page.goto('/')
    await expectOfflineReady(page)
    await openChat(page)
    await context.setOffline(true)
    await ask(page, 'visa ?')
    const retry = chatIn(page).getByRole('button', { name: 'Réessayer' })
    await expect(retry).toBeVisible()
    expect(noise.splice(0)).toEqual([expect.stringMatching(/^Failed to load resource/)])
    await context.setOffline(false)
    await retry.click()
    await expectFirstReply(page, 'besoin d’un visa')
  })

  test('answers in the chat without network once the assistant was used', async ({ page, site }) => {
    await page.goto('/')
    await expectOfflineReady(page)
    await openChat(page)
    await ask(page, 'visa ?')
    await expectFirstReply(page, 'besoin d’un visa')
    await site.close()
    await page.reload()
    await openChat(page)
    await ask(page, 'Isalo')
    await expectFirstReply(page, 'circuit Sud')
  })
})
