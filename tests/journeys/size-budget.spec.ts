import { readdir, readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { compressedSize } from '#tests/journeys/support/compressed-size.ts'
import { openHomeWithPausedClock } from '#tests/journeys/support/open-home.ts'
import type { SiteServer } from '#tests/journeys/support/site-server.ts'
import { expect, test } from '#tests/journeys/support/site-test.ts'

/**
 * Bytes after brotli. Of the scripts, 93,000 are React, the router and the query cache. The measured build calls an API for
 * its lists, which takes 11,000 of the home page's scripts.
 */
const budget = {
  'scripts that every page loads': 113_700,
  'scripts of the home page': 144_500,
  'styles of the home page': 19_500,
  'fonts of the home page': 44_900,
  'largest picture': 10_500,
  'home page with its first picture': 237_000,
  'document of all questions': 46_900,
  'largest other document': 32_000,
}

const dist = 'dist-api'
/** Only the build with the embedded mock API has documents of circuits. */
const distWithCircuits = 'dist'

function weigh(path: string, folder = dist): Promise<number> {
  return compressedSize(`${folder}${path}`)
}

async function weighAll(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => weigh(path)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The scripts that every page loads, which are the only ones in the document for unknown addresses. */
async function sharedScripts(): Promise<string[]> {
  const shell = await readFile(`${dist}/shell.html`, 'utf8')
  return [...new Set(shell.match(/\/assets\/[\w.-]+\.js/g))]
}

async function pictures(): Promise<string[]> {
  const names = await readdir(`${dist}/assets`, { recursive: true })
  return names.filter((name) => name.endsWith('.svg')).map((name) => `/assets/${name}`)
}

async function largestDocument({ except }: { except: string }): Promise<number> {
  const names = await readdir(distWithCircuits, { recursive: true })
  const paths = names.map((name) => `/${name}`).filter((path) => path.endsWith('.html') && path !== except)
  return Math.max(...(await Promise.all(paths.map((path) => weigh(path, distWithCircuits)))))
}

/** The picture in the middle of the screen, below any text. */
function firstPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const image = document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .find((element) => element instanceof HTMLImageElement)
    return image ? new URL(image.currentSrc).pathname : 'no picture'
  })
}

function loaded(site: SiteServer, extension: string): string[] {
  return [...new Set(site.requests.map(({ path }) => path))].filter((path) => path.endsWith(extension))
}

test('a first visit stays within its byte budget', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await openHomeWithPausedClock(page)
  const scripts = loaded(site, '.js')
  const styles = loaded(site, '.css')
  const fonts = loaded(site, '.woff2')
  const shared = await sharedScripts()
  expect(scripts).toEqual(expect.arrayContaining(shared))

  const sizes: [keyof typeof budget, number][] = [
    ['scripts that every page loads', await weighAll(shared)],
    ['scripts of the home page', await weighAll(scripts)],
    ['styles of the home page', await weighAll(styles)],
    ['fonts of the home page', await weighAll(fonts)],
    ['largest picture', Math.max(...(await Promise.all((await pictures()).map((path) => weigh(path)))))],
    [
      'home page with its first picture',
      await weighAll(['/index.html', ...scripts, ...styles, ...fonts, await firstPicture(page)]),
    ],
    ['document of all questions', await weigh('/faq.html', distWithCircuits)],
    ['largest other document', await largestDocument({ except: '/faq.html' })],
  ]
  for (const [name, size] of sizes) expect.soft(size, name).toBeLessThanOrEqual(budget[name])
})
