import { printedDay, toCalendarDay } from '#src/lib/calendar-day.ts'

// All moments are in milliseconds since 1970.

/** Stands for a moment that nobody knows, since a wrong clock has noted it. */
export const unknownMoment = 1

/** What is shown at the moment, as far as its age is concerned. */
export type Shown = { dataUpdatedAt: number; error: unknown }

/** What tells a copy from what is known to be so. */
export type Visit = {
  /** When the page was opened: what is older has not been confirmed by a response since. */
  openedAt: number
  /** When the data was loaded that came with the page itself. */
  builtAt: number | undefined
}

/** When the copy was made that is shown; undefined where it is none, or has been confirmed. */
export function copiedAt({ dataUpdatedAt, error }: Shown, { openedAt, builtAt }: Visit): number | undefined {
  // It is the page's own, unless the API was asked for a later one in vain.
  const arrivedWithPage = dataUpdatedAt === builtAt && !error
  return dataUpdatedAt > 0 && dataUpdatedAt < openedAt && !arrivedWithPage ? dataUpdatedAt : undefined
}

/**
 * 'Copie d’aujourd’hui, 14:05', 'Copie d’hier, 9:05', 'Copie du 14 novembre 2026', by the traveller's own calendar, or 'Copie de
 * date inconnue'.
 */
export function printedCopyAge(copied: number, now: number): string {
  if (copied === unknownMoment) return 'Copie de date inconnue'
  const moment = new Date(copied)
  const day = toCalendarDay(moment)
  const today = new Date(now)
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  const time = `${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`
  if (day === toCalendarDay(today)) return `Copie d’aujourd’hui, ${time}`
  if (day === toCalendarDay(yesterday)) return `Copie d’hier, ${time}`
  return `Copie du ${printedDay(day)}`
}
