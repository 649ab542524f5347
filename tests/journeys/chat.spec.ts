import type { Page } from '@playwright/test'
import { ask, chatIn, chatPath, inputIn, linesIn, openChat, openerIn } from '#tests/journeys/support/chat-window.ts'
import { answerFor, expect, test } from '#tests/journeys/support/site-test.ts'

test.describe('on the embedded API', () => {
  test.use({ build: 'dist' })

  test('a traveller asks, reloads and goes on, and nothing leaves the browser', async ({
    page,
    site,
  }) => {
    await page.goto('/test')
    await openChat(page)
    await ask(page, 'Isalo')
    await expect(page.getByText('L’assistant écrit…')).toBeAttached()
    await expect(linesIn(page).nth(1)).toContainText('Isalo')
    await page.reload()
    await openChat(page)
    await expect(page.getByText('Conversation restaurée (2 messages)')).toBeVisible()
    expect(site.requests.filter(({ path }) => path.startsWith('/api'))).toEqual([])
  })
})

test('a question that was on its way when the page went stands in the input again', async ({
  page,
  site,
}) => {
  await page.goto('/test')
  await openChat(page)
  answerFor(site, chatPath, () => 'hang')
  await ask(page, 'Isalo')
  await expect.poll(() => site.count(chatPath)).toBe(1)
  await page.reload()
  await openChat(page)
  await expect(inputIn(page)).toHaveValue('Isalo')
})

test('two tabs share one conversation', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/test')
    await openChat(tab)
  }
  await Promise.all([ask(page, 'Isalo'), ask(other, 'Ifaty')])
  for (const tab of [page, other]) {
    await expect(chatIn(tab).getByText('Isalo', { exact: true }).first()).toBeVisible()
    await expect(chatIn(tab).getByText('Ifaty', { exact: true }).first()).toBeVisible()
  }
  await page.getByRole('button', { name: "Effacer l'historique" }).click()
  for (const tab of [page, other]) await expect(linesIn(tab)).toHaveCount(0)
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the keyboard alone goes through the whole window', async ({ page }) => {
  await page.goto('/test')
  await openerIn(page).focus()
  await page.keyboard.press('Enter')
  await expect(inputIn(page)).toBeFocused()
  await page.keyboard.type('Isalo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByRole('link')).toBeVisible()
  await expect(inputIn(page)).toBeFocused()

  const stops = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab')
    if (!(await isFocusIn(page))) break
    stops.push(await focusedName(page))
  }
  expect(stops.slice(0, 1)).toEqual(['Écrire à un conseiller'])
  expect(stops.slice(-4)).toEqual([
    expect.stringContaining('Isalo'),
    'Conversation',
    'Fermer le chat',
    "Effacer l'historique",
  ])
  await inputIn(page).focus()
  await page.keyboard.press('Escape')
  await expect(openerIn(page)).toBeFocused()
})

test.describe('the window', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('is 500 px high, and no higher than what is seen of the page', async ({ page }) => {
    await page.goto('/test')
    await openChat(page)
    await expect.poll(() => chatIn(page).boundingBox()).toEqual({ x: 880, y: 280, width: 380, height: 500 })

    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => chatIn(page).boundingBox()).toEqual({ x: 12, y: 228, width: 336, height: 500 })

    await page.setViewportSize({ width: 900, height: 400 })
    await expect.poll(() => chatIn(page).boundingBox()).toMatchObject({ y: 4, height: 376 })

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.getByRole('button', { name: 'Fermer le chat' })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => chatIn(page).boundingBox()).toMatchObject({ y: 4, height: 776 })
  })

  test('fills a phone whose keyboard is open, with header, last words and input in view', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/test')
    await openChat(page)
    await ask(page, 'Isalo')
    await expect(linesIn(page)).toHaveCount(2)
    await page.setViewportSize({ width: 360, height: 380 })
    await expect.poll(() => chatIn(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 380 })
    await expect(page.getByRole('button', { name: 'Fermer le chat' })).toBeInViewport({ ratio: 1 })
    await expect(inputIn(page)).toBeInViewport({ ratio: 1 })
    await expect(linesIn(page).last()).toBeInViewport()
  })
})

test('the button covers nothing that cannot be scrolled away from it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/test')
  await expect(openerIn(page)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const last = await page.getByRole('contentinfo').getByText('8h – 12h').boundingBox()
  const button = await openerIn(page).boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
})

const isFocusIn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )
