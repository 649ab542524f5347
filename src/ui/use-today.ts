import { useSyncExternalStore } from 'react'
import { type CalendarDay, toCalendarDay, untilMidnight } from '#src/lib/calendar-day.ts'

/** Today by the traveller's own calendar; turns over at local midnight, also in a tab that slept through it. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(subscribe, () => toCalendarDay(new Date()))
}

function subscribe(onChange: () => void) {
  let timer = setTimeout(turnOver, untilMidnight(new Date()))
  function turnOver() {
    onChange()
    timer = setTimeout(turnOver, untilMidnight(new Date()))
  }
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
