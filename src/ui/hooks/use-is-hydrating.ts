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
 * Dispatches `hydrated` once the page is hydrated or rendered. For components within the router's outlet: this hydrates after what
 * is around it.
 */
export function useHydratedEvent() {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
  }, [])
}
