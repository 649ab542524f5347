import { useSyncExternalStore } from 'react'
import { isOnline, watchOnline } from '#src/lib/reach.ts'

/** Whether there is a network that leads anywhere. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline, () => true)
}
