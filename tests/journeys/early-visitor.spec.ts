import { readFile } from 'node:fs/promises'
import { held } from '#tests/held.ts'
import { holdScripts } from '#tests/journeys/support/hold-scripts.ts'
import { typeInto } from '#tests/journeys/support/send-cells.ts'
import { answerFor, expect, expectAlive, refused, returnToBuild, test } from '#tests/journeys/support/site-test.ts'

test.use({ build: 'dist' })

test.beforeEach(({ page, build }) => returnToBuild(page, build))

test('a tap is heard, and answered when it can be', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/services')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
})

test('taps are answered in their order, and Escape takes back what would have opened', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  const tapOnView = (number: number) => page.getByRole('button', { name: `${number} Circuit` }).click()
  await tapOnView(2)
  await tapOnView(4)
  await tapOnView(2)
  const language = page.getByRole('button', { name: /^Langue/ })
  await language.click()
  await page.keyboard.press('Escape')
  release()
  await expectAlive(page)
  await expect(page.getByRole('button', { name: '2 Circuit' })).toHaveAttribute('aria-current', 'true')
  await expect(language).toHaveAttribute('aria-expanded', 'false')
  await expect(language).not.toHaveAttribute('data-awaited')
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

test('typed words outlive a reload although the app has never come', async ({ page, site, noise }) => {
  site.inject((request) => (request.url.endsWith('.js') ? 'reset' : undefined))
  await page.goto('/contact')
  await page.getByLabel('Nom').fill('Lova')
  await page.getByLabel('Type de message').selectOption('Support')
  await page.reload()
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Bonjour')
  site.inject()
  await page.reload()
  await expectAlive(page)
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  await expect(page.getByLabel('Type de message')).toHaveValue('support')
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('Bonjour')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['draft/contact'])
  expect(noise.splice(0).filter((line) => !line.includes('net::ERR_'))).toEqual([])
})

test('they are listed, wait for their form on another way to it, and give way to newer ones', async ({ page, site, noise }) => {
  site.inject((request) => (request.url.endsWith('.js') ? 'reset' : undefined))
  await page.goto('/contact')
  await page.getByLabel('Nom').fill('Lova')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Bonjour')
  site.inject()
  await page.getByRole('link', { name: 'Confidentialité' }).first().click()
  await expectAlive(page)
  await expect(page.getByText('Brouillon\u202f: mots tapés avant la fin du chargement')).toBeVisible()
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  const message = page.getByRole('textbox', { name: /^Message/ })
  await expect(message).toHaveValue('Bonjour')
  await message.press('End')
  await message.pressSequentially(' à tous')
  await page.reload()
  await expectAlive(page)
  await expect(message).toHaveValue('Bonjour à tous')
  expect(noise.splice(0).filter((line) => !line.includes('net::ERR_'))).toEqual([])
})

test('words typed where the app never came are newer than the draft that waits for it', async ({ page, noise }) => {
  const message = page.getByRole('textbox', { name: /^Message/ })
  await page.goto('/contact')
  await expectAlive(page)
  await typeInto(page.getByLabel('Nom'), 'Lova')
  await typeInto(message, 'Bonjour')
  // The browser has them in its cache, and does not ask the host again.
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  await typeInto(message, 'Bonsoir')
  await page.unroute('**/*.js')
  await page.getByRole('link', { name: 'Confidentialité' }).first().click()
  await expectAlive(page)
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(message).toHaveValue('Bonsoir')
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  expect(noise.splice(0).filter((line) => !line.includes('net::ERR_'))).toEqual([])
})

test('a tap before the document is whole waits for the rest of it', async ({ page, site, build }) => {
  const html = await readFile(`${build}/contact.html`, 'utf8')
  const half = html.indexOf('</form>')
  const { promise, release } = held()
  answerFor(site, '/contact', () => {
    const body = new ReadableStream<Uint8Array>({
      start: async (stream) => {
        stream.enqueue(new TextEncoder().encode(html.slice(0, half)))
        await promise
        stream.enqueue(new TextEncoder().encode(html.slice(half)))
        stream.close()
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/html' } })
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Nom').fill('Lova')
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-mark', ''))
  await expect.poll(() => site.requests.some(({ path }) => path.endsWith('.js'))).toBe(true)
  release()
  await expectAlive(page)
  await expect(page.getByLabel('Nom')).toHaveValue('Lova')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-mark')
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

for (const [name, path] of [
  ['a page', '/'],
  ['a document without a page', '/circuits/inconnu'],
] as const) {
  test(`styles of ${name} that did not come are asked for once more`, async ({ page, site, build, noise }) => {
    const shell = await readFile(`${build}/shell.html`, 'utf8')
    const asked: string[] = []
    site.inject(({ url }) => {
      if (url.endsWith('.css') && asked.push(url) === 1) return new Response(null, { status: 503 })
      return url.endsWith('/inconnu') ? new Response(shell, { headers: { 'Content-Type': 'text/html' } }) : undefined
    })
    await page.goto(path)
    await expectAlive(page)
    await expect.poll(() => page.evaluate(hasItsStyles)).toBe(true)
    expect(asked.length).toBeGreaterThan(1)
    await expect(page.getByText(/Une partie de cette page n’est pas arrivée/)).toBeHidden()
    expect(noise.splice(0)).toEqual([refused(503)])
  })
}

test('when they never come, the page says so', async ({ page, site, noise }) => {
  site.inject(({ url }) => (url.endsWith('.css') ? 'reset' : undefined))
  await page.goto('/services')
  await expect(page.getByText(/Une partie de cette page n’est pas arrivée/)).toBeVisible()
  noise.splice(0)
})

test('when the app does not come at all, the page says so', async ({ page, site, noise }) => {
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

test('who came by a link to a part of a page and has read on is not brought back', async ({ page }) => {
  const release = await holdScripts(page)
  // The browser's own scroll to the part would still be on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/blog#rn7')
  await expect(page.locator('#rn7')).toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  release()
  await expectAlive(page)
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

/** Runs in the page. */
function hasItsStyles() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  return links.length > 0 && links.every(({ sheet }) => sheet?.cssRules.length)
}
