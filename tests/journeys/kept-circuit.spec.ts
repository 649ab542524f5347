import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Reply } from '#mocks/listen.ts'
import { keptBy } from '#tests/journeys/support/kept-by.ts'
import type { SiteServer } from '#tests/journeys/support/site-server.ts'
import { answerFor, everyList, expect, expectAlive, expectStored, lists, refused, test } from '#tests/journeys/support/site-test.ts'

test.use({ serviceWorkers: 'allow' })

const kept = (page: Page) => page.getByText('Circuit gardé sur cet appareil')
const picture = '/media/emerald-sea.svg'

/** Everything of the lists is gone, as after 30 days. */
async function forgetLists(page: Page) {
  await page.evaluate(async () => {
    const opening = indexedDB.open('dia-madagascar')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const transaction = opening.result.transaction('query-cache', 'readwrite')
    transaction.objectStore('query-cache').clear()
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    opening.result.close()
  })
}

async function keep(page: Page, slug: string) {
  await page.goto(`/circuits/${slug}`)
  await expectAlive(page)
  await keptBy(page)
  await page.getByRole('button', { name: 'Garder ce circuit' }).click()
  await expect(kept(page)).toBeVisible()
}

test('a key that is held undoes the keeping, and does not keep again', async ({ page }) => {
  await keep(page, 'nord')
  await page.getByRole('button', { name: 'Ne plus garder' }).focus()
  await page.keyboard.down('Enter')
  await expect(page.getByRole('button', { name: 'Garder ce circuit' })).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByText(/^Ce circuit n’est plus gardé à part/)).toBeVisible()
})

for (const build of ['dist', 'dist-api'] as const) {
  test.describe(`of ${build}`, () => {
    test.use({ build })

    test('a kept circuit opens cold without a server and without lists, tab by tab, until it is undone', async ({
      page,
      site,
      context,
    }) => {
      await keep(page, 'nord')
      await expect(page.getByText(/^[\d\u202f,]+\u202f[kM]o, le \d/)).toBeVisible()
      if (build === 'dist-api') await expectStored(page, everyList)
      await site.close()
      await forgetLists(page)
      await page.close()

      const later = await context.newPage()
      for (const [path, heading, count] of [
        ['/circuits/nord/lieux', 'Lieux', 9],
        ['/circuits/nord/routes', 'Itinéraires', 6],
      ] as const) {
        const document = await later.goto(site.url + path)
        // What guards the site online guards it here.
        expect(document?.headers()).toMatchObject({ 'content-security-policy': expect.stringContaining("script-src 'self'") })
        await expect(later.getByRole('heading', { name: heading, exact: true })).toBeVisible()
        await expect(later.getByRole('article')).toHaveCount(count)
      }
      await later.goto(`${site.url}/circuits/nord/reserver`)
      await expect(later.getByLabel('Nom complet')).toBeVisible()
      await later.goto(`${site.url}/faq`)
      await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
      await later.goto(`${site.url}/circuits/nord`)
      await expect(kept(later)).toBeVisible()
      await later.reload()
      await expect(kept(later)).toBeVisible()

      await later.getByRole('button', { name: 'Ne plus garder' }).click()
      await expect(later.getByText(/^Ce circuit n’est plus gardé à part/)).toBeVisible()
      await later.reload()
      // Only a document of the build still knows it.
      const left = build === 'dist' ? later.getByRole('button', { name: 'Garder ce circuit' }) : later.getByText('Circuit non trouvé')
      await expect(left.first()).toBeVisible()
      await expect(kept(later)).toBeHidden()
    })
  })
}

const drawing = (width: number) =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"/>`, {
    headers: { 'Content-Type': 'image/svg+xml' },
  })

/** From now on the circuit has this picture alone, and the host answers for it by `reply`. */
function showPicture(site: SiteServer, reply: () => Reply) {
  const record = { id: 2, name: 'Nord', slug: 'nord', image: picture }
  site.inject(({ url }) => {
    const { pathname } = new URL(url)
    if (pathname === picture) return reply()
    if (pathname === lists.circuits) return Response.json({ results: [record] })
    return undefined
  })
}

async function expectDrawn(page: Page, width: number) {
  const image = page.getByRole('img', { name: 'Circuit Nord' })
  await expect(image).toHaveAttribute('src', picture)
  await expect.poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth)).toBe(width)
}

test('pictures on our own host are kept with it, and stand in for newer ones that do not come', async ({ page, site, context }) => {
  let width = 40
  showPicture(site, () => drawing(width))
  await keep(page, 'nord')
  width = 50
  await page.reload()
  await expectDrawn(page, 50)
  await site.close()
  await page.close()
  const later = await context.newPage()
  await later.goto(`${site.url}/circuits/nord`)
  await expectDrawn(later, 40)
})

for (const { trouble, answer } of [
  { trouble: 'has its own trouble', answer: () => new Response(null, { status: 503 }) },
  { trouble: 'sends it on to nowhere', answer: () => new Response(null, { status: 302, headers: { Location: '/' } }) },
  { trouble: 'is hidden by a page to log in', answer: () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }) },
]) {
  test(`a kept picture shows although the host ${trouble}`, async ({ page, site }) => {
    let reply = () => drawing(40)
    showPicture(site, () => reply())
    await keep(page, 'nord')
    reply = answer
    await page.reload()
    await expectDrawn(page, 40)
  })
}

