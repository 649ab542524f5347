import type { QueryClient } from '@tanstack/react-query'
import { removeKeptCircuit } from '#src/storage/change-kept-circuits.ts'
import type { KeptCircuits } from '#src/storage/kept-circuits.ts'
import { listKeptCircuits } from '#src/storage/list-kept-circuits.ts'
import { keptStates } from '#src/features/keeping/kept-state.ts'
import type { StoredThing } from '#src/storage/stored-thing.ts'

/** Every kept circuit as the privacy page lists it. */
export async function storedCircuits(queryClient: QueryClient, keptCircuits: KeptCircuits): Promise<StoredThing[]> {
  const kept = await listKeptCircuits(keptCircuits)
  return kept.map(({ key, record, bytes }) => ({
    id: `kept/${key}`,
    name: record ? `Circuit gardé\u202f: ${record.circuit.name}` : 'Circuit gardé, que cette version du site ne sait pas lire',
    kept: 'sur cet appareil, jusqu’à ce que vous l’effaciez ou que le navigateur manque de place',
    size: { bytes, estimated: true },
    savedAt: record?.keptAt,
    entries: [],
    remove: async () => {
      await removeKeptCircuit(keptCircuits, key)
      await queryClient.invalidateQueries({ queryKey: keptStates })
    },
  }))
}
