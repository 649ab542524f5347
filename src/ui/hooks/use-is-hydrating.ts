import { useEffect, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Whether prerendered markup is being hydrated. The first render must equal that markup, so it cannot use what only the
 * browser knows, such as the URL's search params.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
}

/**
 * Dispatches `hydrated` on the document when the component is mounted. Call it within the root route's outlet, which is a Suspense
 * boundary: it hydrates after the root route has run its effects.
 */
export function useHydratedEvent() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
  }, [])
}
