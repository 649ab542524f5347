import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { placesQueryOptions } from '#src/api/places.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import type { Programme } from '#src/contract/programme.ts'
import { PlaceLink, PlaceThumbnail } from '#src/features/circuits/overview/place-link.tsx'
import { placeFacts } from '#src/features/circuits/places/place-facts.ts'
import { useCircuitPlaces } from '#src/features/circuits/use-circuit-lists.ts'
import { withDrawings } from '#src/pictures/place-drawings.ts'
import { Skeleton } from '#src/ui/loading.tsx'

/** How many places stand in for highlights. */
const count = 4

const row =
  'grid grid-cols-[min(6.5rem,33vw)_1fr] items-center gap-x-4.5 border-t border-line py-4 sm:grid-cols-[8.5rem_1fr]'

type HighlightsProps = { circuit: Circuit; programme: Programme }

/** What the circuit is known for, or else its first places, with a link to all places. */
export function CircuitHighlights({ circuit, programme }: HighlightsProps) {
  const highlights = programme.highlights ?? []
  const hasOwn = highlights.length > 0
  const { data: allPlaces = [] } = useQuery(placesQueryOptions())
  const places = useCircuitPlaces(circuit)
  const total = places.data?.length ?? 0
  // The places tab explains why there are none.
  if (!hasOwn && total === 0 && !places.isPending) return null
  const items = hasOwn
    ? highlights.map(({ text, place_slug }) => ({
        text,
        place: allPlaces.find(({ slug }) => slug && slug === place_slug),
      }))
    : (places.data ?? []).slice(0, count).map((place) => ({ text: null, place }))
  const pictures = withDrawings(items.map(({ place }) => place))
  return (
    <section aria-labelledby="highlights">
      <h2 id="highlights">Les temps forts</h2>
      {!hasOwn && places.isPending && <HighlightsSkeleton />}
      <ol className="mt-7 border-b border-line">
        {items.map(({ text, place }, index) => (
          <li key={text ?? place?.id} className={row}>
            <PlaceThumbnail place={place} drawing={pictures[index]?.drawing} />
            <div className="min-w-0 wrap-anywhere">
              {text && <h3 className="text-[1.25rem]/snug">{text}</h3>}
              {place && (text ? <PlaceLink place={place} /> : <PlaceText place={place} />)}
            </div>
          </li>
        ))}
      </ol>
      <Link
        to="/circuits/$slug/lieux"
        params={{ slug: circuit.slug }}
        className="mt-3 inline-flex min-h-11 items-center font-semibold print:hidden"
      >
        {total > 1 ? `Voir les ${total} lieux` : 'Voir les lieux'}
      </Link>
    </section>
  )
}

function PlaceText({ place }: { place: Place }) {
  const { name, description } = placeFacts(place)
  return (
    <>
      <h3 className="text-[1.25rem]/snug">{name}</h3>
      {description && <p className="mt-1 line-clamp-3 max-w-[52ch] text-base/normal text-soft">{description}</p>}
    </>
  )
}

function HighlightsSkeleton() {
  return (
    <div role="status" className="mt-9">
      <span className="sr-only">Chargement des temps forts…</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={row}>
          <Skeleton className="rounded-paper aspect-4/3" />
          <div className="grid gap-3">
            <Skeleton className="rounded-paper h-5 w-1/2" />
            <Skeleton className="rounded-paper h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
