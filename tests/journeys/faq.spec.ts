import type { Page } from '@playwright/test'
import { examine } from '#tests/journeys/support/examine.ts'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const opened = (page: Page, id: string) => page.locator(`details#${id}[open]`)
const search = (page: Page) => page.getByLabel('Rechercher une question')

test('a question is linked to: from outside, from another answer, from a search, and again', async ({
  page,
}) => {
  await page.goto('/faq#visa')
  await expect(opened(page, 'visa')).toBeInViewport()

  const next = opened(page, 'visa').getByRole('link').first()
  const id = String(await next.getAttribute('href')).slice(1)
  await next.click()
  await expect(page).toHaveURL(`/faq#${id}`)
  await expect(opened(page, id)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.locator(`#${id} summary`)).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/faq#visa')
  await expect(opened(page, 'visa')).toBeInViewport()

  await search(page).fill('paludisme')
  await expect(page).toHaveURL('/faq?q=paludisme')
  const entry = page.getByRole('listitem').filter({ has: page.locator('details') }).last()
  const linked = String(await entry.locator('details').getAttribute('id'))
  const link = entry.getByRole('link', { name: /^Lien vers cette question/ })
  await link.click()
  await expect(page).toHaveURL(`/faq?q=paludisme#${linked}`)
  await expect(opened(page, linked)).toBeInViewport()

  await page.locator(`#${linked} summary`).click()
  await expect(opened(page, linked)).toHaveCount(0)
  await link.click()
  await expect(opened(page, linked)).toBeInViewport()
})

test('a search from far down the page shows what it finds', async ({ page }) => {
  await page.goto('/faq#theme-culture')
  await expect(page.getByRole('heading', { name: 'Culture et table' })).toBeInViewport()
  await search(page).fill('visa')
  await expect(page.locator('details#visa')).toBeInViewport()
  await expect(search(page)).toBeInViewport()
  await expect(search(page)).toBeFocused()
})

test('a question that is linked to with a search opens in what the search finds', async ({ page }) => {
  await page.goto('/faq?q=plage#visa')
  await expect(page.getByRole('region', { name: 'Questions trouvées' })).toBeVisible()
  await expect(opened(page, 'visa')).toBeInViewport()
})

test('all answers are printed', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.locator('details#visa p').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('details#visa p').first()).toBeVisible()
  await expect(page.getByRole('search')).toBeHidden()
})

for (const look of [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const) {
  test.describe(`in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use({ ...look, reducedMotion: 'reduce' })

    test('axe finds nothing in what a search finds', async ({ page }) => {
      await page.goto('/faq?q=visa#visa')
      await expect(page.getByRole('region', { name: 'Questions trouvées' })).toBeVisible()
      await expect(opened(page, 'visa')).toBeVisible()
      await examine(page, 'found')
    })
  })
}

test('axe finds nothing in the whole page', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { name: 'Formalités' })).toBeVisible()
  await examine(page, 'questions')
})

test('the questions fit every width, also with text at 200 %', async ({ page }) => {
  await page.goto('/faq#visa')
  await expect(opened(page, 'visa')).toBeVisible()
  await expectFit(page)
})
