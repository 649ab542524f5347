import * as z from 'zod/mini'
import { type CalendarDay, isCalendarDay, toCalendarDay } from '#src/lib/dates.ts'

/** Today or later. Today is read at each validation, because a form may stay open past midnight. */
export const startDateField = z
  .string()
  .check(
    z.refine(isCalendarDay, 'La date de début est requise'),
    z.refine(isNotPast, 'La date de début doit être dans le futur'),
  )

function isNotPast(day: CalendarDay): boolean {
  return day >= toCalendarDay(new Date())
}

/** Clears a budget range that is no longer offered. A draft saved by an older version of the site may contain one. */
export function budgetField(ranges: readonly string[]) {
  return z.string().check(z.overwrite((range) => (ranges.includes(range) ? range : '')))
}

/** A whole number of people. Any other text gets the message `tooFew`. */
export function peopleField({ tooFew, max, tooMany }: { tooFew: string; max: number; tooMany: string }) {
  return z.string().check(
    z.trim(),
    z.refine((text) => /^\d+$/.test(text) && Number(text) >= 1, tooFew),
    z.refine((text) => Number(text) <= max, tooMany),
  )
}
