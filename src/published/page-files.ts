import type { Rolldown } from 'vite'

type Output = Rolldown.RolldownOutput['output'][number]

/** Addresses of the files that a page needs; `base` is what the entry stands on, `modules` what else the page is made of. */
export type PageFiles = { entry: string; base: string[]; modules: string[]; styles: string[] }

/** Tells which of the built files a page needs that is made of these routes. */
export function pageFilesFinder(output: readonly Output[]) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  const screens = new Map(
    [...chunks.values()].map(({ facadeModuleId, fileName }) => [routeIdOf(facadeModuleId ?? ''), fileName]),
  )

  /** The chunk and all that it imports, each behind what it imports itself. */
  function withImports(fileName: string, seen: Set<string>): string[] {
    if (seen.has(fileName)) return []
    seen.add(fileName)
    const imports = chunks.get(fileName)?.imports ?? []
    return [...imports.flatMap((imported) => withImports(imported, seen)), fileName]
  }

  return (routeIds: readonly string[]): PageFiles => {
    const seen = new Set<string>()
    const base = withImports(entry.fileName, seen).slice(0, -1)
    const modules = routeIds.flatMap((routeId) => {
      const screen = screens.get(routeId)
      return screen ? withImports(screen, seen) : []
    })
    const styles = [...seen].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])])
    return {
      entry: addressOf(entry.fileName),
      base: base.map(addressOf),
      modules: modules.map(addressOf),
      styles: styles.map(addressOf),
    }
  }
}

const addressOf = (fileName: string) => `/${fileName}`

/** '…/src/routes/_site/circuits.$slug.index.tsx?tsr-split=component' -> '/_site/circuits/$slug/': how the router names it. */
function routeIdOf(moduleId: string): string | undefined {
  const [, file] = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(moduleId) ?? []
  return file && `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/')
}
