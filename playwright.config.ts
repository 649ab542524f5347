import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './tests/chromium.js'

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 120_000,
  // Longer than the default, for slow machines.
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'fr-FR',
    timezoneId: 'Indian/Antananarivo',
    // Drawing each frame of the home page's pictures takes a third of the time. Journeys about motion override this.
    reducedMotion: 'reduce',
    // Journeys about the service worker override this.
    serviceWorkers: 'block',
  },
})
