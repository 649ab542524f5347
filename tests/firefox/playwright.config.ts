import { defineConfig } from '@playwright/test'

/** The journeys that need nothing of Chromium's own, in Firefox by WebDriver BiDi. */
export default defineConfig({
  testDir: '../journeys',
  testMatch: [
    'chat', 'chat-look', 'connectivity', 'hydration', 'invitation', 'lists', 'maintenance', 'page-heads', 'pages', 'security',
    'sending', 'worker',
  ].map((name) => `${name}.spec.ts`),
  grepInvert: [
    // A crash of the tab, emulated media and axe.
    /outlives a crash of the tab|printed before|axe finds|is accessible in light and dark/,
    // What Chromium says on the console.
    /is refused$|says so in the frame|shows them once the API has answered/,
    // React does not hear what Playwright fills in here, so no draft is written (nor in the journeys of storage.spec.ts).
    /keeps every word|leaves a doubt|says when it comes back that it may have arrived/,
  ],
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
      // Bars as on a phone, over the page.
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
    },
    locale: 'fr-FR',
    timezoneId: 'Indian/Antananarivo',
    serviceWorkers: 'block',
  },
})