test('a picture that is neither kept nor to be had is asked for once', async ({ page, site, noise }) => {
  showPicture(site, () => new Response(null, { status: 404 }))
  const image = page.getByRole('img', { name: 'Circuit Nord' })
  await page.goto('/circuits/nord')
  await keptBy(page)
  await expect(image).toHaveAttribute('src', /^\/assets\//)
  const before = site.count(picture)
  await page.reload()
  await expect(image).toHaveAttribute('src', /^\/assets\//)
  expect(site.count(picture) - before).toBe(1)
  expect(new Set(noise.splice(0))).toEqual(new Set([refused(404)]))
})

test('a network that goes in the middle is told, and another try keeps the circuit', async ({ page, site, noise }) => {
  await page.goto('/circuits/nord')
  await expectAlive(page)
  await keptBy(page)
  answerFor(site, '/faq', () => 'reset')
  await page.getByRole('button', { name: 'Garder ce circuit' }).click()
  await expect(page.getByText(/^Le réseau a manqué en chemin/)).toBeVisible()
  expect(noise.splice(0)).toEqual(['Failed to load resource: net::ERR_CONNECTION_RESET'])
  await expect(kept(page)).toBeHidden()
  site.inject()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(kept(page)).toBeVisible()
})

test('a site that could not be kept at first is kept with the circuit at another try', async ({ page, site, noise }) => {
  answerFor(site, '/sw.js', () => 'reset')
  await page.goto('/circuits/nord')
  await expectAlive(page)
  await page.getByRole('button', { name: 'Garder ce circuit' }).click()
  await expect(page.getByText(/^Le site lui-même n’a pas pu être gardé/)).toBeVisible()
  expect(noise.splice(0)).toContainEqual(expect.stringMatching(/^The site cannot be kept for visits without network/))
  site.inject()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(kept(page)).toBeVisible()
})

test('a site that the browser has dropped meanwhile is not promised, until it is there again', async ({ page, site, noise }) => {
  await page.goto('/circuits/nord')
  await expectAlive(page)
  await keptBy(page)
  await expectStored(page, everyList)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  site.inject(({ url }) => (url.includes('/assets/') || url.endsWith('/shell.html') ? new Response(null, { status: 503 }) : undefined))
  await page.getByRole('button', { name: 'Garder ce circuit' }).click()
  await expect(page.getByText(/^Le site lui-même n’a pas pu être gardé/)).toBeVisible()
  site.inject()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(kept(page)).toBeVisible()
  await site.close()
  await page.reload()
  await expect(kept(page)).toBeVisible()
  noise.splice(0)
})

test('a picture that our host sends on to another is the browser’s to fetch, and keeps nobody from keeping a circuit', async ({ page, site, noise }) => {
  const elsewhere = 'https://media.dia-madagascar.example/emerald-sea.svg'
  showPicture(site, () => new Response(null, { status: 302, headers: { Location: elsewhere } }))
  await keep(page, 'nord')
  // There is no such host.
  const asked = page.waitForEvent('requestfailed', (request) => request.url() === elsewhere)
  await page.reload()
  await asked
  expect(noise.splice(0).filter((line) => /content.security.policy/i.test(line))).toEqual([])
})

test('a picture that never comes does not keep anybody from keeping a circuit', async ({ page, site, build }) => {
  const html = await readFile(`${build}/shell.html`, 'utf8')
  const document = html.replace('</body>', '<img src="/media/never.svg" alt=""></body>')
  site.inject(({ url }) => {
    const { pathname } = new URL(url)
    if (pathname === '/media/never.svg') return 'hang'
    return pathname === '/circuits/nord' ? new Response(document, { headers: { 'Content-Type': 'text/html' } }) : undefined
  })
  await page.clock.install()
  await page.goto('/circuits/nord', { waitUntil: 'commit' })
  await expectAlive(page)
  await page.getByRole('button', { name: 'Garder ce circuit' }).click()
  await expect(page.getByText('Un instant…')).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(1000)
    await expect(kept(page)).toBeVisible({ timeout: 100 })
  }).toPass()
})

test.describe('of dist-api', () => {
  test.use({ build: 'dist-api' })

  test('a list that comes short later takes nothing from a kept circuit', async ({ page, site, context }) => {
    await keep(page, 'nord')
    await expectStored(page, everyList)
    await forgetLists(page)
    answerFor(site, lists.places, () => Response.json([]))
    await page.goto('/circuits/nord/lieux')
    await expect(page.getByRole('link', { name: 'Lieux (0)' })).toBeVisible()
    await keptBy(page)
    await expectStored(page, everyList)
    await site.close()
    await page.close()
    const later = await context.newPage()
    await later.goto(`${site.url}/circuits/nord/lieux`)
    await expect(later.getByRole('article')).toHaveCount(9)
    await expect(later.getByRole('link', { name: 'Lieux (9)' })).toBeVisible()
  })
})

test('what is not kept does not pass for empty beside what is', async ({ page, site, context, noise }) => {
  await keep(page, 'nord')
  await forgetLists(page)
  await page.close()
  answerFor(site, lists.places, () => new Response(null, { status: 404 }))
  const later = await context.newPage()
  await later.goto(`${site.url}/circuits/sud/lieux`)
  await expect(later.getByText('Impossible de charger les lieux').first()).toBeVisible()
  await expect(later.getByRole('link', { name: 'Lieux (0)' })).toBeHidden()
  noise.splice(0)
})
