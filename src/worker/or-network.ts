import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { inTime } from '#src/storage/in-time.ts'
import { visited } from '#src/worker/worker-build.ts'

/** Answers as `fromStorage` does; from the network where storage refuses or says nothing: the page must come all the same. */
export function orNetwork(fromStorage: RouteHandlerCallback): RouteHandlerCallback {
  return (options) => {
    const answers = inTime(() => caches.has(visited))
    const withoutStorage = answers.then(
      () => Promise.reject(new Error('Storage answers')),
      () => fetch(options.request),
    )
    // A storage that is slow where there is no network still has its say.
    return Promise.any([fromStorage(options), withoutStorage])
  }
}
