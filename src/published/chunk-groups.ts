import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Libraries that every page needs. Those of forms and the devtools come later, with what needs them. */
const framework: Group = {
  name: 'framework',
  test: /\/node_modules\/(?:react|react-dom|scheduler|idb-keyval|@tanstack\/(?:react-router|router-core|history|react-store|store|react-query|query-core))\//,
  priority: 3,
}

/** Apart, since a file is run in one task. */
const reactRoot: Group = { name: 'react-root', test: /\/src\/app\/react-root\.ts$/, priority: 3 }

/** Our own modules that every page needs, but for the entry itself, which boots the others. */
const site: Group = {
  name: 'site',
  tags: ['$initial'],
  test: /\/(?!index\.html$|main\.tsx$)[^/]+$/,
  priority: 2,
}

/** What it takes to ask the API: a page of the build that is fresh does not. */
const exchange: Group = {
  name: 'exchange',
  test: /\/node_modules\/zod\/|\/src\/contract\/|\/src\/api\/(?:exchange|in-turns|json-body|json-text|load-list|read-list)\.ts$/,
  priority: 1,
}

/** Small things that many pages are made of, but for those that would bring the form library. */
const parts: Group = {
  name: 'parts',
  test: /\/src\/(?:ui\/(?!field)|pictures\/|lib\/french)/,
  minShareCount: 3,
  priority: 0,
}

/** What comes together in one file, instead of in fifty; pages, forms and the mock stay on their own. */
export const chunkGroups = [framework, reactRoot, site, exchange, parts]
