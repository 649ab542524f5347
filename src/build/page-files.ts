import type { Rolldown } from 'vite'

type Output = Rolldown.RolldownOutput['output'][number]

/** URLs of the files that a page needs. The scripts are in execution order, the entry last. */
export type PageFiles = { scripts: string[]; styles: string[] }

/**
 * Returns a function that finds the files of a page from its matched routes and from the modules that their loaders import,
 * which are paths such as '/src/content/questions.ts'.
 */
export function pageFilesFinder(output: readonly Output[]) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry')
  const routeChunks = new Map(
    [...chunks.values()].map(({ facadeModuleId, fileName }) => [routeIdOf(facadeModuleId ?? ''), fileName]),
  )

  /** The chunk and all its imports, each after its own imports. */
  function withImports(fileName: string, seen: Set<string>): string[] {
    if (seen.has(fileName)) return []
    seen.add(fileName)
    const imports = chunks.get(fileName)?.imports ?? []
    return [...imports.flatMap((imported) => withImports(imported, seen)), fileName]
  }

  return (routeIds: readonly string[], modules: readonly string[]): PageFiles => {
    const seen = new Set<string>()
    const base = withImports(entry.fileName, seen).slice(0, -1)
    const needed = [
      ...routeIds.map((routeId) => routeChunks.get(routeId)),
      ...modules.map((path) => [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(path))?.fileName),
    ]
    const rest = needed.flatMap((chunk) => (chunk ? withImports(chunk, seen) : []))
    const styles = [...seen].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])])
    return { scripts: [...base, ...rest, entry.fileName].map(toUrl), styles: styles.map(toUrl) }
  }
}

const toUrl = (fileName: string) => `/${fileName}`

/** '…/src/routes/_site/circuits.$slug.index.tsx?tsr-split=component' -> '/_site/circuits/$slug/', the route's id. */
function routeIdOf(moduleId: string): string | undefined {
  const [, file] = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(moduleId) ?? []
  return file && `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/')
}
