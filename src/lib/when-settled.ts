/** Milliseconds after which nobody believes in a worker: it has a megabyte to keep, on a slow network. */
const longestInstall = 60_000

/** Resolves when a worker that is on its way has been started, has been given up, or takes too long. */
export function whenSettled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestInstall)
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    })
  })
}
