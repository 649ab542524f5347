import { readKeptPlaces } from '#src/storage/kept-places.ts'
import { storageKeys } from '#src/storage/keys.ts'
import { readOfflineCircuits } from '#src/storage/offline-circuits.ts'
import { useStoredItem } from '#src/ui/hooks/use-stored-item.ts'

// Both are kept up to date, and undefined where nothing is stored. What is stored and cannot be read is an empty list.

/** The circuits that are saved for offline use, which are those of the carnet. */
export function useOfflineCircuits() {
  return useStoredItem(storageKeys.offlineCircuits) === undefined ? undefined : readOfflineCircuits()
}

/** The places of the carnet. */
export function useKeptPlaces() {
  return useStoredItem(storageKeys.keptPlaces) === undefined ? undefined : readKeptPlaces()
}
