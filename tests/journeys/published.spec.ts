import type { Page } from '@playwright/test'
import { expect, test } from '#tests/journeys/support/site-test.ts'

const pictures: Record<string, { type: string; width: number; height: number }> = {
  '/share/home.png': { type: 'image/png', width: 1200, height: 630 },
  '/share/telecharger.png': { type: 'image/png', width: 1200, height: 630 },
  '/share/circuits/centre.png': { type: 'image/png', width: 1200, height: 630 },
  '/share/circuits/nord.png': { type: 'image/png', width: 1200, height: 630 },
  '/share/circuits/sud.png': { type: 'image/png', width: 1200, height: 630 },
  '/share/circuits/est.png': { type: 'image/png', width: 1200, height: 630 },
  '/share/circuits/ouest.png': { type: 'image/png', width: 1200, height: 630 },
  '/icons/icon-192.png': { type: 'image/png', width: 192, height: 192 },
  '/icons/icon-512.png': { type: 'image/png', width: 512, height: 512 },
  '/icons/maskable-512.png': { type: 'image/png', width: 512, height: 512 },
  '/icons/apple-touch-icon.png': { type: 'image/png', width: 180, height: 180 },
  '/favicon.ico': { type: 'image/x-icon', width: 48, height: 48 },
}

/** The type of a file, and its pixels where it is a picture that the browser can decode. */
function fetched(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const blob = await (await fetch(address)).blob()
    const { width, height } = await createImageBitmap(blob)
    return { type: blob.type, width, height, bytes: blob.size }
  }, path)
}

/** Colours of a picture at some points, '#rrggbb'. */
function coloursAt(page: Page, path: string, points: [x: number, y: number][]) {
  return page.evaluate(
    async ({ address, at }) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
      canvas?.drawImage(bitmap, 0, 0)
      return at.map(([x, y]) => {
        const [red = 0, green = 0, blue = 0] = canvas?.getImageData(x, y, 1, 1).data ?? []
        return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
      })
    },
    { address: path, at: points },
  )
}

for (const build of ['dist', 'dist-api'] as const) {
  test.describe(`beside ${build}`, () => {
    test.use({ build })

    test('every picture and icon can be decoded, at its size, and is light', async ({ page }) => {
      await page.goto('/faq')
      for (const [path, picture] of Object.entries(pictures)) {
        const { bytes, ...found } = await fetched(page, path)
        expect(found, path).toEqual(picture)
        expect(bytes, path).toBeLessThan(300_000)
      }
    })

    test('the manifest is linked, and what it names is there', async ({ page }) => {
      await page.goto('/faq')
      const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
      const response = await page.request.get(href)
      expect(response.headers()['content-type']).toBe('application/manifest+json')
      const manifest: { name: string; icons: { src: string; sizes: string; type: string }[] } =
        await response.json()
      expect(manifest.name).toBe('Dia Madagascar')
      expect(manifest.icons).toHaveLength(3)
      for (const { src, sizes, type } of manifest.icons) {
        const { width, height, type: sent } = await fetched(page, src)
        expect([`${width}x${height}`, sent]).toEqual([sizes, type])
      }
    })
  })
}

test('the icons that the page links are there', async ({ page }) => {
  await page.goto('/faq')
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon]')
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.headers()['content-type']).toMatch(/^image\//)
  }
})

test('the share pictures show what the posters show, in their colours', async ({ page }) => {
  await page.goto('/faq')
  const margin = '#fffbf1'
  // A trunk in the light and its shadow side; their tones reach the drawing through a symbol.
  expect(await coloursAt(page, '/share/circuits/ouest.png', [[4, 4], [950, 350], [1000, 350]])).toEqual([
    margin,
    '#e0803f',
    '#46221f',
  ])
})

test.describe('for search engines', () => {
  test.use({ build: 'dist' })

  test('robots.txt lets them in and points to a sitemap whose pages all want to be found', async ({
    page,
    site,
  }) => {
    const robots = await page.request.get('/robots.txt')
    expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
    const [, address = ''] = /^Sitemap: (.+)$/m.exec(await robots.text()) ?? []
    const { pathname, origin } = new URL(address)
    const sitemap = await page.request.get(pathname)
    expect(sitemap.headers()['content-type']).toBe('application/xml')
    // A blank page has no policy against text that becomes markup.
    const pages = await page.evaluate((text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml')
      return {
        root: xml.documentElement.tagName,
        addresses: [...xml.querySelectorAll('url > loc')].map((loc) => loc.textContent),
      }
    }, await sitemap.text())
    expect(pages.root).toBe('urlset')
    expect(pages.addresses).toHaveLength(30)
    expect(new Set(pages.addresses).size).toBe(30)

    // The download page shows a code that another site draws.
    await page.route(
      (url) => url.origin !== site.url,
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    const once = pages.addresses.filter((location) => !/circuits\/(?!nord)/.test(location))
    expect(once).toHaveLength(14)
    for (const location of once) {
      await page.goto(location.replace(origin, site.url))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', location)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/)
    }
  })
})

test('without an API at build time the sitemap still names every other page', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap.match(/<loc>/g)).toHaveLength(10)
  expect(sitemap).not.toContain('/circuits/')
})
