import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What `read` gives, but `written` for as long as the markup of the build is being taken over: the build cannot know
 * what depends on the browser or on the query of the address.
 */
export function useAfterTakeover<Value extends string | undefined>(read: () => Value, written: Value): Value {
  return useSyncExternalStore(never, read, () => written)
}
