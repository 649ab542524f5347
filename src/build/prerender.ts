import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite'
import type * as Prerender from '#src/app/prerender.tsx'
import { criticalStyles } from '#src/build/critical-styles.ts'
import { caddyHeaders, hostHeaders, nginxHeaders } from '#src/build/headers.ts'
import { pageDocument, shellDocument } from '#src/build/page-document.ts'
import { type PageFiles, pageFilesFinder } from '#src/build/page-files.ts'
import { precompress } from '#src/build/precompress.ts'
import { canNameFile, circuitPages, hiddenPages, publicPages } from '#src/build/public-pages.ts'
import { sitemap } from '#src/build/search-engines.ts'
import { serviceWorker } from '#src/build/service-worker.ts'
import type { Settings } from '#src/settings.ts'

/**
 * Vite plugins that write an HTML file for each page, shell.html, sitemap.xml, the header files and the service worker. The
 * site is built twice: for browsers, and to render the pages in Node.
 */
export function prerender(settings: Settings): Plugin[] {
  const worker = serviceWorker()
  return [
    worker.plugin,
    {
      name: 'prerender',
      apply: 'build',
      config: () => ({
        // Enables `buildApp`.
        builder: {},
        environments: {
          client: {
            // The service worker finds the entry by this name.
            build: { rolldownOptions: { output: { entryFileNames: 'assets/main-[hash].js' } } },
          },
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
          if (!client || !ssr) throw new Error('The client or ssr environment is not configured')
          const built = await builder.build(client)
          if (!('output' in built)) throw new Error('The client build must have exactly one output')
          const folder = await mkdtemp(join(tmpdir(), 'prerender-'))
          try {
            const prerenderer = await loadPrerenderer(builder, ssr, folder)
            const outDir = resolve(builder.config.root, builder.config.build.outDir)
            const warn = (text: string) => this.warn(text)
            await writeDocuments(prerenderer, { outDir, output: built.output, settings, warn })
            await worker.write()
            await precompress(outDir)
          } finally {
            await rm(folder, { recursive: true })
          }
        },
      },
    },
  ]
}

/** Builds the site for Node and imports its prerenderer. */
async function loadPrerenderer(builder: ViteBuilder, ssr: BuildEnvironment, folder: string): Promise<typeof Prerender> {
  ssr.config.build.outDir = folder
  await builder.build(ssr)
  // oxlint-disable-next-line typescript/no-unsafe-return -- the file was just built, so its type is unknown
  return import(pathToFileURL(join(folder, 'prerender.js')).href)
}

type Target = {
  outDir: string
  output: Rolldown.RolldownOutput['output']
  settings: Settings
  warn: (text: string) => void
}

async function writeDocuments(prerenderer: typeof Prerender, { outDir, output, settings, warn }: Target) {
  const { loadCircuits, renderPage, shellNotice } = prerenderer
  const circuits = await loadCircuits().catch((error: unknown) => {
    warn(`Circuits get no pages and are not in sitemap.xml: ${errorMessages(error).join(', ')}`)
    return []
  })
  const circuitsWithPages = circuits.filter(({ slug }) => canNameFile(slug))
  for (const { slug } of circuits) {
    if (!canNameFile(slug))
      warn(`A circuit gets no page, because its slug cannot be a file name: ${JSON.stringify(slug)}`)
  }

  const template = await readFile(join(outDir, 'index.html'), 'utf8')
  const filesOf = pageFilesFinder(output)
  const loadErrors = new Set<string>()
  const pages = [
    ...[...publicPages, ...hiddenPages].map((path) => ({ path, modules: [] })),
    // The route loads the programme on demand, so it is not among the route's imports. Listing it here lets the browser load
    // it early.
    ...circuitsWithPages.flatMap(({ slug }) =>
      circuitPages(slug).map((path) => ({ path, modules: [`/src/content/programmes/${slug}.ts`] })),
    ),
  ]
  for (const { path, modules } of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to limit memory
    const page = await renderPage(path)
    for (const message of page.loadErrors) loadErrors.add(message)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writePage(outDir, path, { template, files: filesOf(page.routeIds, modules), ...page })
  }
  for (const message of loadErrors) warn(`Pages are written without data that could not be loaded: ${message}`)

  await writeFile(join(outDir, 'shell.html'), shellDocument({ template, ...shellNotice }, filesOf([], [])))
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(settings.siteUrl, circuitsWithPages))
  await writeFile(join(outDir, '_headers'), hostHeaders(settings))
  await writeFile(join(outDir, '_headers.nginx'), nginxHeaders(settings))
  await writeFile(join(outDir, '_headers.caddy'), caddyHeaders(settings))
}

type Page = Prerender.PrerenderedPage & {
  template: string
  files: PageFiles
}

async function writePage(outDir: string, path: string, { files, ...page }: Page) {
  const sheets = await Promise.all(files.styles.map((sheet) => readFile(join(outDir, sheet), 'utf8')))
  const styles = await criticalStyles(page.body, sheets.join(''))
  const file = join(outDir, path === '/' ? 'index.html' : `${decodeURIComponent(path.slice(1))}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, pageDocument({ ...page, styles, boot: { path, ...files } }))
}

/** The messages of an error and its causes. */
function errorMessages(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...errorMessages(error.cause)] : []
}
