/** Milliseconds. The page and the first taps go first. */
const delay = 2000

/**
 * Brings the service worker, which keeps the site for later visits and for when there is no network, and resolves when it has
 * kept it. Development has none: it would show yesterday's code. Without it the site works from the network alone, so only
 * developers are told.
 */
export async function registerWorker(): Promise<'kept' | 'not kept'> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return 'not kept'
  await rest()
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
    return 'kept'
  } catch (error) {
    console.warn('The site cannot be kept for visits without network', error)
    return 'not kept'
  }
}

/** When the page is complete, and the browser has nothing better to do. */
async function rest() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise((resolve) => setTimeout(resolve, delay))
  // Safari does not know what idle is.
  if (typeof requestIdleCallback !== 'undefined') await new Promise((resolve) => requestIdleCallback(resolve))
}
