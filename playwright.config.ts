import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './tests/chromium.js'

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 60_000,
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
