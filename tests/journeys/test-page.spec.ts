import { examine } from '#tests/journeys/support/examine.ts'
import { expectFit } from '#tests/journeys/support/expect-fit.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

for (const look of [
  { colorScheme: 'light', viewport: { width: 360, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const) {
  test.describe(`in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use({ ...look, reducedMotion: 'reduce' })

    test('axe finds nothing on the test page, with its notices and messages', async ({ page }) => {
      await page.goto('/test')
      await page.getByRole('button', { name: "S'abonner" }).click()
      await expect(page.getByText("L'email est requis")).toBeVisible()
      await page.getByRole('button', { name: 'Trois à la fois' }).click()
      await page.getByRole('alert').getByRole('listitem').hover()
      await examine(page, 'messages and notices')
    })
  })
}

test('the test page fits every width, also with text at 200 %', async ({ page }) => {
  await page.goto('/test')
  await page.getByRole('button', { name: "S'abonner" }).click()
  await expect(page.getByText("L'email est requis")).toBeVisible()
  await expectFit(page)
})
