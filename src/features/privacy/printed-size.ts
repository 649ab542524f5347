import { frenchNoun } from '#src/lib/french-count.ts'
import { frenchNumber } from '#src/lib/french-number.ts'
import type { StoredThing } from '#src/lib/stored-thing.ts'

/** '64 octets', '1,2 ko', 'environ 14 ko'. */
export function printedSize({ bytes, estimated }: StoredThing['size']): string {
  return estimated ? `environ ${measure(bytes)}` : measure(bytes)
}

export function totalSize(things: readonly StoredThing[]): StoredThing['size'] {
  return {
    bytes: things.reduce((sum, { size }) => sum + size.bytes, 0),
    estimated: things.some(({ size }) => size.estimated),
  }
}

function measure(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u202f${frenchNoun(bytes, 'octet')}`
  return bytes < 1_000_000 ? `${frenchNumber(bytes / 1000, 1)}\u202fko` : `${frenchNumber(bytes / 1_000_000, 1)}\u202fMo`
}
