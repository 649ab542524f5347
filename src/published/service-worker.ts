import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { WorkerBuild } from '#src/worker/worker-build.ts'

type Output = readonly Rolldown.RolldownOutput['output'][number][]

/** Addresses that stay the same when the content changes. The tab's signs are among them: they are asked for at every start. */
const namedFiles = ['/shell.html', '/mark.svg', '/favicon.ico']

/** Writes the service worker of a build whose other files are all written. */
export async function writeServiceWorker(root: string, outDir: string, entry: string, output: Output): Promise<void> {
  const hashedFiles = [...travellersScripts(output), ...assets(output)]
  const worker: WorkerBuild = {
    entry,
    files: [
      ...hashedFiles.map((file) => ({ url: `/${file}`, revision: null })),
      ...(await Promise.all(namedFiles.map(async (url) => ({ url, revision: await hashOf(join(outDir, url)) })))),
    ],
  }
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { WORKER_BUILD: JSON.stringify(worker) },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** Every script that the entry leads to, but for what only the devtools need. */
function travellersScripts(output: Output): Set<string> {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const found = new Set<string>()
  function follow(fileName: string) {
    const chunk = chunks.get(fileName)
    if (!chunk || found.has(fileName) || chunk.moduleIds.some((id) => id.includes('/react-query-devtools/'))) return
    found.add(fileName)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next)
  }
  for (const { isEntry, fileName } of chunks.values()) if (isEntry) follow(fileName)
  return found
}

/** Scripts of web workers, styles, drawings and the fonts that every page is set in; the others come with what needs them. */
function assets(output: Output): string[] {
  return output.flatMap((file) => {
    if (file.type !== 'asset' || !file.fileName.startsWith('assets/')) return []
    const isMainFont = file.originalFileNames.some((name) => name.startsWith('src/app/fonts/'))
    return isMainFont || /\.(?:js|css|svg)$/.test(file.fileName) ? [file.fileName] : []
  })
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256').update(await readFile(path)).digest('hex').slice(0, 16)
}
