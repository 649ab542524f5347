import type { QueryClient } from '@tanstack/react-query'
import type { Lists } from '#src/api/lists.ts'
import { readFirstEntry, type StoredCopies } from '#src/app/stored-copies.ts'
import { inTime } from '#src/storage/in-time.ts'
import type { StoredThing } from '#src/storage/stored-thing.ts'

const copyNames: Record<keyof Lists, string> = {
  circuits: 'Copie des circuits',
  places: 'Copie des lieux',
  routes: 'Copie des itinéraires',
  'emergency-contacts': 'Copie des contacts d’urgence',
}

/**
 * Every copy of a list as the privacy page lists it. `entityOf` tells which list a key stands for; undefined for a copy of
 * another version of the site.
 */
export async function findCopies(
  copies: StoredCopies,
  entityOf: (key: string) => keyof Lists | undefined,
  queryClient: QueryClient,
): Promise<StoredThing[]> {
  const saved = await copies.keys()
  return Promise.all(
    saved.map(async (key) => {
      const entity = entityOf(key)
      const entries = await copies.read(key, (entry, entryKey) => ({
        bytes: estimatedBytes(entryKey, entry),
        savedAt: readFirstEntry(entry)?.updatedAt,
      }))
      return {
        id: `copy/${key}`,
        name: entity ? copyNames[entity] : 'Copie d’une autre version du site',
        kept: 'sur cet appareil\u202f; passé 30\u00a0jours, jetée à la visite suivante',
        size: { bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0), estimated: true },
        savedAt: entries[0]?.savedAt,
        entries: [],
        remove: async () => {
          await inTime(() => copies.remove(key))
          // Not loaded again until a page wants to show it.
          queryClient.getQueryCache().find({ queryKey: [entity] })?.reset()
        },
      }
    }),
  )
}

/** As JSON in UTF-8: how the browser keeps it, nobody tells. */
function estimatedBytes(...parts: unknown[]): number {
  return new TextEncoder().encode(JSON.stringify(parts)).length
}
