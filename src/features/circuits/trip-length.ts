import { frenchCount } from '#src/lib/french-count.ts'

/** '9 jours, 8 nuits'; a one-day circuit has '0 nuit'. Null while the provider gives no duration. */
export function tripLength(days: number | null | undefined): string | null {
  if (days == null) return null
  return `${frenchCount(days, 'jour')}, ${frenchCount(Math.max(0, days - 1), 'nuit')}`
}
