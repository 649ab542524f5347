import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'
import { expect, expectAlive, returnToBuild, test } from '#tests/journeys/support/site-test.ts'
import { publicPages } from '#tests/public-pages.ts'

const circuitPages = ['', '/lieux', '/routes', '/reserver'].map((tab) => `/circuits/nord${tab}`)
const pages = [...publicPages, ...circuitPages]
const withForms = ['/', '/contact', '/circuits/nord/reserver']

test.use({ build: 'dist' })

declare global {
  interface Window {
    /** What the document brought, before the app. */
    firstHeading?: Element | null
    /** Sum of the layout shifts. */
    shifted: number
  }
}

/** Runs in every document, before its own scripts. */
function watch() {
  window.shifted = 0
  document.addEventListener('DOMContentLoaded', () => (window.firstHeading = document.querySelector('h1')))
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) if ('value' in shift) window.shifted += Number(shift.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** No script arrives before what it returns is called. In the browser: a server that holds many answers is asked no more. */
async function holdScripts(page: Page) {
  const { promise, release } = held()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.fallback()
  })
  return release
}

test.beforeEach(async ({ page, build }) => {
  await page.addInitScript(watch)
  await returnToBuild(page, build)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages) {
    test(`${path} is there, whole`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).not.toContainText('Chargement')
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: '+261 20 22 000 00' })).toHaveAttribute('href', 'tel:+261202200000')
      await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
      await expect(page.locator('form:visible, button:visible:not(h3 > button)')).toHaveCount(0)
      await footer.getByRole('link', { name: 'Services' }).click()
      await expect(page).toHaveURL(/\/services$/)
    })
  }

  for (const path of withForms) {
    test(`${path} says how to reach us, where its form cannot`, async ({ page }) => {
      await page.goto(path)
      const note = page.getByText(/Ce formulaire a besoin de JavaScript/)
      await expect(note).toBeVisible()
      await expect(note.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
      await expect(note.getByRole('link', { name: /\+261/ })).toHaveAttribute('href', /^tel:/)
    })
  }

  test('a circuit is there with its places, in order, and for search engines', async ({ page }) => {
    await page.goto('/circuits/nord/lieux')
    await expect(page.getByRole('article')).toHaveCount(9)
    await page.goto('/circuits/nord')
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((text) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ '@type': 'TouristTrip', itinerary: expect.objectContaining({ numberOfItems: 9 }) }),
    )
  })

  test('the invitation is typed out already', async ({ page }) => {
    await page.goto('/invitation')
    await expect(page.locator('[data-rest]')).toHaveCSS('visibility', 'visible', { timeout: 100 })
  })
})

test.describe('taking over', () => {
  for (const path of [...pages, '/invitation', '/test', '/faq?q=visa', '/blog?categorie=conseils', '/?circuit=nord']) {
    test(`${path} keeps what is shown in its place, and asks nobody for what is fresh`, async ({ page, site }) => {
      // The one picture from elsewhere.
      const svg = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
      await page.route('https://api.qrserver.com/**', (route) => route.fulfill(svg))
      await page.goto(path)
      await expectAlive(page)
      expect(await page.evaluate(() => document.querySelector('h1') === window.firstHeading)).toBe(true)
      // What the address asks for beyond its path, the build cannot know.
      if (!path.includes('?')) expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02)
      const asked = site.requests.filter((request) => /^\/api\/|\/respond-/.test(request.path))
      expect(asked).toEqual([])
    })
  }

  test('leaves a list in storage that is newer to win', async ({ page }) => {
    await page.goto('/')
    await expectAlive(page)
    await page.evaluate(storeNewerCircuits)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Circuit Nord, corrigé' })).toBeVisible()
    await expect(page.getByText('Cache', { exact: true })).toBeVisible()
  })

  test('is complete also where an address cannot even be read', async ({ page }) => {
    await page.goto('/%E0%A4%A')
    await expectAlive(page)
  })

  test('is not kept waiting by a picture that never comes', async ({ page }) => {
    await page.route('**/*.svg', () => {})
    await page.goto('/circuits/nord', { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => window.appIsAlive), { timeout: 15_000 }).toBe(true)
  })

  test('goes on with the page to which a link was followed meanwhile', async ({ page, noise }) => {
    await page.addInitScript(() => {
      document.addEventListener('part-alive', () => document.querySelector<HTMLElement>('header a[href="/"]')?.click(), { once: true })
    })
    await page.goto('/circuits/nord')
    await expect(page.getByRole('heading', { level: 2, name: 'Nos Circuits' })).toBeVisible()
    await expectAlive(page)
    // React may note that the part which it was about to take over is another page's now.
    expect(noise.splice(0).filter((line) => !line.includes('error #418'))).toEqual([])
  })

  test('shows no more of the home page, which a host sends for any address, than nothing', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/circuits/nouveau')
    await expect(page.locator('#root')).toBeHidden()
    await expect(page).toHaveTitle('')
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Circuit non trouvé' })).toBeVisible()
    await expect(page).toHaveTitle('Circuit non trouvé – Dia Madagascar')
  })
})

