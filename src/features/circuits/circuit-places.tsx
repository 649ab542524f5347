import { memo, useState } from 'react'
import type { ApiClient } from '#src/api/client.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import { useCircuitPlaces } from '#src/features/circuits/circuit-lists.ts'
import type { Id } from '#src/contract/values.ts'
import { GrowingList } from '#src/features/circuits/growing-list.tsx'
import type { Visit } from '#src/lib/copy-age.ts'
import { ListPanel } from '#src/features/circuits/list-panel.tsx'
import { PlaceCard } from '#src/features/circuits/place-card.tsx'
import { PlaceDetails } from '#src/features/circuits/place-details.tsx'
import { PlacesSkeleton } from '#src/features/circuits/places-skeleton.tsx'

/** From three columns on, the middle one hangs lower, like prints on a wall. */
const grid =
  'grid gap-x-7 gap-y-12 pt-3 sm:grid-cols-2 lg:grid-cols-3 lg:*:nth-[3n+2]:*:first:mt-11 *:min-w-0'

type CircuitPlacesProps = { client: ApiClient; circuit: Circuit; visit: Visit }

export function CircuitPlaces({ client, circuit, visit }: CircuitPlacesProps) {
  const places = useCircuitPlaces(client, circuit)
  const [openId, setOpenId] = useState<Id | null>(null)
  const open = places.data?.find((place) => place.id === openId)
  return (
    <ListPanel
      title="Lieux"
      query={places}
      visit={visit}
      skeleton={<PlacesSkeleton className={grid} />}
      empty="Les lieux de ce circuit ne sont pas encore publiés. Un conseiller vous les décrit volontiers."
    >
      {(items) => (
        <>
          <GrowingList items={items} noun="lieux" className={grid}>
            {(place, index) => (
              <PlaceItem key={place.id} place={place} order={index + 1} onOpen={setOpenId} />
            )}
          </GrowingList>
          {open && <PlaceDetails place={open} onClose={() => setOpenId(null)} />}
        </>
      )}
    </ListPanel>
  )
}

type PlaceItemProps = { place: Place; order: number; onOpen: (id: Id) => void }

/** Kept as it is when ten more are shown, or one is opened: there may be hundreds. */
const PlaceItem = memo(function PlaceItem({ place, order, onOpen }: PlaceItemProps) {
  return (
    <li>
      <PlaceCard place={place} order={order} onOpen={() => onOpen(place.id)} />
    </li>
  )
})
