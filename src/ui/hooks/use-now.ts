import { useSyncExternalStore } from 'react'
import { type CalendarDay, msUntilMidnight, toCalendarDay } from '#src/lib/dates.ts'

const minute = 60_000
const startOfMinute = () => Math.floor(Date.now() / minute) * minute
const onNextMinute = subscribeToClock((now) => minute - (now.getTime() % minute))

/** The current minute. Null in prerendered markup, which may be read at any time. */
export function useNow(): Date | null {
  const now = useSyncExternalStore(onNextMinute, startOfMinute, () => null)
  return now === null ? null : new Date(now)
}

const today = () => toCalendarDay(new Date())
const onMidnight = subscribeToClock(msUntilMidnight)

/** Today in the traveller's time zone. Undefined in prerendered markup. */
export function useToday(): CalendarDay | undefined {
  return useSyncExternalStore(onMidnight, today, () => undefined)
}

/** A `subscribe` for useSyncExternalStore. Timers are throttled in a hidden tab, so it also fires when the tab is shown again. */
function subscribeToClock(msUntilNext: (now: Date) => number) {
  return (onChange: () => void) => {
    let timer = setTimeout(tick, msUntilNext(new Date()))
    function tick() {
      onChange()
      timer = setTimeout(tick, msUntilNext(new Date()))
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onChange)
    }
  }
}
