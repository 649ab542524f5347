import { expect, test } from '#tests/journeys/support/site-test.ts'

test('every change of page starts at the top with the focus on its heading, Back included', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Circuit Ouest' }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.getByRole('link', { name: 'Circuit Ouest' }).click()
  const name = page.getByRole('heading', { level: 1, name: /Ouest/ })
  await expect(name).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.getByRole('link', { name: 'Lieux (8)' }).click()
  await expect(page.getByRole('heading', { name: 'Lieux', exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Lieux (8)' })).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.evaluate(() => scrollTo(0, 400))
  await page.goBack()
  await expect(page).toHaveURL('/circuits/ouest')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a link to a section of the home page arrives there, but Back arrives at the top', async ({ page }) => {
  await page.goto('/circuits/ouest')
  await page.getByRole('link', { name: 'Nos Circuits' }).click()
  const list = page.getByRole('heading', { name: 'Nos Circuits' })
  await expect(list).toBeInViewport()
  await page.getByRole('link', { name: 'Circuit Nord' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Nord/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/#circuits')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('each page has its title', async ({ page }) => {
  for (const [url, title] of [
    ['/', /Dia Madagascar$/],
    ['/circuits/ouest', 'Circuit Ouest – Dia Madagascar'],
    ['/nulle/part', /^Page non trouvée/],
  ] as const) {
    await page.goto(url)
    await expect(page).toHaveTitle(title)
  }
})

test('the home sections are reached by their tabs, 120 px below the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
  for (const [tab, id] of [
    ['Réservation', 'reservation-form'],
    ['Expériences', 'experiences'],
    ['Nos Circuits', 'circuits'],
    ['Circuit Personnalisé', 'custom-circuit'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: tab })
    await link.click()
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
      .toBe(120)
    await expect(link).toHaveAttribute('aria-current', /.+/)
  }
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
