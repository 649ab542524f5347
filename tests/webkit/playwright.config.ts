import { defineConfig } from '@playwright/test'
import { driverUrl } from './webkit-driver.js'

/**
 * Journeys in WebKitGTK, which Playwright cannot drive: it runs them, and WebDriver drives the browser. What is walked here and
 * what is not stands in the README.
 */
export default defineConfig({
  // The driver has one browser at a time.
  workers: 1,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  webServer: {
    command: `xvfb-run -a WebKitWebDriver --port=${driverUrl.port}`,
    // Without the graphics card that a server has not.
    env: { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    port: Number(driverUrl.port),
    // Of its library for HTTP, at every picture.
    stderr: 'ignore',
  },
})
