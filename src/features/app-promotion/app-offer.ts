import { useSyncExternalStore } from 'react'
import {
  readEntry,
  removeEntry,
  type StoredEntry,
  watchErasure,
  writeEntry,
} from '#src/storage/stored-entry.ts'
import { momentOf, type StoredThing, thingOf } from '#src/storage/stored-thing.ts'

/** When the offer was dismissed. Whatever else an earlier version wrote there means the same. */
const entry: StoredEntry = { area: 'session', key: 'dia-madagascar/app-popup' }

const listeners = new Set<() => void>()

/** The refusal that storage did not take: it holds until the page is left. */
let unsaved = false

/** How often the offer has been renewed since the page was opened. */
let renewals = 0

/** 'dismissed' for the rest of the browser session, else a number that changes when the offer is made anew. */
export function useAppOffer(): 'dismissed' | number {
  return useSyncExternalStore(
    subscribe,
    () => (isDismissed() ? 'dismissed' : renewals),
    () => 'dismissed',
  )
}

export function dismissAppOffer(): void {
  try {
    writeEntry(entry, new Date().toISOString())
  } catch {
    unsaved = true
  }
  tell()
}

/** Forgets that the offer was dismissed: it comes again as if the site had just been opened. */
export function renewAppOffer(): void {
  unsaved = false
  try {
    removeEntry(entry)
  } catch {
    // What cannot be removed could not be kept either.
  }
  renewals += 1
  tell()
}

function isDismissed(): boolean {
  if (unsaved) return true
  try {
    return readEntry(entry) !== null
  } catch {
    return false
  }
}

export function storedRefusal(): StoredThing[] {
  return thingOf([entry], (moment) => ({
    name: 'Annonce de l’application refusée',
    kept: 'jusqu’à la fermeture de cet onglet\u202f; une fois ce refus effacé, l’annonce revient',
    savedAt: momentOf(moment),
  }))
}

function tell() {
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  const stopWatching = watchErasure(entry, changed)
  return () => {
    listeners.delete(changed)
    stopWatching()
  }
}
