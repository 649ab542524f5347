import { frenchNoun } from '#src/lib/french-count.ts'
import { frenchNumber } from '#src/lib/french-number.ts'

/** '64 octets', '1,2 ko', '3 Mo'. */
export function frenchSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u202f${frenchNoun(bytes, 'octet')}`
  return bytes < 1_000_000 ? `${frenchNumber(bytes / 1000, 1)}\u202fko` : `${frenchNumber(bytes / 1_000_000, 1)}\u202fMo`
}
