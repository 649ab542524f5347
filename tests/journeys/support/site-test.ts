import { readFile } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import { test as base, expect, type Page } from '@playwright/test'
import type { Reply } from '#mocks/listen.ts'
import { type SiteServer, startSiteServer } from '#tests/journeys/support/site-server.ts'

type Fixtures = {
  /** Which build is served: on the embedded API, or on the mock API behind real HTTP. */
  build: 'dist' | 'dist-api'
  site: SiteServer
  /**
   * What the page logged as a warning or an error. Must be empty at the end: a test that expects some takes it out and
   * asserts every line of it.
   */
  noise: string[]
  /** The messages of uncaught exceptions; must be empty, too. They are apart so that no test passes over them unawares. */
  uncaught: string[]
}

/** What the page asks for to learn whether there is a network: that there is none is no fault. */
const probe = '/robots.txt'

/** What Playwright says in the site's name where journeys have no service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** What Firefox calls an error of the page: its worker did not get what was asked for. */
const interrupted = /^Failed to load ‘.*’\. A ServiceWorker /

declare global {
  interface Window {
    appIsAlive?: boolean
  }
}

/** Runs in every document, before its own scripts. */
function noteLife() {
  document.addEventListener('app-alive', () => (window.appIsAlive = true))
}

/** Waits for the app: what the build has written is seen before there is anybody to answer. */
export async function expectAlive(page: Page) {
  await expect.poll(() => page.evaluate(() => window.appIsAlive)).toBe(true)
}

/** A test of a production build on a server of its own. */
export const test = base.extend<Fixtures>({
  build: ['dist-api', { option: true }],
  site: async ({ build }, use) => {
    const site = await startSiteServer(build)
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.url),
  uncaught: [
    async ({ page }, use) => {
      const uncaught: string[] = []
      page.on('pageerror', ({ message }) => {
        if (!interrupted.test(message)) uncaught.push(message)
      })
      await use(uncaught)
      expect(uncaught, 'nothing went uncaught').toEqual([])
    },
    { auto: true },
  ],
  noise: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        const text = message.text()
        if (text === blockedWorker || message.location().url.endsWith(probe)) return
        if (['warning', 'error'].includes(message.type())) noise.push(text)
      })
      await page.addInitScript(noteLife)
      await use(noise)
      expect(noise, 'the console stayed silent').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const lists = {
  circuits: '/api/geography/circuits/',
  places: '/api/geography/places/',
  routes: '/api/geography/routes/',
} as const

/** From now on requests for `path` are answered by `reply`. */
export function answerFor(site: SiteServer, path: string, reply: () => Reply | Promise<Reply | undefined>) {
  site.inject((request) => (new URL(request.url).pathname === path ? reply() : undefined))
}

/** What Chromium says on the console when a request is answered with an error. */
export function refused(status: number): string {
  return `Failed to load resource: the server responded with a status of ${status} (${STATUS_CODES[status]})`
}

/** What Chromium says of whatever was asked for, or on its way, when the network or the host had gone. */
export const lost =
  /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)$/

/** The keys of all lists, as the API's are stored. */
export const everyList = ['1.0/circuits', '1.0/emergency-contacts', '1.0/places', '1.0/routes']

/** The keys of the stored lists; asked again until they are these. */
export async function expectStored(page: Page, keys: string[]) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const opening = indexedDB.open('dia-madagascar')
        await new Promise((resolve) => opening.addEventListener('success', resolve))
        const database = opening.result
        const reading = database.transaction('query-cache').objectStore('query-cache').getAllKeys()
        await new Promise((resolve) => reading.addEventListener('success', resolve))
        database.close()
        return reading.result
      }),
    )
    .toEqual(keys)
}

/** Sets the page's clock to when the build was made, since what it has written stays fresh for a few minutes alone. */
export async function returnToBuild(page: Page, build: string) {
  const html = await readFile(`${build}/index.html`, 'utf8')
  const [, builtAt] = /"builtAt":(\d+)/.exec(html) ?? []
  // The pages are built one after the other.
  await page.clock.setFixedTime(Number(builtAt) + 60_000)
}
