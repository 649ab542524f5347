import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the markup of the build is being taken over. The build cannot know what depends on the browser or on the query of
 * the address, and the first render has to be the build's.
 */
export function useTakeover(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
