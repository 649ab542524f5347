import { useSyncExternalStore } from 'react'

const storageKey = 'dia-madagascar/app-popup'

const listeners = new Set<() => void>()

/** The refusal that storage did not take: it holds until the page is left. */
let unsaved = false

/** How often the offer has been renewed since the page was opened. */
let renewals = 0

/** 'dismissed' for the rest of the browser session, else a number that changes when the offer is made anew. */
export function useAppOffer(): 'dismissed' | number {
  return useSyncExternalStore(subscribe, () => (isDismissed() ? 'dismissed' : renewals))
}

export function dismissAppOffer(): void {
  try {
    sessionStorage.setItem(storageKey, 'dismissed')
  } catch {
    unsaved = true
  }
  tell()
}

/** Forgets that the offer was dismissed: it comes again as if the site had just been opened. */
export function renewAppOffer(): void {
  unsaved = false
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // What cannot be removed could not be kept either.
  }
  renewals += 1
  tell()
}

function isDismissed(): boolean {
  return unsaved || readStorage() === 'dismissed'
}

function readStorage(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function tell() {
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
