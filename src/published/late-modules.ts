import type { Plugin } from 'vite'

/**
 * Puts our own `loadLate` in the place of what Vite puts around every `import()` of the site. Fails the build if Vite has
 * not asked for it, since it would then have used its own.
 */
export function lateModules(): Plugin {
  let asked = false
  return {
    name: 'late-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        asked = true
        return `export { loadLate as __vitePreload } from '#src/lib/load-late.ts'`
      },
    },
    buildEnd(error) {
      if (!error && !asked) this.error('Vite has not asked for its preload helper')
    },
  }
}
