import { bringBackFiles } from '#src/lib/worker-messages.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { whenSettled } from '#src/lib/when-settled.ts'

/** Milliseconds after the app has come alive. The page and the first taps go first. */
const delay = 2000

/**
 * Brings the service worker, which keeps the site for later visits and for when there is no network. Resolves to true when it
 * has kept it; to false where there is none: the site then works from the network alone, and another call may bring one.
 * Development has none, since it would show yesterday's code.
 */
export async function registerWorker(): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return false
  await rest()
  try {
    // Nothing in a browser that was told to block workers.
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    })
    const { active, installing } = registration ?? {}
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window, and has none
    active?.postMessage(bringBackFiles)
    if (!active && installing) await whenSettled(installing)
    return Boolean(registration?.active)
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

/** When the page is complete, and the browser has nothing better to do. */
async function rest() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise((resolve) => setTimeout(resolve, delay))
  await whenIdle()
}