test.describe('before the app has come', () => {
  test('a tap is heard, and answered when it can be', async ({ page }) => {
    const release = await holdScripts(page)
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto('/services')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    release()
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
  })

  test('links work as links do', async ({ page, site }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Circuit Nord', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Circuit Nord' })).toBeVisible()
    expect(site.count('/circuits/nord')).toBe(1)
    release()
    await expectAlive(page)
  })

  test('typed words stay and are kept as a draft, and an early send is answered', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact')
    await page.getByLabel('Nom').fill('Lova')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    release()
    // Nothing is sent: the form says what is missing, as if it had been there all the time.
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Nom')).toHaveValue('Lova')
    await page.reload()
    await expectAlive(page)
    await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  })

  test('who has begun to read is not moved', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/services')
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    release()
    await expectAlive(page)
    expect(await page.evaluate(() => scrollY)).toBe(700)
  })

  test('words that were searched for are searched for', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/faq')
    await page.getByRole('searchbox', { name: 'Rechercher une question' }).fill('baleines')
    release()
    await expect(page).toHaveURL(/\?q=baleines$/)
    await expect(page.getByRole('searchbox', { name: 'Rechercher une question' })).toHaveValue('baleines')
  })

  test('and when it does not come at all, the page says so', async ({ page, site, noise }) => {
    site.inject((request) => (request.url.endsWith('.js') ? 'reset' : undefined))
    await page.goto('/services')
    await expect(page.getByText(/Une partie de cette page n’est pas arrivée/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    site.inject()
    await page.getByRole('link', { name: 'rechargez la page' }).click()
    await expectAlive(page)
    await expect(page.getByText(/Une partie de cette page n’est pas arrivée/)).toBeHidden()
    expect(noise.splice(0).filter((line) => !line.includes('net::ERR_'))).toEqual([])
  })
})

test('every text file lies there compressed too, and says the same', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:html|js|css|svg)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const content = readFileSync(`dist/${file}`)
    expect(brotliDecompressSync(readFileSync(`dist/${file}.br`)).equals(content), file).toBe(true)
    expect(gunzipSync(readFileSync(`dist/${file}.gz`)).equals(content), file).toBe(true)
  }
})

test.describe('built without an API', () => {
  test.use({ build: 'dist-api' })

  test('the home page is there but for its circuits, which the app brings', async ({ page, site }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Nos Circuits' })).toBeVisible()
    await expect(page.getByText('Chargement des circuits…')).toBeAttached()
    release()
    await expect(page.getByRole('heading', { name: 'Circuit Nord' })).toBeVisible()
    expect(site.count('/api/geography/circuits/')).toBe(1)
  })
})

/** Runs in the page: as a visit after the build would have left it. */
async function storeNewerCircuits() {
  const { data } = JSON.parse(document.getElementById('embedded-page')?.textContent ?? '')
  const [{ state }] = data.queries
  const circuits = state.data.map((circuit: { slug: string; name: string }) =>
    circuit.slug === 'nord' ? { ...circuit, name: 'Nord, corrigé' } : circuit,
  )
  const opening = indexedDB.open('dia-madagascar')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const writing = opening.result.transaction('query-cache', 'readwrite')
  writing.objectStore('query-cache').put({ data: circuits, updatedAt: Date.now() - 1 }, '1.0-mock/circuits')
  await new Promise((resolve) => writing.addEventListener('complete', resolve))
  opening.result.close()
}
