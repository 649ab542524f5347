import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { contentTypes } from '#tests/journeys/support/site-server.ts'

type StoredFile = { headers: Record<string, string>; body: Buffer; etag: string }

/** By path, for example /assets/main.js. */
export type StoredFiles = Map<string, StoredFile>

const compress = promisify(brotliCompress)

/** Reads the files of a build and compresses them as well as brotli can, like a host that compresses in advance. */
export async function readFolder(folder: string): Promise<StoredFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const files = paths.map(async (path): Promise<[string, StoredFile]> => {
    const name = `/${relative(folder, path).replaceAll('\\', '/')}`
    return [name, await storedFile(name, await readFile(path))]
  })
  return new Map(await Promise.all(files))
}

export async function storedFile(name: string, content: Buffer): Promise<StoredFile> {
  const type = contentTypes[extname(name)] ?? 'application/octet-stream'
  const isText = /^text\/|json|xml/.test(type)
  return {
    headers: {
      'Content-Type': type,
      'Cache-Control': cacheControl(name),
      ...(isText && { 'Content-Encoding': 'br' }),
    },
    body: isText ? await brotli(content, 11) : content,
    etag: `"${createHash('sha1').update(content).digest('hex')}"`,
  }
}

/** As scripts/deploy/README.md recommends. */
function cacheControl(name: string): string {
  if (name.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return /\.html$|^\/sw\.js$/.test(name) ? 'no-cache' : 'public, max-age=86400'
}

export function brotli(content: Uint8Array, quality: number): Promise<Buffer> {
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}
