import { useSyncExternalStore } from 'react'
import type { StoredEntry } from '#src/storage/stored-entry.ts'
import { createStoredText } from '#src/storage/stored-text.ts'
import { momentOf, type StoredThing, thingOf } from '#src/storage/stored-thing.ts'

/** When the offer was dismissed. Whatever else an earlier version wrote there means the same. */
const entry: StoredEntry = { area: 'session', key: 'dia-madagascar/app-popup' }

const refusal = createStoredText(entry)

/** How often the offer has been renewed since the page was opened. */
let renewals = 0

/** 'dismissed' for the rest of the browser session, else a number that changes when the offer is made anew. */
export function useAppOffer(): 'dismissed' | number {
  return useSyncExternalStore(
    refusal.subscribe,
    () => (refusal.read() === undefined ? renewals : 'dismissed'),
    () => 'dismissed',
  )
}

export function dismissAppOffer(): void {
  refusal.write(new Date().toISOString())
}

/** Forgets that the offer was dismissed: it comes again as if the site had just been opened. */
export function renewAppOffer(): void {
  renewals += 1
  refusal.remove()
}

export function storedRefusal(): StoredThing[] {
  return thingOf([entry], (moment) => ({
    name: 'Annonce de l’application refusée',
    kept: 'jusqu’à la fermeture de cet onglet\u202f; une fois ce refus effacé, l’annonce revient',
    savedAt: momentOf(moment),
  }))
}
