import { test as base } from '@playwright/test'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { type SiteServer, startSiteServer } from '#tests/journeys/support/site-server.ts'
import { driverUrl } from '#tests/webkit/webkit-driver.js'

type Fixtures = {
  /** The build that is served: with the embedded mock API, or with the mock API over HTTP. */
  build: 'dist' | 'dist-api'
  site: SiteServer
  /** A browser with an empty profile and a window of the size of a laptop's. */
  driver: WebDriver
}

export const test = base.extend<Fixtures>({
  build: ['dist-api', { option: true }],
  site: async ({ build }, use) => {
    const site = await startSiteServer(build)
    await use(site)
    await site.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern, even for no fixtures
  driver: async ({}, use) => {
    const driver = await new Builder().usingServer(driverUrl.href).forBrowser('MiniBrowser').build()
    await driver.manage().window().setRect({ width: 1280, height: 900 })
    await use(driver)
    await driver.quit()
  },
})
