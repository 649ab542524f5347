import { defineConfig } from '@playwright/test'

/** Runs the journeys that do not depend on Chromium in Firefox, by WebDriver BiDi. */
export default defineConfig({
  testDir: '../journeys',
  testMatch: [
    'chat',
    'chat-look',
    'connectivity',
    'hydration',
    'invitation',
    'lists',
    'maintenance',
    'page-heads',
    'pages',
    'security',
    'sending',
    'worker',
  ].map((name) => `${name}.spec.ts`),
  // These read Chromium's console or PDF, crash a tab, run axe, or type before hydration.
  grepInvert: /@chromium/,
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: new URL('firefox.js', import.meta.url).pathname,
      // Scrollbars over the page, as on a phone.
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
    },
    locale: 'fr-FR',
    timezoneId: 'Indian/Antananarivo',
    serviceWorkers: 'block',
  },
})
