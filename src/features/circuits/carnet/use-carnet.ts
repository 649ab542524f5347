import { useQuery } from '@tanstack/react-query'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { placesQueryOptions } from '#src/api/places.ts'
import { groupCarnet, readSharedCarnet } from '#src/features/circuits/carnet/carnet.ts'
import type { CarnetSearch } from '#src/features/circuits/carnet/carnet-search.ts'
import { useKeptPlaces } from '#src/layout/keep-place.tsx'
import { keptPlacesKey, offlineCircuitsKey } from '#src/storage/keys.ts'
import { readOfflineCircuits } from '#src/storage/offline-circuits.ts'
import { useStoredItem } from '#src/ui/hooks/use-stored-item.ts'

/** The carnet of this device, or the one that a link shares. */
export function useCarnet(search: CarnetSearch) {
  const hasStoredCircuits = useStoredItem(offlineCircuitsKey) !== undefined
  const hasStoredPlaces = useStoredItem(keptPlacesKey) !== undefined
  const own = { circuits: hasStoredCircuits ? readOfflineCircuits() : [], places: useKeptPlaces() }
  const isShared = search.circuits !== undefined || search.lieux !== undefined

  const enabled = isShared || hasStoredCircuits || hasStoredPlaces
  const circuits = useQuery({ ...circuitsQueryOptions(), enabled })
  const places = useQuery({ ...placesQueryOptions(), enabled })
  const lists = [circuits.data ?? [], places.data ?? []] as const

  return {
    isShared,
    groups: groupCarnet(isShared ? readSharedCarnet(search, ...lists) : own, ...lists),
    circuits,
    places,
    /** Something is stored that cannot be read. An empty list is never stored. */
    isUnreadable:
      !isShared && ((hasStoredCircuits && own.circuits.length === 0) || (hasStoredPlaces && own.places.length === 0)),
  }
}
