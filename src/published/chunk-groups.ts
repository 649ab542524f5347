import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Libraries that every page needs. Those of forms and the devtools come later, with what needs them. */
const framework: Group = {
  name: 'framework',
  test: /\/node_modules\/(?:react|react-dom|scheduler|idb-keyval|@tanstack\/(?:react-router|router-core|history|react-store|store|react-query|query-core))\//,
  priority: 3,
}

/** Our own modules that every page needs, but for the entry itself, which boots the others. */
const site: Group = {
  name: (id, graph) => (isInFirstLoad(id, graph) ? 'site' : null),
  test: /\/(?!index\.html$|main\.tsx$)[^/]+$/,
  priority: 2,
}

/** What it takes to ask the API: a page of the build that is fresh does not. */
const exchange: Group = {
  name: 'exchange',
  test: /\/node_modules\/zod\/|\/src\/contract\/|\/src\/api\/(?:exchange|in-turns|json-body|json-text|load-list|read-list)\.ts$/,
  priority: 1,
}

/** What comes together in one file, instead of in fifty; pages, forms and the mock stay on their own. */
export const chunkGroups = [framework, site, exchange]

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
