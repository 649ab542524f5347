import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { isNetworkError } from '#src/api/errors.ts'
import { hasAnsweredSince } from '#src/api/http.ts'

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
      if (event.type === 'updated' && event.action.type === 'failed' && isNetworkError(event.action.error)) void check()
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isNetworkError(event.action.error)) void check()
    }),
  ]

  return () => {
    clearTimeout(timer)
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}

async function check(): Promise<void> {
  const startedAt = performance.now()
  try {
    await fetch(probePath, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeInterval) })
    onlineManager.setOnline(true)
  } catch {
    // Unless the API has answered while the probe was under way.
    if (!hasAnsweredSince(startedAt)) onlineManager.setOnline(false)
  }
}
