import { useSyncExternalStore } from 'react'
import { everyTime } from '#src/ui/clock.ts'

const minute = 60_000

const subscribe = everyTime((now) => minute - (now.getTime() % minute))

/** The moment at which the minute that it is now has begun; goes on with the clock. */
export function useMinute(): Date {
  return new Date(useSyncExternalStore(subscribe, begunMinute, begunMinute))
}

const begunMinute = () => Math.floor(Date.now() / minute) * minute
