import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { compressible } from '#src/build/precompress.ts'

/** Bytes that a host sends for a built file: of its brotli copy, or of the file itself if its format is compressed already. */
export async function compressedSize(path: string): Promise<number> {
  return (await stat(compressible.has(extname(path)) ? `${path}.br` : path)).size
}
