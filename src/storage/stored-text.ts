import { readEntry, removeEntry, type StoredEntry, watchErasure, writeEntry } from '#src/storage/stored-entry.ts'

/**
 * A text in the browser's storage, for `useSyncExternalStore`. What storage refuses holds until the page is left: what is kept
 * so is not worth a word about it.
 */
export function createStoredText(entry: StoredEntry) {
  let unsaved: string | undefined
  const listeners = new Set<() => void>()

  function tell() {
    for (const changed of listeners) changed()
  }

  return {
    read: (): string | undefined => {
      try {
        return unsaved ?? readEntry(entry) ?? undefined
      } catch {
        return undefined
      }
    },

    write: (text: string): void => {
      try {
        writeEntry(entry, text)
        unsaved = undefined
      } catch {
        unsaved = text
      }
      tell()
    },

    remove: (): void => {
      unsaved = undefined
      try {
        removeEntry(entry)
      } catch {
        // What cannot be removed could not be kept either.
      }
      tell()
    },

    /** Tells of changes here and in other tabs. Returns how to stop it. */
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed)
      // First, so that what is read next is what others left.
      const stopWatching = watchErasure(entry, () => {
        unsaved = undefined
      })
      addEventListener('storage', changed)
      return () => {
        listeners.delete(changed)
        stopWatching()
        removeEventListener('storage', changed)
      }
    },
  }
}
