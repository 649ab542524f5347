/** Registers the service worker. Does nothing in development, where it would serve old code. Rejects where it cannot be loaded. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.DEV && 'serviceWorker' in navigator) {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  }
}
