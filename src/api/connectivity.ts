import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { isNetworkError } from '#src/api/errors.ts'

/** A small file that the service worker does not cache. */
const probePath = '/robots.txt'

/** In milliseconds, while offline. */
const probeInterval = 10_000

/**
 * Keeps Query's `onlineManager` up to date. On its own it follows the browser's events, which miss a Wi-Fi without internet: when
 * a call gets no response, this also probes the site's own host. Returns a function that stops it.
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

let lastAnswerAt = -Infinity

/** Called for any response of the API, which means online, whatever a probe or `navigator.onLine` says. */
export function reportAnswer(): void {
  lastAnswerAt = performance.now()
  onlineManager.setOnline(true)
}

async function check(): Promise<void> {
  const startedAt = performance.now()
  try {
    await fetch(probePath, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeInterval) })
    onlineManager.setOnline(true)
  } catch {
    if (lastAnswerAt < startedAt) onlineManager.setOnline(false)
  }
}
