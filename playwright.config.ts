import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './tests/chromium.js'

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is busy elsewhere keeps nobody from landing; what failed once is listed as flaky, to be looked into.
  retries: 1,
  reporter: [['list']],
  // Ends what hangs: a machine that has other work too is no fault of the site.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'fr-FR',
    timezoneId: 'Indian/Antananarivo',
    // What a journey finds is then what the server of this journey says. Those about the worker allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
})
