import { ask, chatIn, chatPath, inputIn, linesIn, openChat, openerIn } from '#tests/journeys/support/chat-window.ts'
import { expectAccessible, looks } from '#tests/journeys/support/expect-accessible.ts'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { answerFor, expect, httpErrorMessage, test } from '#tests/journeys/support/site-test.ts'

for (const look of looks) {
  test.describe(`in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test('axe finds nothing wrong with the assistant', { tag: '@chromium' }, async ({ page, site, noise }) => {
      await page.goto('/nulle/part')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, 'closed')
      await openChat(page)
      await expectAccessible(page, 'empty')

      answerFor(site, chatPath, () => Response.json({}, { status: 500 }))
      await ask(page, 'Isalo')
      await expect(page.getByText('Erreur: 500')).toBeVisible()
      await expectAccessible(page, 'failed')
      expect(noise.splice(0)).toEqual([httpErrorMessage(500)])

      answerFor(site, chatPath, () => 'hang')
      await chatIn(page).getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.getByText('L’assistant écrit…')).toBeAttached()
      await expectAccessible(page, 'waiting')
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)

      site.inject()
      await page.reload()
      await openChat(page)
      await ask(page, 'Isalo')
      await expect(page.getByRole('log').getByRole('link')).toBeVisible()
      await expectAccessible(page, 'answered')
    })
  })
}

test('the panel fits every width, also with text at 200 %', async ({ page }) => {
  await page.goto('/nulle/part')
  await openChat(page)
  await ask(page, 'Isalo')
  await expect(linesIn(page)).toHaveCount(2)
  await expectFit(page)

  await page.setViewportSize({ width: 320, height: 400 })
  const overflow = await chatIn(page).evaluate((panel) =>
    [panel, ...panel.querySelectorAll('[role=log], form, h2')].map((part) => part.scrollWidth - part.clientWidth),
  )
  expect(Math.max(...overflow)).toBe(0)
  await expect(page.getByRole('button', { name: 'Fermer le chat' })).toBeInViewport({ ratio: 1 })
  await expect(inputIn(page)).toBeInViewport({ ratio: 1 })
  await expect(linesIn(page).last()).toBeInViewport()
})

test('the page can be scrolled until the button covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/test')
  await expect(openerIn(page)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const last = await page.getByRole('contentinfo').getByText('8h – 12h').boundingBox()
  const button = await openerIn(page).boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
})
