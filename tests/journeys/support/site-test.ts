import { test as base, expect } from '@playwright/test'
import { type SiteServer, startSiteServer } from '#tests/journeys/support/site-server.ts'

type Fixtures = {
  /** Which build is served: on the embedded API, or on the mock API behind real HTTP. */
  build: 'dist' | 'dist-api'
  site: SiteServer
  /** What the page logged as a warning or an error; must be empty at the end, unless the test empties it. */
  noise: string[]
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
  noise: [
    async ({ page }, use) => {
      const noise: string[] = []
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) noise.push(message.text())
      })
      await use(noise)
      expect(noise, 'the console stayed silent').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The requests that reached the API's lists. */
export function apiReads(site: SiteServer): string[] {
  return site.requests.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path)
}
