import { readFile } from 'node:fs/promises'
import { holdScripts } from '#tests/journeys/support/hold-scripts.ts'
import { answerFor, expect, setClockToBuildTime, test } from '#tests/journeys/support/site-test.ts'
import { circuitPages, publicPages } from '#src/build/public-pages.ts'

test.use({ build: 'dist' })

test.beforeEach(({ page, build }) => setClockToBuildTime(page, build))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page shows its whole content', async ({ page }) => {
    for (const path of [...publicPages, ...circuitPages('nord')]) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('main')).not.toContainText('Chargement')
        expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0)
        const footer = page.getByRole('contentinfo')
        const telephone = footer.getByRole('link', { name: '+261 20 22 000 00' })
        await expect(telephone).toHaveAttribute('href', 'tel:+261202200000')
        await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
        await expect(footer.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services')
        await expect(page.locator('form:visible, button:visible:not(h3 > button)')).toHaveCount(0)
      })
    }
  })

  test('the contact details are in place of every form', async ({ page }) => {
    for (const path of ['/', '/contact', '/circuits/nord/reserver']) {
      await test.step(path, async () => {
        await page.goto(path)
        const note = page.getByText(/Ce formulaire a besoin de JavaScript/)
        await expect(note).toBeVisible()
        await expect(note.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
        await expect(note.getByRole('link', { name: /\+261/ })).toHaveAttribute('href', /^tel:/)
      })
    }
  })

  test('the document for unknown addresses links to the other pages', async ({ page, site, build }) => {
    const shell = await readFile(`${build}/shell.html`, 'utf8')
    answerFor(site, '/circuits/inconnu', () => new Response(shell, { headers: { 'Content-Type': 'text/html' } }))
    await page.goto('/circuits/inconnu')
    await expect(page).toHaveTitle('Dia Madagascar')
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page a besoin de JavaScript' })).toBeVisible()
    await expect(page.getByRole('link', { name: /\+261/ })).toHaveAttribute('href', 'tel:+261202200000')
    await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await page.getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/\/services$/)
  })

  test('the mobile menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/blog')
    await expect(page.getByText('elle est vérifiée ici')).toBeHidden()
    await page.getByRole('link', { name: 'Ouvrir le menu' }).click()
    await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('a circuit shows its places in order and describes them to search engines', async ({ page }) => {
    await page.goto('/circuits/nord/lieux')
    await expect(page.getByRole('article')).toHaveCount(9)
    const cut = await page
      .getByRole('article')
      .locator('p')
      .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight))
    expect(cut).toEqual([])
    await expect(page.getByRole('link', { name: /^Voir sur la carte : / })).toHaveCount(9)
    const visit = page.getByRole('article').first().getByRole('paragraph').filter({ hasText: ' : ' })
    await expect(visit).toHaveText([
      /^Durée de visite indicative, sur le site\s: 30-60 minutes$/,
      /^Position\s: .*° S, .*° E$/,
    ])
    await page.goto('/circuits/nord')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((text) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ '@type': 'TouristTrip', itinerary: expect.objectContaining({ numberOfItems: 9 }) }),
    )
  })

  test('the routes show their descriptions', async ({ page }) => {
    await page.goto('/circuits/nord/routes')
    const descriptions = page.getByRole('article').getByRole('paragraph').filter({ hasText: /\.$/ })
    await expect(descriptions).toHaveCount(6)
  })

  test('the SOS page shows every number and every card, and no position', async ({ page }) => {
    await page.goto('/sos')
    const numbers = page.getByRole('region', { name: 'Numéros à appeler' })
    await expect(numbers.getByRole('link')).toHaveCount(4)
    await expect(page.locator('main [lang=mg]:visible')).toHaveCount(7)
    await expect(page.getByText(/Sans JavaScript, le site ne peut pas lire votre position/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Blessé ou malade' })).toBeHidden()
  })

  test('the invitation shows its whole text', async ({ page }) => {
    await page.goto('/invitation')
    expect(await page.locator('[data-rest]').evaluate((rest) => getComputedStyle(rest, '::after').visibility)).toBe(
      'visible',
    )
  })
})

test.describe('built without an API', () => {
  test.use({ build: 'dist-api' })

  test('the home page has no circuits until the app loads them', async ({ page, site }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Nos Circuits' })).toBeVisible()
    await expect(page.getByText('Chargement des circuits…')).toBeAttached()
    release()
    await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
    expect(site.count('/api/geography/circuits/')).toBe(1)
  })
})
