import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { keptBy, keptPaths } from '#tests/journeys/support/kept-by.ts'
import { everyList, expect, expectAlive, expectStored, test } from '#tests/journeys/support/site-test.ts'

test.use({ serviceWorkers: 'allow' })

test('files that the browser has thrown away are brought back at the next visit', async ({ page, site }) => {
  await page.goto('/')
  await keptBy(page)
  const whole = (await keptPaths(page)).toSorted()
  await dropFromCaches(page, 'blog|shell|services')
  expect(await keptPaths(page)).not.toContain('/shell.html')
  await page.reload()
  await expect.poll(async () => (await keptPaths(page)).toSorted()).toEqual(whole)
  await expectStored(page, everyList)
  await site.close()
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog')
})

test('a shell that the host sends from elsewhere is kept, brought back, and opens pages', async ({ page, site, build }) => {
  const html = await readFile(`${build}/shell.html`, 'utf8')
  site.inject(({ url }) => {
    const { pathname } = new URL(url)
    if (pathname === '/shell.html') return new Response(null, { status: 308, headers: { Location: '/shell' } })
    if (pathname === '/shell') return new Response(html, { headers: { 'Content-Type': 'text/html' } })
    return undefined
  })
  await page.goto('/')
  await keptBy(page)
  await dropFromCaches(page, 'shell')
  await page.reload()
  await expect.poll(() => keptPaths(page)).toContain('/shell.html')
  await expectStored(page, everyList)
  await site.close()
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog')
})

for (const { storage, answer } of [
  { storage: 'fails', answer: () => Promise.reject(new Error('The storage is broken')) },
  { storage: 'says nothing', answer: () => new Promise(() => {}) },
]) {
  test(`a worker whose storage ${storage} leaves the pages to the network`, async ({ page, context, site }) => {
    await page.goto('/')
    await keptBy(page)
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(`{
      const [open, match, has, keys] = Array(4).fill(${String(answer)})
      Object.assign(CacheStorage.prototype, { open, match, has, keys })
    }`)
    const before = site.count('/services')
    await page.goto('/services')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(site.count('/services')).toBeGreaterThan(before)
    await expectAlive(page)
  })
}

for (const { what, answers } of [
  { what: 'answers with a broken page', answers: `mode === 'navigate' && page('<h1>broken</h1>')` },
  { what: 'has a page for every script', answers: `/[.]js$/.test(url) && page('<h1>broken</h1>')` },
  { what: 'fails every script', answers: `/[.]js$/.test(url) && Response.error()` },
]) {
  test(`a worker that ${what} is replaced, also where the page is only reloaded`, async ({ page, site, noise }) => {
    const broken = `
      const page = (html) => new Response(html, { headers: { 'Content-Type': 'text/html' } })
      addEventListener('install', () => skipWaiting())
      addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      addEventListener('fetch', (event) => {
        const { mode, url } = event.request
        const answer = ${answers}
        if (answer) event.respondWith(answer)
      })`
    const script = { headers: { 'Content-Type': 'text/javascript' } }
    site.inject((request) => (new URL(request.url).pathname === '/sw.js' ? new Response(broken, script) : undefined))
    await page.goto('/services')
    await keptBy(page)
    const isBroken = () => page.getByRole('heading', { name: 'broken' }).or(page.locator('[data-incomplete]')).count()
    await page.reload()
    await expect.poll(isBroken).toBe(1)
    site.inject()
    await expect(async () => {
      await page.reload()
      await expect.poll(() => page.evaluate(() => window.appIsAlive), { timeout: 3000 }).toBe(true)
    }).toPass({ timeout: 90_000 })
    noise.splice(0)
  })
}

test('a worker that answers nothing is replaced when the host has a good one again', async ({ page, site, noise }) => {
  const broken = `
    addEventListener('install', () => skipWaiting())
    addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    addEventListener('fetch', (event) => event.respondWith(Response.error()))`
  const script = { headers: { 'Content-Type': 'text/javascript' } }
  site.inject((request) => (new URL(request.url).pathname === '/sw.js' ? new Response(broken, script) : undefined))
  await page.goto('/services')
  await keptBy(page)
  await expect(page.goto('/blog')).rejects.toThrow('ERR_FAILED')
  site.inject()
  await expect(async () => {
    await page.goto('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog')
  }).toPass()
  expect(new Set(noise.splice(0))).toEqual(new Set(['Failed to load resource: net::ERR_FAILED']))
})

/** As a browser does that wants space. `named` is what their addresses match. */
function dropFromCaches(page: Page, named: string) {
  return page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- one cache after the other
      const cache = await caches.open(name)
      // oxlint-disable-next-line no-await-in-loop -- as above
      for (const request of await cache.keys()) if (new RegExp(pattern).test(request.url)) await cache.delete(request)
    }
  }, named)
}
