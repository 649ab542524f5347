import { expect, test } from '#tests/journeys/support/site-test.ts'

test('every change of page starts at the top with the focus on its heading, Back included', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Circuit Ouest' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.getByRole('link', { name: 'Circuit Ouest' }).click()
  await expect(page.getByRole('heading', { name: 'Aperçu du circuit Ouest' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.getByRole('link', { name: 'Lieux (8)' }).click()
  await expect(page.getByRole('heading', { name: 'Lieux', exact: true })).toBeFocused()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Aperçu du circuit Ouest' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a link to a section of the home page arrives there, but Back arrives at the top', async ({ page }) => {
  await page.goto('/circuits/ouest')
  await page.getByRole('link', { name: 'Nos Circuits' }).click()
  await expect(page.getByRole('heading', { name: 'Nos Circuits' })).toBeInViewport()
  await page.getByRole('link', { name: 'Circuit Nord' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Nord/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/#circuits')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the devtools are not in the first load, and open on demand', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  expect(scripts.filter((url) => /devtools/i.test(url))).toEqual([])
  await page.evaluate(() => globalThis.openQueryDevtools())
  await expect(page.getByRole('button', { name: /tanstack query devtools/i }).first()).toBeVisible()
})

test('a tab that is pressed while another one still slides in is not lost', async ({ page }) => {
  await page.goto('/circuits/nord')
  const tab = page.getByRole('link', { name: 'Itinéraires (6)' })
  await expect(tab).toBeVisible()
  // The page moves under the transition, which lasts as long as its slowest animation: held here.
  await page.addStyleTag({ content: '::view-transition-group(*) { animation-duration: 20s !important }' })
  await page.getByRole('link', { name: 'Réserver', exact: true }).click()
  await expect(page).toHaveURL('/circuits/nord/reserver')
  const place = await tab.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect()
    return { x: x + 10, y: y + 10 }
  })
  await page.mouse.click(place.x, place.y)
  await expect(page).toHaveURL('/circuits/nord/routes')
})
