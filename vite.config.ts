import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './src/published/chunk-groups.ts'
import { lateModules } from './src/published/late-modules.ts'
import { prerenderedPages } from './src/published/prerendered-pages.ts'
import { publishedFiles } from './src/published/published-files.ts'
import { readSettings } from './src/settings.ts'
import { chromiumLaunchOptions } from './tests/chromium.js'

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build, before anybody deploys it.
  const settings = readSettings(loadEnv(mode, process.cwd(), 'VITE_'))

  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/route-tree.gen.ts',
        quoteStyle: 'single',
      }),
      react(),
      tailwindcss(),
      lateModules(),
      publishedFiles(settings),
      prerenderedPages(settings),
    ],
    define: {
      SITE_SETTINGS: JSON.stringify(settings),
      'import.meta.env.VITE_MAINTENANCE_MODE': JSON.stringify(String(settings.maintenanceMode)),
    },
    build: {
      target: 'es2022',
      // Pictures stay files: cached for good, and never part of the first script or style.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
    optimizeDeps: {
      // Found late, since they are imported late: a second round of optimizing would reload the page under the tests.
      include: ['@tanstack/react-query-devtools/production', 'qrcode', 'react-dom/client', 'fast-check'],
    },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'logic',
            environment: 'node',
            include: ['tests/{logic,api}/**/*.test.ts', 'tests/architecture.test.ts'],
            setupFiles: ['tests/setup-node.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['tests/screens/**/*.test.tsx'],
            setupFiles: ['tests/setup-browser.ts'],
            // A machine that is busy elsewhere is no fault of the site.
            expect: { poll: { timeout: 10_000 } },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 1280, height: 900 },
              provider: playwright({ launchOptions: chromiumLaunchOptions() }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }
})
