import { useMemo, useState } from 'react'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import type { Id } from '#src/contract/values.ts'
import { ListPanel, ShowMoreList } from '#src/features/circuits/list-panel.tsx'
import { HighlightItem } from '#src/features/circuits/map/highlight.tsx'
import { drawPlaces } from '#src/features/circuits/map/draw-lists.ts'
import { ListWithMap } from '#src/features/circuits/map/list-with-map.tsx'
import { drawTrip } from '#src/features/circuits/map/draw-trip.ts'
import { PlaceCard, PlaceDetails } from '#src/features/circuits/places/place-card.tsx'
import { placeKey } from '#src/features/circuits/places/place-facts.ts'
import { useProgramme } from '#src/features/circuits/programme/use-programme.ts'
import { useCircuitPlaces } from '#src/features/circuits/use-circuit-lists.ts'
import { withDrawings } from '#src/pictures/place-drawings.ts'
import { Skeleton } from '#src/ui/loading.tsx'
import { PictureFrame } from '#src/ui/picture-frame.tsx'

const grid = 'grid gap-x-7 gap-y-12 pt-3 sm:grid-cols-2 *:min-w-0'
/** One column is shifted down. */
const besideMap = 'lg:*:nth-[2n]:*:first:mt-11'
const withoutMap = 'lg:grid-cols-3 lg:*:nth-[3n+2]:*:first:mt-11'

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
      {(items) => <PlaceList circuit={circuit} places={items} {...open} />}
    </ListPanel>
  )
}

type PlaceListProps = OpenPlace & { circuit: Circuit; places: Place[] }

function PlaceList({ circuit, places, openPlace, onOpen }: PlaceListProps) {
  const items = useMemo(() => withDrawings(places), [places])
  const { itinerary } = useProgramme(circuit)
  const drawing = useMemo(() => drawPlaces(places, drawTrip(itinerary, places).legs), [itinerary, places])
  const [highlighted, setHighlighted] = useState<Id | null>(null)
  const openItem = items.find(({ place }) => placeKey(place) === openPlace)
  return (
    <>
      <p className="mb-7 max-w-[66ch] text-small text-soft">
        Dans l’application, chaque lieu a sa narration&#x202f;: «&#x202f;Hors ligne&#x202f;», elle s’écoute sans réseau
        une fois téléchargée&#x202f;; «&#x202f;En ligne&#x202f;», il lui faut du réseau.
      </p>
      <ListWithMap circuit={circuit} drawing={drawing} highlighted={highlighted} onHighlight={setHighlighted}>
        <ShowMoreList
          items={items}
          noun="lieux"
          className={`${grid} ${drawing.stops.length > 0 ? besideMap : withoutMap}`}
        >
          {(item, index) => (
            <HighlightItem key={item.place.id} id={placeKey(item.place)} onHighlight={setHighlighted}>
              <PlaceCard
                {...item}
                circuit={circuit}
                order={index + 1}
                isHighlighted={placeKey(item.place) === highlighted}
                onOpen={onOpen}
              />
            </HighlightItem>
          )}
        </ShowMoreList>
      </ListWithMap>
      {openItem && <PlaceDetails {...openItem} circuit={circuit} onClose={() => onOpen(undefined)} />}
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
