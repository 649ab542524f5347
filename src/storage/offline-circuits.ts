import * as z from 'zod/mini'
import { lenientArray } from '#src/contract/list.ts'
import { storageKeys } from '#src/storage/keys.ts'
import { hasUnsaved, readItem, readJsonItem, removeItem, writeItem } from '#src/storage/web-storage.ts'

const offlineCircuitSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  /** Size of its records and pictures. */
  bytes: z.number(),
  /** Paths of its pictures in the cache. */
  pictures: z.array(z.string()),
})
export type OfflineCircuit = z.infer<typeof offlineCircuitSchema>

/** The service worker serves pictures from every cache, so also from this one (src/sw.ts). */
export const offlinePicturesCache = 'offline-circuits'

/** The circuits that the traveller has saved for offline use. While there are any, the stored lists do not expire. */
export function readOfflineCircuits(): OfflineCircuit[] {
  return readJsonItem(storageKeys.offlineCircuits, lenientArray(offlineCircuitSchema)) ?? []
}

/** Rejects where storage is blocked or full, and then leaves the circuits that were saved before. */
export async function saveOfflineCircuit(circuit: OfflineCircuit, responses: readonly Response[]): Promise<void> {
  const cache = await caches.open(offlinePicturesCache)
  await Promise.all(
    circuit.pictures.map(async (path, index) => {
      if (responses[index]) await cache.put(path, responses[index])
    }),
  )
  const others = readOfflineCircuits().filter(({ slug }) => slug !== circuit.slug)
  const stored = readItem(storageKeys.offlineCircuits)
  writeItem(storageKeys.offlineCircuits, JSON.stringify([...others, circuit]))
  if (hasUnsaved(storageKeys.offlineCircuits.area, storageKeys.offlineCircuits.key)) {
    if (stored === undefined) removeItem(storageKeys.offlineCircuits)
    else writeItem(storageKeys.offlineCircuits, stored)
    throw new DOMException('The browser refuses to store the circuit', 'QuotaExceededError')
  }
}

/** Rejects where storage is blocked. */
export async function removeOfflineCircuit(slug: string): Promise<void> {
  const cache = await caches.open(offlinePicturesCache)
  // Nothing is awaited from here to the write, since several may be removed at once.
  const all = readOfflineCircuits()
  const remaining = all.filter((circuit) => circuit.slug !== slug)
  if (remaining.length > 0) writeItem(storageKeys.offlineCircuits, JSON.stringify(remaining))
  else removeItem(storageKeys.offlineCircuits)
  const stillUsed = new Set(remaining.flatMap(({ pictures }) => pictures))
  const unused = all.flatMap(({ pictures }) => pictures).filter((path) => !stillUsed.has(path))
  await Promise.all(unused.map((path) => cache.delete(path)))
}
