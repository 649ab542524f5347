import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { keptBy, keptPaths } from '#tests/journeys/support/kept-by.ts'
import { openHomeInStillTime } from '#tests/journeys/support/open-home.ts'
import { answerFor, expect, everyList, expectStored, lists, refused, test } from '#tests/journeys/support/site-test.ts'

test.use({ serviceWorkers: 'allow' })

const compress = promisify(brotliCompress)

/** Bytes of the first visit and of all that is kept for the next ones, as brotli leaves them. */
const budget = 700_000

test('the second visit does not wait for the network', async ({ page, site, context }) => {
  await page.goto('/')
  await keptBy(page)
  await page.close()
  site.inject(() => 'hang')
  const later = await context.newPage()
  await later.goto(site.url)
  await expect(later.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
})

test('a page that was never visited opens although the network answers nothing', async ({ page, site, noise }) => {
  await page.goto('/')
  await keptBy(page)
  site.inject(() => 'hang')
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Firefox's word for what its worker asked for in vain.
  expect(noise.splice(0).filter((line) => !line.includes('ServiceWorker intercepted'))).toEqual([])
})

test('a page that was never visited opens although the host is in trouble', async ({ page, site, noise }) => {
  await page.goto('/')
  await keptBy(page)
  site.inject(() => new Response('Internal Server Error', { status: 500 }))
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const line of noise.splice(0)) expect(line).toBe(refused(500))
})

test('a page that breaks off gives way to what is kept', async ({ page, site }) => {
  await page.goto('/')
  await keptBy(page)
  const start = new TextEncoder().encode('<!doctype html><title>')
  answerFor(site, '/faq', () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(start) })
    return new Response(body, { headers: { 'Content-Type': 'text/html' } })
  })
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the worker comes when the page is at rest', async ({ page, site }) => {
  await openHomeInStillTime(page)
  expect(site.count('/sw.js')).toBe(0)
  await page.clock.runFor(5000)
  await expect.poll(() => site.count('/sw.js')).toBe(1)
})

test('the lists that the page has not shown are loaded for later, each once', async ({ page, site }) => {
  await page.goto('/faq')
  await keptBy(page)
  await expectStored(page, everyList)
  await page.reload()
  await keptBy(page)
  // One round for each list: three pages of places, two of routes.
  expect([lists.circuits, lists.places, lists.routes].map(site.count)).toEqual([1, 3, 2])
})

test('keeps documents under their own address only, and nothing of the API', async ({ page, site }) => {
  await page.goto('/services')
  await keptBy(page)
  // They are loaded behind; a page that is left meanwhile would leave them to the next one.
  await expectStored(page, everyList)
  // This host has no document for it, and answers with that of the home page.
  await page.goto('/circuits/nord?from=here')
  await expect(page.getByRole('link', { name: 'Itinéraires (6)' })).toBeVisible()
  await page.goto('/faq?q=visa')
  await expect.poll(() => keptPaths(page)).toContain('/faq')
  const kept = await keptPaths(page)
  expect(kept.filter((path) => !/\.\w+$/.test(path)).toSorted()).toEqual(['/', '/faq', '/services'])
  expect(site.count(lists.circuits)).toBe(1)
  expect(kept.filter((path) => /^\/share\/|devtools|Devtools|\.html\.br$/.test(path))).toEqual([])
})

test('after a deployment the open page keeps working, and the next start shows the new build', async ({
  page,
  site,
  context,
}) => {
  await page.goto('/')
  await keptBy(page)
  site.deploy('dist')
  const updated = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve))
    await registration.update()
    await found
    const { installing } = registration
    await new Promise((resolve) => installing?.addEventListener('statechange', resolve))
    return installing?.state
  })
  expect(await updated).toBe('installed')
  // Its code is not on the server any more.
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  await expect(page.getByText('Mode démonstration')).toBeHidden()
  await page.close()
  await expect(async () => {
    const later = await context.newPage()
    await later.goto(site.url)
    const isNew = await later.getByText('Mode démonstration').isVisible()
    await later.close()
    expect(isNew).toBe(true)
  }).toPass()
})

test('a file that has not arrived on the host yet is not kept as the page that stands in for it', async ({
  page,
  site,
  build,
}) => {
  const files = await readdir(`${build}/assets`)
  // Only the worker asks for the picture of the 404 page here.
  const missing = `/assets/${files.find((file) => /^lost-.*\.svg$/.test(file)) ?? 'none'}`
  answerFor(site, missing, () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }))
  await page.goto('/')
  // The worker waits for rest, and asks for one file after the other.
  await expect.poll(() => site.count(missing)).toBe(1)
  site.inject()
  await page.reload()
  await keptBy(page)
  const type = await page.evaluate(async (path) => {
    const response = await caches.match(path)
    return response?.headers.get('Content-Type')
  }, missing)
  expect(type).toBe('image/svg+xml')
})

test.describe('of the largest build', () => {
  test.use({ build: 'dist' })

  test('a first visit and what is kept for the next stay within the budget of bytes', async ({ page, site, build }) => {
    await page.goto('/')
    await keptBy(page)
    const paths = new Set(site.requests.map(({ path }) => (path === '/' ? '/index.html' : path)))
    const sizes = [...paths].map(async (path) => {
      const content = await readFile(build + path)
      return /\.(?:woff2|png|ico)$/.test(path) ? content.length : (await compress(content)).length
    })
    const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    expect(paths.size).toBeGreaterThan(80)
    expect(sum).toBeLessThanOrEqual(budget)
  })
})
