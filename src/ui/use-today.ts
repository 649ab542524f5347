import { useSyncExternalStore } from 'react'
import { type CalendarDay, toCalendarDay, untilMidnight } from '#src/lib/calendar-day.ts'
import { everyTime } from '#src/ui/clock.ts'

const subscribe = everyTime(untilMidnight)

/** Today by the traveller's own calendar; turns over at local midnight, also in a tab that slept through it. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(subscribe, today, today)
}

const today = () => toCalendarDay(new Date())
