import { resolve } from 'node:path'
import { createApi, createContext, main as mainPlugin } from '@serwist/vite'
import { assistantScript } from '#src/lib/service-worker.ts'

/**
 * The files for an offline visit, without the developer tools and the assistant of the mock API. `assets/*` leaves out the
 * drawings of places, which vite.config.ts puts into `assets/places/`.
 */
const precachedFiles = [
  'shell.html',
  'mark.svg',
  'favicon.ico',
  'assets/*.{js,css,svg}',
  'assets/{besley,instrument-sans}-????????.woff2',
]

/**
 * Serwist's plug-in, and a function that writes the worker. They are put together from the parts of Serwist's own plug-in, which
 * would write the worker before `shell.html` exists.
 */
export function serviceWorker() {
  const context = createContext(
    {
      swSrc: 'src/sw.ts',
      swDest: 'sw.js',
      rollupFormat: 'iife',
      injectionPoint: 'PRECACHED_FILES',
      // Serwist requires a value; configureOptions sets the real one from Vite's outDir.
      globDirectory: 'dist',
      globPatterns: precachedFiles,
      globIgnores: ['assets/devtools-*', `${assistantScript.slice(1)}*`],
      integration: {
        configureOptions: ({ root, build }, options) => {
          options.globDirectory = resolve(root, build.outDir)
        },
      },
    },
    // No framework.
    undefined,
  )
  const api = createApi(context)
  return { plugin: mainPlugin(context, api), write: () => api.generateSW() }
}
