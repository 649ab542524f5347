import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readHostHeaders } from '#scripts/deploy/host-headers.ts'
import { expect, stubQrService, test } from '#tests/journeys/support/site-test.ts'

test('the manifest and all icons exist', async ({ page }) => {
  await page.goto('/faq')
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const response = await page.request.get(href)
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const manifest: { icons: { src: string; sizes: string }[] } = await response.json()
  expect(manifest.icons).toHaveLength(3)
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob())
      return { width: bitmap.width, height: bitmap.height }
    }, src)
    expect(`${width}x${height}`).toBe(sizes)
  }
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon]')
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    const icon = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(icon.headers()['content-type']).toMatch(/^image\//)
  }
})

test('the contract of the API is there for whoever writes one', async ({ page }) => {
  const response = await page.request.get('/openapi.json')
  expect(response.headers()['content-type']).toMatch(/^application\/json/)
  expect(await response.json()).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/api' }] })
})

test('every text file has compressed copies with the same content', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|css|svg)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const content = readFileSync(`dist/${file}`)
    expect(brotliDecompressSync(readFileSync(`dist/${file}.br`)).equals(content), file).toBe(true)
    expect(gunzipSync(readFileSync(`dist/${file}.gz`)).equals(content), file).toBe(true)
  }
})

test('no style rule makes an inserted element restyle the whole page', () => {
  const styles = readdirSync('dist/assets').filter((file) => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(0)
  for (const file of styles) {
    // Tailwind's `group-has-*`: any element may be the one that it styles.
    expect(readFileSync(`dist/assets/${file}`, 'utf8'), file).not.toMatch(/:has\([^{}]*\) \*\)/)
  }
})

test('the headers protect every response, and cache files with a hash in their name', async () => {
  const page = new Map(await readHostHeaders('dist', '/services.html'))
  expect(page.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(page.get('X-Content-Type-Options')).toBe('nosniff')
  expect(new Map(await readHostHeaders('dist', '/assets/x.js')).get('Cache-Control')).toContain('immutable')
  expect(new Map(await readHostHeaders('dist', '/sw.js')).get('Cache-Control')).toBe('no-cache')
})

test.describe('for search engines', () => {
  test.use({ build: 'dist' })

  test('robots.txt points to a sitemap, whose pages can all be indexed', async ({ page, site }) => {
    const robots = await page.request.get('/robots.txt')
    expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8')
    const [, address = ''] = /^Sitemap: (.+)$/m.exec(await robots.text()) ?? []
    const { pathname, origin } = new URL(address)
    const sitemap = await page.request.get(pathname)
    expect(sitemap.headers()['content-type']).toBe('application/xml')
    // The blank page of this test has no Trusted Types, which do not allow parsing XML.
    const pages = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        return {
          root: xml.documentElement.tagName,
          addresses: [...xml.querySelectorAll('url > loc')].map((loc) => loc.textContent),
        }
      },
      await sitemap.text(),
    )
    expect(pages.root).toBe('urlset')
    expect(pages.addresses).toHaveLength(31)
    expect(new Set(pages.addresses).size).toBe(31)

    await stubQrService(page)
    const once = pages.addresses.filter((location) => !/circuits\/(?!nord)/.test(location))
    expect(once).toHaveLength(15)
    for (const location of once) {
      await page.goto(location.replace(origin, site.url))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', location)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/)
    }
  })
})

test('without an API at build time the sitemap lists all other pages', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap.match(/<loc>/g)).toHaveLength(11)
  expect(sitemap).not.toContain('/circuits/')
})
