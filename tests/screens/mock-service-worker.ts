import { vi } from 'vitest'

/** The service worker is ready when the promise resolves. */
export function mockServiceWorker(ready: () => Promise<unknown> = async () => {}) {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- a registration cannot be constructed
  const registration: ServiceWorkerRegistration = Object.create(ServiceWorkerRegistration.prototype)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockImplementation(() => ready().then(() => registration))
}

/** What the browser answers when it is asked not to delete the site's data. */
export function mockPersistence(answer: () => Promise<boolean>) {
  vi.spyOn(navigator.storage, 'persisted').mockImplementation(answer)
  return vi.spyOn(navigator.storage, 'persist').mockImplementation(answer)
}
