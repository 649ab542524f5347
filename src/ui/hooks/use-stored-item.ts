import { useSyncExternalStore } from 'react'
import type { StorageKey } from '#src/storage/keys.ts'
import { readItem, subscribeToStorage } from '#src/storage/web-storage.ts'

/** The stored text, kept up to date. Undefined where there is none, and in prerendered markup. */
export function useStoredItem(key: StorageKey): string | undefined {
  return useSyncExternalStore(
    subscribeToStorage,
    () => readItem(key),
    () => undefined,
  )
}
