import { defineConfig } from '@playwright/test'

/**
 * The journeys that need nothing of Chromium's own, in Firefox by WebDriver BiDi. What differs stands in the README.
 */
export default defineConfig({
  testDir: '../journeys',
  testMatch: [
    'app-popup', 'broken-record', 'broken-worker', 'cache', 'chat', 'chat-code', 'contact', 'download', 'drafts', 'duplicated-tab',
    'early-visitor', 'faq', 'invitation', 'kept-circuit', 'legal', 'maintenance', 'new-version', 'offline', 'pages',
    'reservation', 'responsive', 'security', 'sent-once', 'site-pages', 'hydration', 'worker',
  ].map((name) => `${name}.spec.ts`),
  grepInvert: [
    // Chromium's words on the console for what the network refuses.
    /a 400 has its text|of one endless word|a reset connection has its text|without that service the code|when the network has gone$/,
    /another try keeps the circuit|kept with the circuit at another try|outlives a reload and a failed send|fails at once|is heard at once/,
    /with a storage that is|does not come says so|served from dist/,
    /nor to be had is asked for once|whose storage fails|answers nothing is replaced|app is downloaded in a new tab|asked for once more/,
    // Chromium's own tools, a wait for Back that does not end, and a question that Firefox does not ask while it is driven.
    /outlives a crash of the tab|after Back and Forward|older words of|who would lose words/,
    /the contact page fits/,
    // Media that are emulated, the examiner of accessibility, half pixels.
    /print|with motion|axe finds|is not brought back|fits beside everything/,
    // Typed by a script into a field whose words React holds: Playwright's way to do it goes unheard there.
    /a question is linked to|a search from far down/,
    // BiDi counts clicks by the clock.
    /quicker than a double click/,
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
