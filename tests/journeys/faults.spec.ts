import type { Locator, Page } from '@playwright/test'
import type { Reply } from '#mocks/listen.ts'
import { answerFor, expect, lists, refused, test } from '#tests/journeys/support/site-test.ts'

type FaultCase = {
  fault: string
  reply: () => Reply
  /** What Chromium says of every such answer. */
  noise?: string
  /** How often a list is asked for before the page gives up. */
  tries: number
}

/** One of each kind; tests/api shows all of them, list by list. */
const faults: FaultCase[] = [
  {
    fault: 'a reset connection',
    reply: () => 'reset',
    noise: 'Failed to load resource: net::ERR_CONNECTION_RESET',
    tries: 3,
  },
  {
    fault: 'a 500',
    reply: () => new Response('', { status: 500 }),
    noise: refused(500),
    tries: 3,
  },
  {
    fault: 'a page of HTML',
    reply: () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    tries: 1,
  },
]

type Place = {
  what: string
  url: string
  path: string
  title: string
  text: string
  mended: (page: Page) => Locator
  /** An error boundary catches the error, and React tells the console. */
  caught?: true
}

const places: Place[] = [
  {
    what: 'the home list',
    url: '/',
    path: lists.circuits,
    title: 'Erreur de chargement',
    text: 'Impossible de charger les circuits',
    mended: (page) => page.getByRole('heading', { name: 'Circuit Nord', exact: true }),
  },
  {
    what: "a circuit's page",
    url: '/circuits/nord',
    path: lists.circuits,
    title: 'Circuit non trouvé',
    text: "Le circuit que vous recherchez n'existe pas ou n'est plus disponible.",
    mended: (page) => page.getByRole('heading', { name: 'Les temps forts' }),
    caught: true,
  },
  {
    what: 'the places tab',
    url: '/circuits/nord/lieux',
    path: lists.places,
    title: 'Erreur de chargement',
    text: 'Impossible de charger les lieux',
    mended: (page) => page.getByRole('article').first(),
  },
  {
    what: 'the routes tab',
    url: '/circuits/nord/routes',
    path: lists.routes,
    title: 'Erreur de chargement',
    text: 'Impossible de charger les routes',
    mended: (page) => page.getByRole('article').first(),
  },
]

for (const { fault, reply, noise: line, tries } of faults) {
  test(`every list says what is wrong after ${fault}, and comes back`, async ({
    page,
    site,
    noise,
  }) => {
    for (const { what, url, path, title, text, mended, caught } of places) {
      await test.step(what, async () => {
        answerFor(site, path, reply)
        await page.goto(url)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByText(text, { exact: true })).toBeVisible()
        await expect(mended(page)).toBeHidden()
        expect(noise.splice(0)).toEqual([
          ...Array(line === undefined ? 0 : tries).fill(line),
          ...(caught ? [expect.stringMatching(/^LoadError: Impossible de charger les circuits/)] : []),
        ])

        site.inject()
        await page.getByRole('button', { name: 'Réessayer' }).click()
        await expect(mended(page)).toBeVisible()
        await expect(page.getByRole('heading', { name: title })).toBeHidden()
        await forgetLists(page, site.url)
      })
    }
  })
}

test('one broken record costs only itself', async ({ page, site, noise }) => {
  const records = [{ id: 1, name: 'Centre', slug: 'centre' }, { id: 2, name: 3 }, null]
  answerFor(site, lists.circuits, () => Response.json(records))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Centre' })).toBeVisible()
  const leftOut = expect.stringContaining('A record of /geography/circuits/ was left out')
  expect(noise.splice(0)).toEqual([leftOut, leftOut])
})

/** Empties the site's storage while no page of it can write to it. */
async function forgetLists(page: Page, origin: string) {
  await page.goto('about:blank')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
}
