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
    // Drawing each frame of the home page's pictures takes a third of the time. Journeys about motion override this.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Journeys about the service worker override this.
    serviceWorkers: 'block',
  },
})
