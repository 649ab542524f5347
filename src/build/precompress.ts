import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Other formats are compressed already. */
export const compressible: ReadonlySet<string> = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
])

/** The number of Node's compression threads. More would only keep more files in memory. */
const concurrency = 4

/** Writes `x.br` and `x.gz` beside each file, for hosts that can serve precompressed files. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .values()
  await Promise.all(Array.from({ length: concurrency }, () => compressEach(paths)))
}

async function compressEach(paths: Iterable<string>) {
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to limit memory
    await compress(path)
  }
}

async function compress(path: string) {
  const content = await readFile(path)
  const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  await writeFile(`${path}.br`, await brotli(content, hint))
  await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
}
