import * as z from 'zod/mini'
import { type CalendarDay, isCalendarDay, toCalendarDay } from '#src/lib/calendar-day.ts'

/** A day that exists and is not before today; today is read when the form is checked, not when it was opened. */
export const startDateField = z.string().check(
  z.refine(isCalendarDay, 'La date de début est requise'),
  z.refine(isNotPast, 'La date de début doit être dans le futur'),
)

function isNotPast(day: CalendarDay): boolean {
  return day >= toCalendarDay(new Date())
}

/** One of the ranges or none, as it is seen: a draft of another version may hold one that is no longer offered. */
export function budgetField(ranges: readonly string[]) {
  return z.string().check(z.overwrite((range) => (ranges.includes(range) ? range : '')))
}

/** A whole number of people as typed; anything that is none gets the message of the lower bound. */
export function peopleField(messages: { tooFew: string; most: number; tooMany: string }) {
  return z.string().check(
    z.trim(),
    z.refine((text) => /^\d+$/.test(text) && Number(text) >= 1, messages.tooFew),
    z.refine((text) => Number(text) <= messages.most, messages.tooMany),
  )
}
