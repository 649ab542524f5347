import type { Rolldown } from 'vite'

/** How the scripts are split. Pages, forms and the mock API keep chunks of their own. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: inPackages(
      'react',
      'react-dom',
      'scheduler',
      'idb-keyval',
      '@tanstack/react-router',
      '@tanstack/router-core',
      '@tanstack/history',
      '@tanstack/react-store',
      '@tanstack/store',
      '@tanstack/react-query',
      '@tanstack/query-core',
      '@tanstack/query-persist-client-core',
    ),
    priority: 3,
  },
  {
    // The site's modules that every page needs, except the entry.
    name: 'site',
    tags: ['$initial'],
    test: /\/(?!index\.html$|main\.tsx$)[^/]+$/,
    priority: 2,
  },
  {
    // Named so that the service worker does not precache it.
    name: 'devtools',
    test: /\/node_modules\/@tanstack\/(?:react-)?query-devtools\//,
    priority: 1,
  },
  {
    // Loaded on demand to call the API, since prerendered pages contain their lists.
    name: 'api',
    test: /\/node_modules\/zod\/|\/src\/contract\/|\/src\/api\/(?:http|paging)\.ts$/,
    priority: 1,
  },
  {
    // Small modules of three or more pages. Left out, since few pages need them: the fields, which import the form library, the
    // carnet's button, the QR code and the season strip, which are loaded on demand, and the drawings of places.
    name: 'shared',
    test: /\/src\/(?:ui\/(?!field|keep-place|hooks\/use-kept|qr-code|season)|pictures\/(?!place)|lib\/format|layout\/structured-data)/,
    minShareCount: 3,
    priority: 0,
  },
]

/** Also Vite's helper, which loads the other chunks. */
function inPackages(...names: readonly string[]): RegExp {
  return new RegExp(`/node_modules/(?:${names.join('|')})/|vite/preload-helper`)
}
