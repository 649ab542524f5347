import { expect, expectAlive, test } from '#tests/journeys/support/site-test.ts'

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

test.describe('a page that has a document', () => {
  test.use({ build: 'dist' })

  for (const address of ['/', '/#reservation-form', '/circuits/ouest/lieux', '/faq#visa']) {
    test(`${address} opens where it was left when it is loaded again`, async ({ page }) => {
      await page.goto(address)
      await expectAlive(page)
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      await page.reload()
      await expectAlive(page)
      expect(await page.evaluate(() => scrollY)).toBeCloseTo(700, 0)
    })
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

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`the mark of the tabs ${motion === 'reduce' ? 'stands' : 'travels'}, with motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto('/circuits/nord')
    const tab = page.getByRole('link', { name: 'Réserver', exact: true })
    await tab.hover()
    const travels = await tab.evaluate(async (link) => {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      for (;;) {
        const [mark] = link.getElementsByTagName('span')
        if (mark) return mark.getAnimations().length
        await new Promise(requestAnimationFrame)
      }
    })
    expect(travels).toBe(motion === 'reduce' ? 0 : 1)
  })
}
