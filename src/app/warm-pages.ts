import type { AppRouter } from '#src/app/router.tsx'
import { warmChatPanel } from '#src/features/assistant/load-chat-panel.ts'
import { warmQrDrawing } from '#src/lib/qr-query.ts'

/** Milliseconds after the first page has been shown. */
const delay = 2000

/**
 * Loads the code of the other pages and of the assistant once the first page stands: they then open without waiting,
 * and also when the network has gone meanwhile.
 */
export function warmPages(router: AppRouter): void {
  const warm = () => {
    for (const route of Object.values(router.routesById)) void router.loadRouteChunk(route)
    warmChatPanel()
    warmQrDrawing()
  }
  const stop = router.subscribe('onRendered', () => {
    stop()
    setTimeout(() => {
      if (navigator.onLine) warm()
      else addEventListener('online', warm, { once: true })
    }, delay)
  })
}
