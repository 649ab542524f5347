import { brotliDecompressSync } from 'node:zlib'
import { storedFile, type StoredFiles } from '#tests/bench/stored-files.ts'

/** The baseline for rendering: the site's own documents, styles, fonts and pictures, without scripts. */
export async function staticPages(files: StoredFiles, paths: readonly string[]): Promise<StoredFiles> {
  const staticFiles: StoredFiles = new Map([...files].filter(([name]) => !/\.(?:html|js)$/.test(name)))
  for (const path of paths) {
    const name = path === '/' ? '/index.html' : `${path}.html`
    const file = files.get(name)
    if (!file) throw new Error(`The build has no ${name}`)
    const html = brotliDecompressSync(file.body).toString()
    const withoutScripts = html.replaceAll(/<(script|noscript)\b[^>]*>.*?<\/\1>/gs, '')
    staticFiles.set(name, await storedFile(name, Buffer.from(withoutScripts)))
  }
  return staticFiles
}
