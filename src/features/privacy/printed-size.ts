import { frenchNoun } from '#src/lib/french-count.ts'
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
  return bytes < 1_000_000 ? `${decimal(bytes / 1000)}\u202fko` : `${decimal(bytes / 1_000_000)}\u202fMo`
}

function decimal(value: number): string {
  return value.toLocaleString('fr-FR', { maximumFractionDigits: 1 })
}
