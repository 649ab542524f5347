import { holdScripts } from '#tests/journeys/support/hold-scripts.ts'
import { expect, expectAlive, returnToBuild, test } from '#tests/journeys/support/site-test.ts'
import { circuitPages, publicPages } from '#tests/public-pages.ts'

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

/** Runs in every document, before its own scripts: as where the processor is long in drawing what is laid out. */
function tellOfPaintsWhenAsked() {
  window.PerformanceObserver = class extends PerformanceObserver {
    override observe(options: PerformanceObserverInit) {
      if (options.type === 'paint') addEventListener('tell-of-paints', () => super.observe(options))
      else super.observe(options)
    }
  }
}

/** Runs in the page, for as long as a request needs to arrive. */
async function twentyFrames() {
  for (let frame = 0; frame < 20; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one behind the other
    await new Promise(requestAnimationFrame)
  }
}

test.beforeEach(async ({ page, build }) => {
  await page.addInitScript(watch)
  await returnToBuild(page, build)
})

test.describe('taking over', () => {
  for (const path of [...publicPages, ...circuitPages('nord'), '/invitation', '/test', '/faq?q=visa', '/blog?categorie=conseils', '/?circuit=nord']) {
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
    await expect.poll(() => page.evaluate(() => window.appIsAlive)).toBe(true)
  })

  test('asks for no script until the browser has shown the page', async ({ page, site }) => {
    await page.addInitScript(tellOfPaintsWhenAsked)
    await page.goto('/circuits/nord')
    await page.evaluate(twentyFrames)
    expect(site.requests.filter((request) => request.path.endsWith('.js'))).toEqual([])
    await page.evaluate(() => dispatchEvent(new Event('tell-of-paints')))
    await expectAlive(page)
  })

  test('does not wait for it where a reload opens the page in its middle', async ({ page }) => {
    await page.goto('/faq')
    await expectAlive(page)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.addInitScript(tellOfPaintsWhenAsked)
    // Nor for the time that it is given at most.
    await page.addInitScript(() => {
      const later = setTimeout
      window.setTimeout = Object.assign((...args: Parameters<typeof later>) => (Number(args[1]) > 2000 ? 0 : later(...args)), later)
    })
    await page.reload()
    await expectAlive(page)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(800)
  })

  test('goes on with the page to which a link was followed meanwhile', async ({ page, uncaught }) => {
    await page.addInitScript(() => {
      document.addEventListener('part-alive', () => document.querySelector<HTMLElement>('header a[href="/"]')?.click(), { once: true })
    })
    await page.goto('/circuits/nord')
    await expect(page.getByRole('heading', { level: 2, name: 'Nos Circuits' })).toBeVisible()
    await expectAlive(page)
    // React may note that the part which it was about to hydrate is another page's now.
    expect(uncaught.splice(0).filter((message) => !message.includes('error #418'))).toEqual([])
  })

  test('shows nothing of the home page, which a host sends for any address, but that another is on its way', async ({ page }) => {
    const said = () => page.evaluate(() => getComputedStyle(document.body, '::before').content)
    const release = await holdScripts(page)
    await page.goto('/circuits/nouveau')
    await expect(page.locator('#root')).toBeHidden()
    await expect(page).toHaveTitle('Dia Madagascar')
    expect(await said()).toBe('"Chargement…"')
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Circuit non trouvé' })).toBeVisible()
    await expect(page).toHaveTitle('Circuit non trouvé – Dia Madagascar')
    expect(await said()).toBe('none')
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
