import type { Page } from '@playwright/test'

/** Waits until the service worker of the page's site keeps all that it keeps. */
export async function keptBy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** The addresses of all that it keeps, files and documents, without what they were kept under. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}
