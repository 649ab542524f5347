import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'
import { answerFor, expect, lists, test } from '#tests/journeys/support/site-test.ts'
import { circuitPages, hiddenPages, publicPages } from '#src/build/public-pages.ts'

const ofCircuits = ['centre', 'nord', 'sud', 'est', 'ouest'].flatMap(circuitPages)

/** The head of the current document or, if given, of `html`. */
async function headOf(page: Page, html?: string) {
  // Not in the site's page, where Trusted Types do not allow parsing HTML.
  const reader = html ? await page.context().newPage() : page
  const head = await reader.evaluate((written) => {
    const document = written ? new DOMParser().parseFromString(written, 'text/html') : globalThis.document
    const meta = [...document.head.querySelectorAll('meta[property], meta[name]')]
      .map((tag) => [tag.getAttribute('property') ?? tag.getAttribute('name'), tag.getAttribute('content')])
      .filter(([name]) => name !== 'viewport' && name !== 'theme-color' && name !== 'color-scheme')
    const canonical = [...document.head.querySelectorAll('link[rel=canonical]')]
    return {
      titles: [...document.head.querySelectorAll('title')].map((title) => title.textContent),
      canonical: canonical.map((link) => link.getAttribute('href')),
      meta: meta.map(([name, content]) => `${name}: ${content}`).toSorted(),
    }
  }, html)
  if (reader !== page) await reader.close()
  return head
}

/** The HTML of a page as the server sends it. */
async function fetchHtml(page: Page, path: string) {
  return (await page.request.get(path)).text()
}

test('a circuit without a prerendered document has the site’s title while it loads, then its own', async ({
  page,
  site,
}) => {
  const { promise, release } = held()
  answerFor(site, lists.circuits, async () => {
    await promise
    return undefined
  })
  await page.goto('/circuits/nord/lieux')
  await expect(page).toHaveTitle('Dia Madagascar')
  release()
  await expect(page).toHaveTitle('Lieux – Circuit Nord – Dia Madagascar')
  await expect(page.locator('head title')).toHaveCount(1)
})

test.describe('the document of a page', () => {
  test.use({ build: 'dist' })

  test('has a head of its own before scripts run', async ({ page }) => {
    const titles = new Set<string>()
    for (const path of [...publicPages, ...ofCircuits, ...hiddenPages]) {
      const head = await headOf(page, await fetchHtml(page, path))
      expect(head.canonical, path).toEqual([`https://dia-madagascar.example${path}`])
      expect(head.titles, path).toHaveLength(1)
      expect(head.meta, path).toContainEqual(expect.stringMatching(/^og:image: https:.*\.png$/))
      for (const title of head.titles) titles.add(title)
    }
    expect(titles.size).toBe(publicPages.length + ofCircuits.length + hiddenPages.length)
  })

  for (const path of ['/', '/services', '/circuits/nord/lieux', '/invitation']) {
    test(`has the same head as the hydrated page on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('head title')).toHaveCount(1)
      expect(await headOf(page)).toEqual(await headOf(page, await fetchHtml(page, path)))
    })
  }

  test('leaves nothing of the home page’s head at an unknown address', async ({ page }) => {
    await page.goto('/nulle-part')
    await expect(page).toHaveTitle('Page non trouvée – Dia Madagascar')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    expect((await headOf(page)).meta).toEqual([
      expect.stringMatching(/^description: Cette page n’existe pas/),
      'robots: noindex',
    ])
  })
})
