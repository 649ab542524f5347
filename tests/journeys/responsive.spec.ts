import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const card = (page: Page) => page.getByRole('article').last()
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer ma demande' })

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
const widths = [320, 360, 480, 600, 768, 1000, 1080, 1280, 1920]

for (const { url, loaded, change } of pages) {
  test(`${url} fits every width, also with text at 200 %`, async ({ page }) => {
    await page.goto(url)
    await expect(loaded(page)).toBeVisible()
    await expectFit(page)
    if (!change) return
    await change(page)
    await expectFit(page)
  })
}

async function expectFit(page: Page) {
  for (const fontSize of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    expect(await overflows(page), `with text at ${fontSize}`).toEqual([])
  }
}

/** The widths at which the page or an open dialog can be scrolled sideways, and by how much. */
async function overflows(page: Page) {
  const found = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    const beyond = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    )
    if (Math.max(...beyond) > 0) found.push({ width, beyond })
  }
  return found
}
