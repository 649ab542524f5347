import { defineConfig } from '@playwright/test'

/** The test runner starts the bench because it reads TypeScript; the bench launches its own browser. */
export default defineConfig({
  testDir: '.',
  // A folder of its own: the runner empties it, and the journeys' traces are beside it.
  outputDir: '../../test-results/bench',
  workers: 1,
  timeout: 0,
  reporter: [['dot']],
  reportSlowTests: null,
})
