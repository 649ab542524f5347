import type { Rolldown } from 'vite'

type Output = Rolldown.RolldownOutput['output'][number]

/** Addresses of the files that a page needs, in the order in which they are wanted. */
export type PageFiles = { entry: string; modules: string[]; styles: string[] }

/** Tells which of the built files a page needs that is made of these routes. */
export function pageFilesFinder(output: readonly Output[]) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  const screens = new Map(
    [...chunks.values()].map(({ facadeModuleId, fileName }) => [routeIdOf(facadeModuleId ?? ''), fileName]),
  )

  function withImports(fileName: string, found: Set<string>): Set<string> {
    if (found.has(fileName)) return found
    found.add(fileName)
    for (const imported of chunks.get(fileName)?.imports ?? []) withImports(imported, found)
    return found
  }

  return (routeIds: readonly string[]): PageFiles => {
    const files = withImports(entry.fileName, new Set())
    for (const routeId of routeIds) {
      const screen = screens.get(routeId)
      if (screen) withImports(screen, files)
    }
    const styles = [...files].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])])
    const [first, ...others] = [...files].map((file) => `/${file}`)
    return { entry: first ?? '', modules: others, styles: styles.map((file) => `/${file}`) }
  }
}

/** '…/src/routes/_site/circuits.$slug.index.tsx?tsr-split=component' -> '/_site/circuits/$slug/': how the router names it. */
function routeIdOf(moduleId: string): string | undefined {
  const [, file] = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(moduleId) ?? []
  return file && `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/')
}
