import { queryOptions } from '@tanstack/react-query'
import type { KeptCircuits } from '#src/storage/kept-circuits.ts'

export type KeptState = {
  keptAt: number
  bytes: number
  /** Whether the browser has promised not to throw it away by itself. */
  promised: boolean
}

/** The key under which the cache has what is said of all of them. */
export const keptStates = ['kept-circuit'] as const

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
