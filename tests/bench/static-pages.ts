import { brotliDecompressSync } from 'node:zlib'
import { storedFile, type StoredFiles } from '#tests/bench/stored-files.ts'

/** The baseline for what is seen: the site's own documents, with the same text, styles, fonts and pictures, and no script. */
export async function staticPages(files: StoredFiles, paths: readonly string[]): Promise<StoredFiles> {
  const found: StoredFiles = new Map([...files].filter(([name]) => !/\.(?:html|js)$/.test(name)))
  for (const path of paths) {
    const name = path === '/' ? '/index.html' : `${path}.html`
    const file = files.get(name)
    if (!file) throw new Error(`The build has no ${name}`)
    const html = brotliDecompressSync(file.body).toString()
    const bare = html.replaceAll(/<(script|noscript)\b[^>]*>.*?<\/\1>/gs, '')
    found.set(name, await storedFile(name, Buffer.from(bare)))
  }
  return found
}
