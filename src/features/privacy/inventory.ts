import { queryOptions } from '@tanstack/react-query'
import { otherEntries } from '#src/features/privacy/other-entries.ts'
import { inTime } from '#src/storage/in-time.ts'
import type { Keeper, StoredThing } from '#src/storage/stored-thing.ts'

export type Inventory = {
  things: StoredThing[]
  /** False where some of the storage was out of reach: there may be more. */
  complete: boolean
}

export const inventoryKey = ['stored-data'] as const

/** What is on this device at the moment. Whoever looks at it sees ages that are right to the minute. */
export function inventoryQuery(keepers: readonly Keeper[]) {
  return queryOptions({
    queryKey: inventoryKey,
    queryFn: () => takeInventory(keepers),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 60_000,
  })
}

async function takeInventory(keepers: readonly Keeper[]): Promise<Inventory> {
  const known = await findAll(keepers)
  const claimed = known.things.flatMap(({ entries }) => entries)
  const others = await findAll([() => otherEntries(claimed)])
  return {
    things: [...known.things, ...others.things],
    complete: known.complete && others.complete,
  }
}

async function findAll(keepers: readonly Keeper[]): Promise<Inventory> {
  const findings = await Promise.allSettled(keepers.map((find) => inTime(find)))
  for (const finding of findings) {
    if (finding.status === 'rejected') {
      console.warn('Some of what is stored cannot be read', finding.reason)
    }
  }
  return {
    things: findings.flatMap((finding) => (finding.status === 'fulfilled' ? finding.value : [])),
    complete: findings.every(({ status }) => status === 'fulfilled'),
  }
}
