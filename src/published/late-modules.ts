import type { Plugin } from 'vite'

/** Puts our own `loadLate` in the place of what Vite puts around every `import()` of a build. */
export function lateModules(): Plugin {
  return {
    name: 'late-modules',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadLate as __vitePreload } from '#src/lib/load-late.ts'`,
    },
  }
}
