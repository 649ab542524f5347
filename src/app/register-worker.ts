import { falseAfter } from '#src/lib/false-after.ts'
import { alive, areYouAlive, bringBackFiles } from '#src/lib/worker-messages.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { whenWorkerSettled } from '#src/lib/when-worker-settled.ts'

/** Milliseconds after the app has come alive. The page and the first taps go first. */
const delay = 2000
/** Milliseconds that a picture may keep the page from being complete: one that never comes would do so for good. */
const longestLoad = 10_000
/** Milliseconds in which a worker comes and has all its files, or is not counted on for now. */
const longestKeeping = 60_000

/** From now on tells a newer worker that asks that it must wait for this page. */
export function answerWorkers(): void {
  if (!hasWorkers()) return
  navigator.serviceWorker.addEventListener('message', ({ data, source }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window, and has none
    if (data === areYouAlive && source instanceof ServiceWorker) source.postMessage(alive)
  })
  // What it has asked before.
  navigator.serviceWorker.startMessages()
}

/** Does as `keepFiles`, when the page is complete and the browser has nothing better to do. */
export async function registerWorker(): Promise<boolean> {
  if (!hasWorkers()) return false
  await rest()
  return keepFiles()
}

/**
 * Brings the service worker, which keeps the site for later visits and for when there is no network. Resolves to true when it
 * has kept every file, or fetched again what the browser has dropped since; to false where it has not, or where there is none:
 * the site then works from the network alone, and another call may do better.
 */
export async function keepFiles(): Promise<boolean> {
  if (!hasWorkers()) return false
  try {
    return await Promise.race([startWorker(), falseAfter(longestKeeping)])
  } catch (error) {
    console.warn('The site cannot be kept for visits without network', error)
    return false
  }
}

/** Resolves when a worker keeps the site, however long that takes; never where there is none. */
export async function whenWorkerIsReady(): Promise<void> {
  const never = new Promise<never>(() => {})
  // A browser that was told to keep nothing refuses.
  await ('serviceWorker' in navigator ? navigator.serviceWorker.ready.catch(() => never) : never)
}

/** Development has none, since it would show yesterday's code. */
function hasWorkers(): boolean {
  return !import.meta.env.DEV && 'serviceWorker' in navigator
}

async function startWorker(): Promise<boolean> {
  // Nothing in a browser that was told to block workers.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register('/sw.js', {
    updateViaCache: 'none',
  })
  const { active, installing } = registration ?? {}
  if (active) return hasAllFiles(active)
  if (installing) await whenWorkerSettled(installing)
  return Boolean(registration?.active)
}

/** Has the worker look after its files. */
function hasAllFiles(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
    port1.start()
    worker.postMessage(bringBackFiles, [port2])
  })
}

async function rest() {
  if (document.readyState !== 'complete') {
    const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }))
    await Promise.race([loaded, falseAfter(longestLoad)])
  }
  await new Promise((resolve) => setTimeout(resolve, delay))
  await whenIdle()
}
