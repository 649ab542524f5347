import type { Page } from '@playwright/test'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const card = (page: Page) => page.getByRole('article').last()
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande' })
const appOffer = (page: Page) => page.getByRole('complementary', { name: 'Application mobile' })

const pages = [
  {
    url: '/',
    loaded: (page: Page) => page.getByRole('link', { name: 'Circuit Ouest', exact: true }),
    /** Changes the page, to be measured once more. */
    change: async (page: Page) => {
      await send(page).click()
      await expect(page.getByText('Le nom complet est requis')).toBeVisible()
    },
  },
  {
    url: '/circuits/ouest',
    loaded: (page: Page) => page.getByRole('heading', { name: 'Les temps forts' }),
  },
  {
    url: '/circuits/ouest/lieux',
    loaded: card,
    change: async (page: Page) => {
      await card(page).getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    url: '/circuits/ouest/routes',
    loaded: card,
    change: async (page: Page) => {
      await card(page).getByRole('button', { name: /^Détails/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    url: '/circuits/ouest/reserver',
    loaded: send,
    change: async (page: Page) => {
      await send(page).click()
      await expect(page.getByText('Le nom est requis')).toBeVisible()
    },
  },
  {
    url: '/circuits/inconnu',
    loaded: (page: Page) => page.getByRole('heading', { name: 'Circuit non trouvé' }),
  },
  {
    url: '/nulle/part',
    loaded: (page: Page) => page.getByRole('heading', { name: 'Page non trouvée' }),
  },
]

for (const { url, loaded, change } of pages) {
  test(`${url} fits every width, also with text at 200 %`, async ({ page }) => {
    // It comes after ten seconds, and lies over what is to be clicked then.
    await page.addLocatorHandler(appOffer(page), () => appOffer(page).getByRole('button').click())
    await page.goto(url)
    await expect(loaded(page)).toBeVisible()
    await expectFit(page)
    if (!change) return
    await change(page)
    await expectFit(page)
  })
}
