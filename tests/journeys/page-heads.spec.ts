import type { Page } from '@playwright/test'
import { held } from '#tests/held.ts'
import { answerFor, expect, lists, test } from '#tests/journeys/support/site-test.ts'
import { circuitPages, hiddenPages, publicPages } from '#src/build/public-pages.ts'

const ofCircuits = ['centre', 'nord', 'sud', 'est', 'ouest'].flatMap(circuitPages)

/** The heads of these documents, or of the current one. */
async function headsOf(page: Page, ...written: string[]) {
  // Not in the site's page, where Trusted Types do not allow parsing HTML.
  const reader = written.length > 0 ? await page.context().newPage() : page
  const heads = await reader.evaluate((texts) => {
    const parser = new DOMParser()
    const documents = texts.length > 0 ? texts.map((text) => parser.parseFromString(text, 'text/html')) : [document]
    return documents.map(({ head }) => {
      const meta = [...head.querySelectorAll('meta[property], meta[name]')]
        .map((tag) => [tag.getAttribute('property') ?? tag.getAttribute('name'), tag.getAttribute('content')])
        .filter(([name]) => name !== 'viewport' && name !== 'theme-color' && name !== 'color-scheme')
      return {
        titles: [...head.querySelectorAll('title')].map((title) => title.textContent),
        canonical: [...head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
        meta: meta.map(([name, content]) => `${name}: ${content}`).toSorted(),
      }
    })
  }, written)
  if (reader !== page) await reader.close()
  return heads
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
    const paths = [...publicPages, ...ofCircuits, ...hiddenPages]
    const documents = await Promise.all(paths.map((path) => fetchHtml(page, path)))
    const heads = await headsOf(page, ...documents)
    for (const [index, path] of paths.entries()) {
      const head = heads[index]
      expect(head?.canonical, path).toEqual([`https://dia-madagascar.example${path}`])
      expect(head?.titles, path).toHaveLength(1)
      expect(head?.meta, path).toContainEqual(expect.stringMatching(/^og:image: https:.*\.png$/))
    }
    expect(new Set(heads.flatMap(({ titles }) => titles)).size).toBe(paths.length)
  })

  for (const path of ['/', '/services', '/circuits/nord/lieux', '/invitation']) {
    test(`has the same head as the hydrated page on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('head title')).toHaveCount(1)
      expect(await headsOf(page)).toEqual(await headsOf(page, await fetchHtml(page, path)))
    })
  }

  test('leaves nothing of the home page’s head at an unknown address', async ({ page }) => {
    await page.goto('/nulle-part')
    await expect(page).toHaveTitle('Page non trouvée – Dia Madagascar')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    const [head] = await headsOf(page)
    expect(head?.meta).toEqual([expect.stringMatching(/^description: Cette page n’existe pas/), 'robots: noindex'])
  })
})
