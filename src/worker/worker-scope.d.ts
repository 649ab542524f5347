/** What a service worker finds in its scope; the project's types are those of a page. */

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface WindowEventMap {
  install: ExtendableEvent
  activate: ExtendableEvent
}

// What a page is told has nothing to wait for.
interface MessageEvent extends ExtendableEvent {}

interface WindowClient {
  url: string
  postMessage: (message: unknown) => void
}

/** The pages that stand open. */
declare const clients: {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly WindowClient[]>
}

/** Does not wait until no page of the version before is open. */
declare const skipWaiting: () => Promise<void>
