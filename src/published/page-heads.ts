import { createServer, isRunnableDevEnvironment, type Plugin, type ResolvedConfig } from 'vite'
import type * as PageHead from '#src/app/page-head.tsx'
import { listedCircuits } from '#src/published/listed-circuits.ts'
import { circuitPages, hiddenPages, publicPages } from '#src/published/public-pages.ts'
import type { Settings } from '#src/settings.ts'

/**
 * Writes a copy of index.html for every page, with the page's own head: whoever shows a link in a message, and some
 * search engines, read a page without running it. The marked tags leave when the site brings its own.
 */
export function pageHeads(settings: Settings): Plugin {
  let config: ResolvedConfig

  return {
    name: 'page-heads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // When index.html is there.
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html']
        if (shell?.type !== 'asset') throw new Error('The build has no index.html')
        const html = String(shell.source)
        const circuits = await listedCircuits(settings).catch(() => [])
        const pages = [
          ...publicPages,
          ...hiddenPages,
          ...circuits.flatMap(({ slug }) => circuitPages(slug)),
        ]
        const heads = await writeHeads(config, pages)
        for (const [path, head] of heads) {
          const source = html.replace('</head>', () => `${marked(head)}</head>`)
          if (path === '/') shell.source = source
          else this.emitFile({ type: 'asset', fileName: `${decodeURIComponent(path.slice(1))}.html`, source })
        }
      },
    },
  }
}

/** The modules of the site, run by a server that nobody is served by. */
async function writeHeads({ configFile, root, mode }: ResolvedConfig, pages: readonly string[]) {
  const server = await createServer({
    configFile: configFile ?? false,
    root,
    mode,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const { ssr } = server.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The site cannot be run where it is built')
    const { createHeadWriter } = await ssr.runner.import<typeof PageHead>('/src/app/page-head.tsx')
    const writer = createHeadWriter()
    const heads = new Map<string, string>()
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the first one loads what the others need
    for (const path of pages) heads.set(path, await writer.write(path))
    await writer.close()
    return heads
  } finally {
    await server.close()
  }
}

function marked(head: string): string {
  return head.replaceAll(/<(title|meta|link)\b/g, '<$1 data-page-head=""')
}
