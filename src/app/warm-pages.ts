import type { AppRouter } from '#src/app/router.tsx'

/** Milliseconds after the first page has been shown. */
const delay = 2000

/**
 * Loads the code of the other pages once the first one stands: they then open without waiting, and also when the
 * network has gone meanwhile.
 */
export function warmPages(router: AppRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    setTimeout(() => {
      for (const route of Object.values(router.routesById)) void router.loadRouteChunk(route)
    }, delay)
  })
}
