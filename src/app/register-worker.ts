import { whenIdle } from '#src/lib/when-idle.ts'

/** Milliseconds after the app has come alive. The page and the first taps go first. */
const delay = 2000

/**
 * Brings the service worker, which keeps the site for later visits and for when there is no network. Resolves to true when it
 * has kept it; to false where there can be none, which only developers are told: the site then works from the network alone.
 * Development has none, since it would show yesterday's code.
 */
export async function registerWorker(): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return false
  await rest()
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
    return true
  } catch (error) {
    console.warn('The site cannot be kept for visits without network', error)
    return false
  }
}

/** When the page is complete, and the browser has nothing better to do. */
async function rest() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise((resolve) => setTimeout(resolve, delay))
  await whenIdle()
}
