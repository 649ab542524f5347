import { formatDay, toCalendarDay } from '#src/lib/dates.ts'
import { formatBytes } from '#src/lib/format.ts'
import type { StoredItem } from '#src/storage/stored-items.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const spans = [
  { unit: 'minute', length: minute, below: hour },
  { unit: 'hour', length: hour, below: day },
  { unit: 'day', length: day, below: 7 * day },
] as const

const relative = new Intl.RelativeTimeFormat('fr')

/** 'il y a 5 minutes', 'le 3 mai 2027'. A time in the future (a wrong clock) counts as unknown. */
export function formatAge(savedAt: number | undefined, now: number): string {
  if (savedAt === undefined || savedAt > now + minute) return 'date inconnue'
  const age = Math.max(0, now - savedAt)
  if (age < minute) return 'à l’instant'
  const span = spans.find(({ below }) => age < below)
  if (span) return relative.format(-Math.floor(age / span.length), span.unit)
  return `le ${formatDay(toCalendarDay(new Date(savedAt)))}`
}

/** '64 octets', '1,2 ko', 'environ 14 ko'. */
export function formatSize({ bytes, estimated }: StoredItem['size']): string {
  return estimated ? `environ ${formatBytes(bytes)}` : formatBytes(bytes)
}

export function totalSize(items: readonly StoredItem[]): StoredItem['size'] {
  return {
    bytes: items.reduce((sum, { size }) => sum + size.bytes, 0),
    estimated: items.some(({ size }) => size.estimated),
  }
}
