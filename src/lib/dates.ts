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
