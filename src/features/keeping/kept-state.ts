import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { KeptCircuits } from '#src/api/kept-circuits.ts'
import { keptFilesSize } from '#src/lib/kept-files.ts'
import type { StoredThing } from '#src/lib/stored-thing.ts'

export type KeptState = {
  keptAt: number
  bytes: number
  /** Whether the browser has promised not to throw it away by itself. */
  promised: boolean
}

const keptStates = ['kept-circuit'] as const

/** Whether and since when a circuit is kept; null where it is not, or where storage does not say. */
export function keptStateQuery(keptCircuits: KeptCircuits, slug: string) {
  return queryOptions({
    queryKey: [...keptStates, slug] as const,
    queryFn: async (): Promise<KeptState | null> => {
      const kept = await keptCircuits.read(slug).catch(() => undefined)
      if (!kept) return null
      return { keptAt: kept.keptAt, bytes: kept.bytes, promised: await hasPromised() }
    },
    // The privacy page and other tabs change it too.
    staleTime: 0,
  })
}

/** Browsers that cannot tell have promised nothing. */
async function hasPromised(): Promise<boolean> {
  try {
    return await navigator.storage.persisted()
  } catch {
    return false
  }
}

/** Every kept circuit as the privacy page lists it. */
export async function storedCircuits(queryClient: QueryClient, keptCircuits: KeptCircuits): Promise<StoredThing[]> {
  const kept = await keptCircuits.list()
  return Promise.all(
    kept.map(async ({ key, record }) => ({
      id: `kept/${key}`,
      name: record ? `Circuit gardé\u202f: ${record.circuit.name}` : 'Circuit gardé, que cette version du site ne sait pas lire',
      kept: 'sur cet appareil, jusqu’à ce que vous l’effaciez ou que le navigateur manque de place',
      size: { bytes: record?.bytes ?? (await keptFilesSize(key)), estimated: true },
      savedAt: record?.keptAt,
      entries: [],
      remove: async () => {
        await keptCircuits.removeKey(key)
        await queryClient.invalidateQueries({ queryKey: keptStates })
      },
    })),
  )
}
