import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { NetworkError } from '#src/api/errors.ts'

/** A small file that the service worker does not cache. */
const probePath = '/robots.txt'

/** In milliseconds, while offline. */
const probeInterval = 10_000

/**
 * Keeps Query's `onlineManager` up to date. On its own it follows the browser's events, which miss a Wi-Fi without internet: when
 * a call gets no response, this also probes the site's own host. Any response of the API means online (api/http.ts). Returns a
 * function that stops it.
 */
export function monitorConnectivity(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function scheduleCheck() {
    clearTimeout(timer)
    if (!onlineManager.isOnline()) timer = setTimeout(() => void check().then(scheduleCheck), probeInterval)
  }

  onlineManager.setOnline(navigator.onLine)
  scheduleCheck()
  const unsubscribers = [
    onlineManager.subscribe(scheduleCheck),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'failed') checkAfter(event.action.error)
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') checkAfter(event.action.error)
    }),
  ]

  return () => {
    clearTimeout(timer)
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}

/** Checks after a network error, which LoadError, SendError and ChatError have as their cause. */
function checkAfter(error: unknown): void {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (cause instanceof NetworkError) void check()
}

async function check(): Promise<void> {
  try {
    await fetch(probePath, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeInterval) })
    onlineManager.setOnline(true)
  } catch {
    onlineManager.setOnline(false)
  }
}
