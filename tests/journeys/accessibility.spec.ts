import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const circuits = '/api/geography/circuits/'

type State = {
  name: string
  url: string
  /** Brings the page into the state and waits for it. */
  reach: (page: Page) => Promise<void>
  /** The API's lists fail. */
  failing?: true
}

const heading = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
}

const states: State[] = [
  { name: 'home', url: '/', reach: heading('Circuit Nord') },
  { name: 'home, list failed', url: '/', failing: true, reach: heading('Erreur de chargement') },
  {
    name: 'home, invalid form',
    url: '/',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
      await expect(page.getByText('Le nom complet est requis')).toBeVisible()
    },
  },
  { name: 'overview', url: '/circuits/nord', reach: heading('Les temps forts') },
  { name: 'places', url: '/circuits/nord/lieux', reach: heading('Baie de Sakalava') },
  {
    name: 'place dialog',
    url: '/circuits/nord/lieux',
    reach: async (page) => {
      await page.getByRole('button', { name: /Baie de Sakalava/ }).click()
      await expect(page.getByRole('dialog', { name: 'Baie de Sakalava' })).toBeVisible()
    },
  },
  { name: 'routes', url: '/circuits/nord/routes', reach: heading('Itinéraires') },
  {
    name: 'route dialog',
    url: '/circuits/nord/routes',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Détails/ }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'reservation', url: '/circuits/nord/reserver', reach: heading('Réserver') },
  { name: 'missing circuit', url: '/circuits/inconnu', reach: heading('Circuit non trouvé') },
  {
    name: 'circuit that cannot be loaded',
    url: '/circuits/nord',
    failing: true,
    reach: heading('Circuit non trouvé'),
  },
  { name: '404', url: '/nulle/part', reach: heading('Page non trouvée') },
]

const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

for (const look of looks) {
  test.describe(`in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use({ ...look, reducedMotion: 'reduce' })

    for (const { name, url, reach, failing } of states) {
      test(`${name}: axe finds nothing`, async ({ page, site, noise }) => {
        if (failing) {
          site.inject((request) =>
            request.url.endsWith(circuits) ? new Response('', { status: 400 }) : undefined,
          )
        }
        await page.goto(url)
        await reach(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
        if (failing) noise.length = 0
      })
    }
  })
}
