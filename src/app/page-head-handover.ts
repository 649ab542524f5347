import type { AppRouter } from '#src/app/router.tsx'

/** The head that the build has written into the document goes when the first page has brought its own. */
export function handOverHead(router: AppRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    for (const tag of document.head.querySelectorAll('[data-page-head]')) tag.remove()
  })
}
