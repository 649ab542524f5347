import { stat } from 'node:fs/promises'

/** Bytes that a host sends for a built file: of its brotli copy, or of the file itself if its format is compressed already. */
export async function compressedSize(path: string): Promise<number> {
  const isCompressed = /\.(?:woff2|png|ico)$/.test(path)
  return (await stat(isCompressed ? path : `${path}.br`)).size
}
