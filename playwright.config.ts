import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './tests/chromium.js'

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 5_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'fr-FR',
    timezoneId: 'Indian/Antananarivo',
    // Journeys about the service worker override this.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
})
