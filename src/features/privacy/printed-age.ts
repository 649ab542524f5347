import { printedDay, toCalendarDay } from '#src/lib/calendar-day.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const spans = [
  { unit: 'minute', length: minute, below: hour },
  { unit: 'hour', length: hour, below: day },
  { unit: 'day', length: day, below: 7 * day },
] as const

const relative = new Intl.RelativeTimeFormat('fr')

/** 'il y a 5 minutes', 'le 3 mai 2027'; the moment may be unknown, or lie ahead where a clock was wrong. */
export function printedAge(savedAt: number | undefined, now: number): string {
  if (savedAt === undefined || savedAt > now + minute) return 'date inconnue'
  const age = Math.max(0, now - savedAt)
  if (age < minute) return 'à l’instant'
  const span = spans.find(({ below }) => age < below)
  if (span) return relative.format(-Math.floor(age / span.length), span.unit)
  return `le ${printedDay(toCalendarDay(new Date(savedAt)))}`
}
