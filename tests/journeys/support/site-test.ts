import { readFile } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import { expect, type Page, test as base } from '@playwright/test'
import type { Reply } from '#mocks/listen.ts'
import { type SiteServer, startSiteServer } from '#tests/journeys/support/site-server.ts'

type Fixtures = {
  /** The build that is served: with the embedded mock API, or with the mock API over HTTP. */
  build: 'dist' | 'dist-api'
  site: SiteServer
  /** The warnings and errors in the console. Must be empty at the end, so a test that expects some removes and asserts them. */
  noise: string[]
  /** The messages of uncaught exceptions. Separate, so that no test removes them with the noise. */
  uncaught: string[]
}

/** The site's connectivity probe, which may fail. */
const probe = '/robots.txt'

/** Logged by Playwright where a journey blocks service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright'

/** Firefox reports a failed request of the worker as an error of the page. */
const interrupted = /^Failed to load ‘.*’\. A ServiceWorker /

declare global {
  interface Window {
    appIsHydrated?: boolean
  }
}

/** Runs in every document, before its own scripts. */
function noteHydration() {
  document.addEventListener('hydrated', () => (window.appIsHydrated = true))
}

/** Waits until the app is hydrated. */
export async function expectHydrated(page: Page) {
  await expect.poll(() => page.evaluate(() => window.appIsHydrated), { intervals: [100] }).toBe(true)
}

/** The assistant of the mock API learns once in each worker. Before its first reply, that would take seconds of a journey. */
async function prepareAssistant() {
  const assistant = await import('#mocks/assistant/answer-message.ts')
  await assistant.prepareAssistant()
}

/** Tests a production build on a server of its own. */
export const test = base.extend<Fixtures>({
  build: ['dist-api', { option: true }],
  site: async ({ build }, use) => {
    await prepareAssistant()
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
      await page.addInitScript(noteHydration)
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

/** Answers all further requests for `path` with `reply`. */
export function answerFor(site: SiteServer, path: string, reply: () => Reply | Promise<Reply | undefined>) {
  site.inject((request) => (new URL(request.url).pathname === path ? reply() : undefined))
}

/** Answers in place of the other host from which the download page has its QR code. */
export async function stubQrService(page: Page) {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'
  await page.route('https://api.qrserver.com/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
}

/** What Chromium logs when a response has an error status. */
export function httpErrorMessage(status: number): string {
  return `Failed to load resource: the server responded with a status of ${status} (${STATUS_CODES[status]})`
}

/** What Chromium logs when a request fails because the network or the host is gone. */
export const networkErrorMessage =
  /^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)$/

/** Waits until these lists are in IndexedDB. */
export async function expectStoredLists(
  page: Page,
  names: readonly string[] = ['circuits', 'emergency-contacts', 'places', 'routes'],
) {
  await expect.poll(() => page.evaluate(readListKeys)).toEqual(names.map((name) => `list-["${name}"]`))
}

/** Runs in the page. Returns the keys of the lists in IndexedDB. */
export async function readListKeys() {
  const name = 'dia-madagascar-lists'
  // Opening it first would create it without the app's object store.
  const databases = await indexedDB.databases()
  if (!databases.some((database) => database.name === name)) return []
  const opening = indexedDB.open(name)
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const database = opening.result
  const reading = database.transaction('queries').objectStore('queries').getAllKeys()
  await new Promise((resolve) => reading.addEventListener('success', resolve))
  database.close()
  return reading.result
}

/** Sets the page's clock to the time of the build, because its data is only fresh for a few minutes. */
export async function setClockToBuildTime(page: Page, build: string) {
  const html = await readFile(`${build}/index.html`, 'utf8')
  const [, builtAt] = /data-built-at="(\d+)"/.exec(html) ?? []
  // A minute later, because the other pages were built after the home page.
  await page.clock.setFixedTime(Number(builtAt) + 60_000)
}
