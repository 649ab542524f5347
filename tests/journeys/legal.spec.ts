import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const documents = [
  { url: '/mentions-legales', title: 'Mentions légales' },
  { url: '/confidentialite', title: 'Politique de confidentialité' },
  { url: '/cgu', title: 'Conditions générales d’utilisation' },
]

test('an article is linked to: from outside and from the contents', async ({ page }) => {
  await page.goto('/cgu#article-5')
  await expect(page.getByRole('heading', { name: 'Article 5 – Responsabilités' })).toBeInViewport()

  await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link', { name: 'Définitions' }).click()
  await expect(page).toHaveURL('/cgu#article-2')
  await expect(page.getByRole('heading', { name: 'Article 2 – Définitions' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.locator('#article-2').getByRole('link')).toBeFocused()
})

test('the policy speaks of no demonstration where requests are transmitted', async ({ page }) => {
  await open(page, '/confidentialite', 'Politique de confidentialité')
  await expect(page.getByText(/Mode démonstration/)).toHaveCount(0)
})

for (const { url, title } of documents) {
  test(`${url} is printed without its contents and fits the paper`, async ({ page }) => {
    // A sheet of A4 without its margins.
    await page.setViewportSize({ width: 680, height: 1000 })
    await open(page, url, title)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Sommaire' })).toBeHidden()
    await expect(page.getByRole('link', { name: /^Lien vers/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible()
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return [color, backgroundColor]
    })
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond).toBe(0)
  })
}

async function open(page: Page, url: string, title: string) {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}
