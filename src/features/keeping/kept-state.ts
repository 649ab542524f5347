import { queryOptions } from '@tanstack/react-query'
import type { KeptCircuits } from '#src/api/kept-circuits.ts'
import { inTime } from '#src/lib/in-time.ts'
import type { StoredThing } from '#src/lib/stored-thing.ts'

export type KeptState = {
  keptAt: number
  bytes: number
  /** Whether the browser has promised not to throw it away by itself. */
  promised: boolean
}

const keptStateKey = (slug: string) => ['kept-circuit', slug] as const

/** Whether and since when a circuit is kept; null where it is not, or where storage does not say. */
export function keptStateQuery(keptCircuits: KeptCircuits, slug: string) {
  return queryOptions({
    queryKey: keptStateKey(slug),
    queryFn: async (): Promise<KeptState | null> => {
      const kept = await inTime(() => keptCircuits.read(slug)).catch(() => undefined)
      if (!kept) return null
      return { keptAt: kept.keptAt, bytes: kept.bytes, promised: await hasPromised() }
    },
    // The privacy page and other tabs change it too.
    staleTime: 0,
    retry: false,
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
export async function storedCircuits(keptCircuits: KeptCircuits): Promise<StoredThing[]> {
  const kept = await keptCircuits.list()
  return kept.map(({ key, record }) => ({
    id: `kept/${key}`,
    name: record ? `Circuit gardé\u202f: ${record.circuit.name}` : 'Circuit gardé par une autre version du site',
    kept: 'sur cet appareil, jusqu’à ce que vous l’effaciez',
    size: { bytes: record?.bytes ?? 0, estimated: true },
    savedAt: record?.keptAt,
    entries: [],
    remove: () => keptCircuits.removeKey(key),
  }))
}
