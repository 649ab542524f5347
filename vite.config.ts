import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { loadEnv, type Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { prerenderedPages } from './src/published/prerendered-pages.ts'
import { publishedFiles } from './src/published/published-files.ts'
import { readSettings } from './src/settings.ts'
import { chromiumLaunchOptions } from './tests/chromium.js'

/** The libraries of the first load. Forms and devtools come later, with what needs them. */
const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|idb-keyval|@tanstack\/(?:react-router|router-core|history|react-store|store|react-query|query-core))\//

const exchange =
  /\/node_modules\/zod\/|\/src\/contract\/|\/src\/api\/(?:exchange|in-turns|json-body|json-text|load-list|read-list)\.ts$/

/** Whether the entry needs a module at once: by imports alone, none of which is dynamic. */
function isInFirstLoad(id: string, graph: Rolldown.ChunkingContext) {
  const seen = new Set<string>()
  const leadsUp = (module: string): boolean => {
    if (seen.has(module)) return false
    seen.add(module)
    const info = graph.getModuleInfo(module)
    return info !== null && (info.isEntry || info.importers.some(leadsUp))
  }
  return leadsUp(id)
}

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
        output: {
          // What every page needs comes in two files instead of fifty; pages, forms and the mock stay on their own.
          codeSplitting: {
            groups: [
              { name: 'framework', test: framework, priority: 3 },
              {
                name: (id, graph) => (isInFirstLoad(id, graph) ? 'site' : null),
                // The entry itself, which boots the others.
                priority: 2,
                test: /\/(?!index\.html$|main\.tsx$)[^/]+$/,
              },
              // What it takes to ask the API: a page of the build that is fresh does not.
              { name: 'exchange', test: exchange, priority: 1 },
            ],
          },
        },
      },
    },
    optimizeDeps: {
      // Found late, since they are imported late: a second round of optimizing would reload the page under the tests.
      include: ['@tanstack/react-query-devtools/production', 'qrcode', 'react-dom/client'],
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
