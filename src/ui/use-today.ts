import { useSyncExternalStore } from 'react'
import { type CalendarDay, toCalendarDay, untilMidnight } from '#src/lib/calendar-day.ts'
import { everyTime } from '#src/ui/clock.ts'

const subscribe = everyTime(untilMidnight)

/**
 * Today by the traveller's own calendar; turns over at local midnight, also in a tab that slept through it. Undefined in
 * the markup of a page that is written now and read whenever.
 */
export function useToday(): CalendarDay | undefined {
  return useSyncExternalStore(subscribe, today, () => undefined)
}

const today = () => toCalendarDay(new Date())
