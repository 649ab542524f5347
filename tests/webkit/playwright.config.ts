import { defineConfig } from '@playwright/test'
import { driverUrl } from './webkit-driver.js'

/**
 * Journeys in WebKitGTK. Playwright runs the tests but cannot drive this browser, so WebDriver does. The README of tests/ says
 * what they leave out.
 */
export default defineConfig({
  // The driver allows one session at a time.
  workers: 1,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  webServer: {
    command: `xvfb-run -a WebKitWebDriver --port=${driverUrl.port}`,
    // Servers have no graphics card.
    env: { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    port: Number(driverUrl.port),
    // Its HTTP library writes a message for every picture.
    stderr: 'ignore',
  },
})
