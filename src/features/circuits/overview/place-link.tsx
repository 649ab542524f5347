import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { belongsTo } from '#src/api/places.ts'
import type { Place } from '#src/contract/place.ts'
import { placeFacts, placeKey } from '#src/features/circuits/places/place-facts.ts'
import { drawingOf } from '#src/pictures/place-drawings.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { FallbackImage } from '#src/ui/fallback-image.tsx'
import { KeepPlace } from '#src/ui/keep-place.tsx'

/**
 * The place's name, linked to its details on the circuit that it belongs to, which may not be the one that is shown, and a button
 * to keep it.
 */
export function PlaceLink({ place }: { place: Place }) {
  const { data: circuits = [] } = useQuery(circuitsQueryOptions())
  const circuit = circuits.find((candidate) => belongsTo(place, candidate))
  const { name } = placeFacts(place)
  if (!circuit) return <span>{name}</span>
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1">
      <Link
        to="/circuits/$slug/lieux"
        params={{ slug: circuit.slug }}
        search={{ lieu: placeKey(place) }}
        className="inline-flex min-h-11 max-w-max min-w-0 flex-[1_1_6rem] items-center"
      >
        {name}
      </Link>
      {place.slug && <KeepPlace compact place={{ slug: place.slug, name, circuit: circuit.slug }} />}
    </span>
  )
}

type PlaceThumbnailProps = {
  place: Place | undefined
  /** Shown where the record has no picture. */
  drawing?: string | undefined
}

/** A small picture of a place; a scene where it is unknown. */
export function PlaceThumbnail({ place, drawing = drawingOf(place) }: PlaceThumbnailProps) {
  return (
    <span className="rounded-paper bg-print p-1 shadow-print [&_img]:aspect-4/3 [&_img]:w-full [&_img]:object-cover">
      <FallbackImage
        sources={[place?.image, drawing]}
        fallback={sceneOf(place?.type)}
        alt=""
        width={480}
        height={360}
      />
    </span>
  )
}
