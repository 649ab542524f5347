import { defineConfig } from '@playwright/test'

/** Playwright's test runner starts the bench, because it compiles TypeScript. The bench launches its own browser. */
export default defineConfig({
  testDir: '.',
  // The runner empties this folder, which must not be that of the journeys' traces.
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 0,
  reporter: [['dot']],
  reportSlowTests: null,
})
