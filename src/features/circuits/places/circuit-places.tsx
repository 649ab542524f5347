import { useMemo } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import type { Id } from '#src/contract/values.ts'
import { ListPanel } from '#src/features/circuits/list-panel.tsx'
import { PlaceCard, PlaceDetails } from '#src/features/circuits/places/place-card.tsx'
import { placeKey } from '#src/features/circuits/places/place-facts.ts'
import { ShowMoreList } from '#src/features/circuits/show-more-list.tsx'
import { useCircuitPlaces } from '#src/features/circuits/use-circuit-lists.ts'
import { withDrawings } from '#src/pictures/place-drawings.ts'
import { Skeleton } from '#src/ui/loading.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

/** With three columns, the middle one is shifted down. */
const grid = 'grid gap-x-7 gap-y-12 pt-3 sm:grid-cols-2 lg:grid-cols-3 lg:*:nth-[3n+2]:*:first:mt-11 *:min-w-0'

type OpenPlace = {
  /** The key of the place whose details are open. */
  openPlace: Id | undefined
  onOpen: (key: Id | undefined) => void
}

/** The tab of a circuit's places. */
export function CircuitPlaces({ circuit, ...open }: OpenPlace & { circuit: Circuit }) {
  const places = useCircuitPlaces(circuit)
  return (
    <ListPanel
      title="Lieux"
      query={places}
      skeleton={<PlacesSkeleton />}
      empty="Les lieux de ce circuit ne sont pas encore publiés. Un conseiller vous les décrit volontiers."
    >
      {(items) => <PlaceList places={items} {...open} />}
    </ListPanel>
  )
}

function PlaceList({ places, openPlace, onOpen }: OpenPlace & { places: Place[] }) {
  const items = useMemo(() => withDrawings(places), [places])
  const openItem = items.find(({ place }) => placeKey(place) === openPlace)
  return (
    <>
      <ShowMoreList items={items} noun="lieux" className={grid}>
        {(item, index) => (
          <li key={item.place.id}>
            <PlaceCard {...item} order={index + 1} onOpen={onOpen} />
          </li>
        )}
      </ShowMoreList>
      {openItem && <PlaceDetails {...openItem} onClose={() => onOpen(undefined)} />}
    </>
  )
}

function PlacesSkeleton() {
  return (
    <div role="status" className={grid}>
      {['first', 'second', 'third'].map((key) => (
        <div key={key}>
          <PictureFrame>
            <Skeleton className="rounded-paper size-full" />
          </PictureFrame>
          <Skeleton className="rounded-paper mt-5 h-7 w-2/3" />
          <Skeleton className="rounded-paper mt-4 h-6 w-4/5" />
          <Skeleton className="rounded-paper mt-4 h-16 w-full" />
        </div>
      ))}
      {/* Last, because the grid styles its children by position. */}
      <span className="sr-only">Chargement des lieux…</span>
    </div>
  )
}
