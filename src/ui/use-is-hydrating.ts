import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the markup of the build is being hydrated. The build cannot know what depends on the browser or on the query of
 * the address, and the first render has to be the build's.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
