import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './src/build/chunk-groups.ts'
import { prerender } from './src/build/prerender.ts'
import { siteFiles } from './src/build/site-files.ts'
import { readSettings } from './src/settings.ts'
import { chromiumLaunchOptions } from './tests/chromium.js'

export default defineConfig(({ mode }) => {
  // An invalid setting stops the build here.
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
      siteFiles(settings),
      prerender(settings),
    ],
    define: {
      SITE_SETTINGS: JSON.stringify(settings),
      'import.meta.env.VITE_MAINTENANCE_MODE': JSON.stringify(String(settings.maintenanceMode)),
    },
    build: {
      target: 'es2022',
      // Keeps pictures out of scripts and styles, as files that browsers can cache.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups },
          // A folder of their own, which the service worker does not precache.
          assetFileNames: ({ originalFileNames: [path = ''] }) =>
            `assets/${path.startsWith('src/pictures/places/') ? 'places/' : ''}[name]-[hash][extname]`,
        },
      },
    },
    optimizeDeps: {
      // Imported on demand. Vite would otherwise optimize them during the tests and reload the page.
      include: [
        '@tanstack/react-query-devtools/production',
        'qr',
        'qr/decode.js',
        'react-dom/client',
        'fast-check',
        'suncalc',
        'vitest-browser-react/pure',
      ],
    },
    test: {
      // The default leaves one core idle, and screens wait for the browser half of their time.
      maxWorkers: '100%',
      // Each file would load all modules again, which takes as long as its tests.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'logic',
            // The first test of a worker waits for what the assistant learns, half a minute on a slow machine.
            testTimeout: 60_000,
            environment: 'node',
            // Files share what the assistant learns, which takes seconds.
            isolate: false,
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
            // Longer than the default, for slow machines.
            expect: { poll: { timeout: 10_000 } },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 1280, height: 900 },
              provider: playwright({
                launchOptions: chromiumLaunchOptions(),
                // Drawing each frame of the home page's pictures takes a fifth of the time.
                contextOptions: { reducedMotion: 'reduce' },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }
})
