import { useQuery } from '@tanstack/react-query'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { placesQueryOptions } from '#src/api/places.ts'
import { groupCarnet, readSharedCarnet } from '#src/features/circuits/carnet/carnet.ts'
import type { CarnetSearch } from '#src/features/circuits/carnet/carnet-search.ts'
import { useKeptPlaces, useOfflineCircuits } from '#src/ui/hooks/use-kept-items.ts'

/** The carnet of this device, or the one that a link shares. */
export function useCarnet(search: CarnetSearch) {
  const ownCircuits = useOfflineCircuits()
  const ownPlaces = useKeptPlaces()
  const own = { circuits: ownCircuits ?? [], places: ownPlaces ?? [] }
  const isShared = search.circuits !== undefined || search.lieux !== undefined

  const enabled = isShared || ownCircuits !== undefined || ownPlaces !== undefined
  const circuits = useQuery({ ...circuitsQueryOptions(), enabled })
  const places = useQuery({ ...placesQueryOptions(), enabled })
  const lists = [circuits.data ?? [], places.data ?? []] as const

  return {
    isShared,
    groups: groupCarnet(isShared ? readSharedCarnet(search, ...lists) : own, ...lists),
    circuits,
    places,
    /** Something is stored that cannot be read. An empty list is never stored. */
    isUnreadable: !isShared && (ownCircuits?.length === 0 || ownPlaces?.length === 0),
  }
}
