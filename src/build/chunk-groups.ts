import type { Rolldown } from 'vite'

/** How the scripts are split. Pages, forms and the mock API keep chunks of their own. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|scheduler|idb-keyval|@tanstack\/(?:react-router|router-core|history|react-store|store|react-query|query-core|query-persist-client-core))\/|vite\/preload-helper/,
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
    // Small modules that many pages use, except those that import the form library, the season, which the home page shows on demand, and
    // the 43 drawings of places.
    name: 'shared',
    test: /\/src\/(?:ui\/(?!field|qr-code|season)|pictures\/(?!place)|lib\/format|layout\/structured-data)/,
    minShareCount: 3,
    priority: 0,
  },
]
