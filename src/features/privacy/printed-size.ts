import { frenchSize } from '#src/lib/french-size.ts'
import type { StoredThing } from '#src/storage/stored-thing.ts'

/** '64 octets', '1,2 ko', 'environ 14 ko'. */
export function printedSize({ bytes, estimated }: StoredThing['size']): string {
  return estimated ? `environ ${frenchSize(bytes)}` : frenchSize(bytes)
}

export function totalSize(things: readonly StoredThing[]): StoredThing['size'] {
  return {
    bytes: things.reduce((sum, { size }) => sum + size.bytes, 0),
    estimated: things.some(({ size }) => size.estimated),
  }
}
