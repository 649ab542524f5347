import { ask, chatIn, chatPath, linesIn, openChat } from '#tests/journeys/support/chat-window.ts'
import { examine } from '#tests/journeys/support/examine.ts'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { answerFor, expect, refused, test } from '#tests/journeys/support/site-test.ts'

const looks = [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

for (const look of looks) {
  test.describe(`in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use({ ...look, reducedMotion: 'reduce' })

    test('axe finds nothing in the assistant', async ({ page, site, noise }) => {
      await page.goto('/nulle/part')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await examine(page, 'closed')
      await openChat(page)
      await examine(page, 'empty')

      answerFor(site, chatPath, () => Response.json({}, { status: 500 }))
      await ask(page, 'Isalo')
      await expect(page.getByText('Erreur: 500')).toBeVisible()
      await examine(page, 'failed')
      expect(noise.splice(0)).toEqual([refused(500)])

      answerFor(site, chatPath, () => 'hang')
      await chatIn(page).getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.getByText('L’assistant écrit…')).toBeAttached()
      await examine(page, 'waiting')
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)

      site.inject()
      await page.reload()
      await openChat(page)
      await ask(page, 'Isalo')
      await expect(page.getByRole('log').getByRole('link')).toBeVisible()
      await examine(page, 'answered')
    })
  })
}

test('the window fits every width, also with text at 200 %', async ({ page }) => {
  await page.goto('/nulle/part')
  await openChat(page)
  await ask(page, 'Isalo')
  await expect(linesIn(page)).toHaveCount(2)
  await expectFit(page)

  await page.setViewportSize({ width: 320, height: 400 })
  const beyond = await chatIn(page).evaluate((window) =>
    [window, ...window.querySelectorAll('[role=log], form, h2')].map(
      (part) => part.scrollWidth - part.clientWidth,
    ),
  )
  expect(Math.max(...beyond)).toBe(0)
  await expect(page.getByPlaceholder('Posez votre question...')).toBeInViewport({ ratio: 1 })
  await expect(linesIn(page).last()).toBeInViewport()
})
