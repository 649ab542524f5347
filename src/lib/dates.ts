import { formatDuration } from '#src/lib/format.ts'

/** A local day as YYYY-MM-DD, the value of a date input. A string, so that no time zone can shift it; strings sort by date. */
export type CalendarDay = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

export function toCalendarDay(date: Date): CalendarDay {
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${year}-${month}-${day}`
}

/** False for days that do not exist, such as '2027-02-30'. */
export function isCalendarDay(text: string): boolean {
  return pattern.test(text) && addDays(text, 0) === text
}

/** From 1 to 12; null for anything but a calendar day. */
export function monthOf(day: string): number | null {
  return isCalendarDay(day) ? Number(day.slice(5, 7)) : null
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  const [, year, month, date] = pattern.exec(day) ?? []
  // Noon exists on every day, whatever daylight saving does.
  const local = new Date(0)
  local.setHours(12, 0, 0, 0)
  local.setFullYear(Number(year), Number(month) - 1, Number(date) + days)
  return toCalendarDay(local)
}

/** '1er septembre 2025'. */
export function formatDay(day: CalendarDay): string {
  const text = new Date(`${day}T12:00`).toLocaleDateString('fr-FR', { dateStyle: 'long' })
  return text.replace(/^1(?= )/, '1er')
}

export function msUntilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}

/** In minutes. Madagascar has no daylight saving time. */
const madagascarUtcOffset = 3 * 60

/** A date whose UTC fields are the local time in Madagascar. */
export function madagascarClock(now: Date): Date {
  return new Date(now.getTime() + madagascarUtcOffset * 60_000)
}

/** '10:24', in Antananarivo. */
export function madagascarTime(now: Date): string {
  return madagascarClock(now).toISOString().slice(11, 16)
}

/** '2 h de plus que chez vous'; null in the same time zone. */
export function timeAhead(now: Date): string | null {
  const minutes = madagascarUtcOffset + now.getTimezoneOffset()
  if (minutes === 0) return null
  return `${formatDuration(Math.abs(minutes) / 60)} de ${minutes > 0 ? 'plus' : 'moins'} que chez vous`
}

/** '24 novembre 2026 à 12:05, heure de Madagascar'. Travellers quote it, and the office finds their request by it. */
export function formatMoment(time: number): string {
  const moment = new Date(time).toLocaleString('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Indian/Antananarivo',
  })
  return `${moment}, heure de Madagascar`
}
