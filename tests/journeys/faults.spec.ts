import type { Reply } from '#mocks/listen.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const faults: Record<string, () => Reply> = {
  'a reset connection': () => 'reset',
  'a 400': () => Response.json({}, { status: 400 }),
  'a 404': () => new Response('Not found', { status: 404 }),
  'a 500': () => new Response('', { status: 500 }),
  'a page of HTML': () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  'truncated JSON': () => new Response('{"results": [{"id": 1, "na'),
  'a wrong envelope': () => Response.json({ items: [] }),
}

const places = [
  {
    what: 'the home list',
    url: '/',
    path: '/api/geography/circuits/',
    title: 'Erreur de chargement',
    text: 'Impossible de charger les circuits',
    mended: 'Circuit Nord',
  },
  {
    what: "a circuit's page",
    url: '/circuits/nord',
    path: '/api/geography/circuits/',
    title: 'Circuit non trouvé',
    text: "Le circuit que vous recherchez n'existe pas ou n'est plus disponible.",
    mended: 'Les temps forts',
  },
  {
    what: 'the places tab',
    url: '/circuits/nord/lieux',
    path: '/api/geography/places/',
    title: 'Erreur de chargement',
    text: 'Impossible de charger les lieux',
    mended: 'Baie de Sakalava',
  },
  {
    what: 'the routes tab',
    url: '/circuits/nord/routes',
    path: '/api/geography/routes/',
    title: 'Erreur de chargement',
    text: 'Impossible de charger les routes',
    mended: 'Itinéraires',
  },
]

for (const [fault, reply] of Object.entries(faults)) {
  test(`every list says what is wrong after ${fault}, and comes back`, async ({
    page,
    site,
    noise,
  }) => {
    for (const { what, url, path, title, text, mended } of places) {
      await test.step(what, async () => {
        site.inject((request) => (new URL(request.url).pathname === path ? reply() : undefined))
        await page.goto(url)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByText(text, { exact: true })).toBeVisible()
        site.inject()
        await page.getByRole('button', { name: 'Réessayer' }).click()
        await expect(page.getByRole('heading', { name: mended, exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { name: title })).toBeHidden()
        // The next page must not find the lists in storage.
        await page.evaluate(() => void indexedDB.deleteDatabase('dia-madagascar'))
      })
    }
    expect(noise.splice(0).filter((line) => line.startsWith('uncaught'))).toEqual([])
  })
}

test('one broken record costs only itself', async ({ page, site, noise }) => {
  site.inject((request) =>
    request.url.endsWith('/geography/circuits/')
      ? Response.json([{ id: 1, name: 'Centre', slug: 'centre' }, { id: 2, name: 3 }, null])
      : undefined,
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Centre' })).toBeVisible()
  expect(noise.splice(0)).toHaveLength(2)
})
