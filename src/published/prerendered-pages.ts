import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite'
import type * as Prerender from '#src/app/prerender.tsx'
import { contentPolicy } from '#src/published/content-policy.ts'
import { criticalStyles } from '#src/published/critical-styles.ts'
import { canNameFile } from '#src/published/file-name.ts'
import { hostHeaders } from '#src/published/host-headers.ts'
import { pageDocument, shellDocument } from '#src/published/page-document.ts'
import { pageFilesFinder } from '#src/published/page-files.ts'
import { precompress } from '#src/published/precompress.ts'
import { circuitPages, hiddenPages, publicPages } from '#src/published/public-pages.ts'
import { writeServiceWorker } from '#src/published/service-worker.ts'
import { sitemap } from '#src/published/sitemap.ts'
import type { Settings } from '#src/settings.ts'

/**
 * Writes a complete document for every page: who opens it reads it before any script has come, and so does who cannot
 * run one. The site is built twice, for browsers and for this.
 */
export function prerenderedPages(settings: Settings): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          resolve: { noExternal: true },
          build: { ssr: true, rolldownOptions: { input: 'src/app/prerender.tsx' } },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('The build has lost an environment')
        const built = await builder.build(client)
        if (!('output' in built)) throw new Error('The build has more than one output')
        const outDir = resolve(builder.config.root, builder.config.build.outDir)
        const folder = await mkdtemp(join(tmpdir(), 'prerender-'))
        try {
          const { circuits, render, shellNotice } = await loadPrerenderer(builder, ssr, folder)
          if (circuits.error) {
            this.warn(`The circuits get no documents, and sitemap.xml does not name them: ${reasons(circuits.error).join(', ')}`)
          }
          const named = circuits.list.filter(({ slug }) => canNameFile(slug))
          for (const { slug } of circuits.list) {
            if (!canNameFile(slug)) this.warn(`A circuit gets no document, since no file can be called so: ${JSON.stringify(slug)}`)
          }
          const shell = await readFile(join(outDir, 'index.html'), 'utf8')
          const filesOf = pageFilesFinder(built.output)
          const writePage = pageWriter(outDir, shell, filesOf, render)
          const missing = new Set<string>()
          for (const path of [...publicPages, ...hiddenPages, ...named.flatMap(({ slug }) => circuitPages(slug))]) {
            // oxlint-disable-next-line no-await-in-loop -- one after the other: memory stays small
            for (const text of await writePage(path)) missing.add(text)
          }
          if (!circuits.error) {
            for (const text of missing) this.warn(`Pages are written without what the API did not give: ${text}`)
          }
          await writeFile(join(outDir, 'sitemap.xml'), sitemap(settings.siteUrl, named))
          await writeFile(join(outDir, 'shell.html'), shellDocument({ shell, ...shellNotice }, filesOf([])))
          await writeFile(join(outDir, '_headers'), hostHeaders(contentPolicy(settings)))
          await writeServiceWorker(builder.config.root, outDir, filesOf([]).entry, built.output)
          await precompress(outDir)
        } finally {
          await rm(folder, { recursive: true })
        }
      },
    },
  }
}

async function loadPrerenderer(builder: ViteBuilder, ssr: BuildEnvironment, folder: string) {
  ssr.config.build.outDir = folder
  await builder.build(ssr)
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- nobody knows the type of what was built just now
  const { createPrerenderer }: typeof Prerender = await import(
    pathToFileURL(join(folder, 'prerender.js')).href
  )
  return createPrerenderer()
}

type Render = (path: string) => Promise<Prerender.PrerenderedPage>

/** Writes one page's document, and resolves to what it had to be written without. */
function pageWriter(outDir: string, shell: string, filesOf: ReturnType<typeof pageFilesFinder>, render: Render) {
  return async (path: string) => {
    const { head, body, embedded, routeIds, missing } = await render(path)
    const files = filesOf(routeIds)
    const sheets = await Promise.all(files.styles.map((sheet) => readFile(join(outDir, sheet), 'utf8')))
    const styles = await criticalStyles(body, sheets.join(''))
    const file = join(outDir, path === '/' ? 'index.html' : `${decodeURIComponent(path.slice(1))}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pageDocument({ shell, head, styles, body, embedded, boot: { path, ...files } }))
    return missing
  }
}

/** What happened, and what that came of. */
function reasons(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasons(error.cause)] : []
}
