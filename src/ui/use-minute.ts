import { useSyncExternalStore } from 'react'
import { everyTime } from '#src/ui/clock.ts'

const minute = 60_000

const subscribe = everyTime((now) => minute - (now.getTime() % minute))

/**
 * The moment at which the minute that it is now has begun; goes on with the clock. Null in the markup of a page that is
 * written now and read whenever.
 */
export function useMinute(): Date | null {
  const begun = useSyncExternalStore(subscribe, begunMinute, () => null)
  return begun === null ? null : new Date(begun)
}

const begunMinute = () => Math.floor(Date.now() / minute) * minute
