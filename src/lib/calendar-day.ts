/**
 * A local calendar day written YYYY-MM-DD, the value of a date input. Days are compared and sent as text, so that no
 * time zone ever shifts them; strings of this form sort by date.
 */
export type CalendarDay = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

export function toCalendarDay(date: Date): CalendarDay {
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${year}-${month}-${day}`
}

/** True for a day that exists: '2027-02-30' does not. */
export function isCalendarDay(text: string): boolean {
  return pattern.test(text) && addDays(text, 0) === text
}

/** `days` may be negative; the input must match YYYY-MM-DD. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const [, year, month, date] = pattern.exec(day) ?? []
  const local = new Date(0)
  local.setHours(12, 0, 0, 0)
  local.setFullYear(Number(year), Number(month) - 1, Number(date) + days)
  return toCalendarDay(local)
}

/** '1er septembre 2025'. */
export function printedDay(day: CalendarDay): string {
  // At noon no change of the clocks makes it another day.
  const printed = new Date(`${day}T12:00`).toLocaleDateString('fr-FR', { dateStyle: 'long' })
  return printed.replace(/^1(?= )/, '1er')
}

/** Milliseconds from `now` to the next local midnight. */
export function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}
