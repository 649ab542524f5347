import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { expectPrintable } from '#tests/journeys/support/expect-printable.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

/** Without spaces, which a PDF places by itself, and in capitals, as labels are printed. */
const compact = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/** The texts of the page that can be seen, apart from controls and from what leads to other pages. */
function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const isControl = parentElement?.closest(
        String.raw`nav, form, button, svg, .sr-only, [aria-hidden], .print\:hidden`,
      )
      if (!isControl && parentElement?.checkVisibility() && textContent) texts.push(textContent)
    }
    return texts
  })
}

test('a circuit prints as a road book, with all that the screen shows', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/circuits/nord')
  await expect(page.getByRole('region', { name: 'À emporter' })).toBeVisible({ timeout: 10_000 })
  await page.getByRole('button', { name: 'Tout ouvrir' }).click()
  await page.getByText('Tous les mois').click()
  const shown = await visibleTexts(page)
  expect(shown.length).toBeGreaterThan(200)

  const pdf = await page.pdf({ format: 'A4' })
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true })
  const printed = compact(text)
  expect(shown.filter((part) => !printed.includes(compact(part)))).toEqual([])
  for (const extra of ['Ramena (nuit)-12.244, 49.35', 'Police : 117', '+261 20 22 000 00']) {
    expect(printed).toContain(compact(extra))
  }

  await page.getByRole('checkbox', { name: 'Un jour par page' }).check()
  const { totalPages } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })))
  expect(totalPages).toBeGreaterThanOrEqual(9 + 2)
})

test('the SOS page prints all its cards on one sheet of paper', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/sos')
  await expect(page.getByRole('heading', { name: 'À montrer' })).toBeVisible()
  const { text, totalPages } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true })
  expect(totalPages).toBe(2)
  expect(compact(text)).toContain(compact('Our car has broken down. Is there a mechanic near here, please?'))
})

test('an open menu is not printed over the page', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/circuits/nord')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const menu = page.getByRole('link', { name: 'Votre carnet' })
  await expect(menu).toBeVisible()
  await expectPrintable(page)
  await expect(menu).toBeHidden()
})

test(
  'the numbers of the itineraries are whole and above their titles on paper',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/circuits/nord/routes')
    const title = page.getByRole('heading', { level: 3 }).first()
    await expect(title).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const [card, number, heading] = await title.evaluate((element) => {
      const article = element.closest('article')
      return [article, article?.querySelector('[data-filled]'), element].map((part) => part?.getBoundingClientRect())
    })
    expect(number?.top).toBeGreaterThan(card?.top ?? Infinity)
    expect(number?.bottom).toBeLessThanOrEqual(heading?.top ?? 0)
  },
)

test('an open dialog is not printed over each sheet', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/circuits/nord/routes')
  await page
    .getByRole('button', { name: /^Détails/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectPrintable(page)
})
