/** Milliseconds after which nobody believes in a worker: it has a megabyte to keep, on a slow network. */
const longestInstall = 60_000

/** Resolves to true when a worker that is on its way has been started, or given up; to false when that takes too long. */
export function whenWorkerSettled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), longestInstall)
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve(true)
    })
  })
}
