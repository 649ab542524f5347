import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { belongsTo, placesQueryOptions } from '#src/api/places.ts'
import { typographic } from '#src/content/french-text.ts'
import type { Place } from '#src/contract/place.ts'
import type { Answer } from '#src/features/assistant/messages.ts'
import { drawingOf } from '#src/pictures/place-drawings.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { FallbackImage } from '#src/ui/fallback-image.tsx'
import { KeepPlace } from '#src/ui/keep-place.tsx'

const cardStyle = 'flex items-center gap-3 rounded-paper bg-raised p-2 text-small/tight'

/** The places that an answer recommends. Those that the site knows by name link to their circuit. */
export function RelatedPlaces({ places }: { places: Answer['relatedPlaces'] }) {
  const { data: records = [] } = useQuery(placesQueryOptions())
  const { data: circuits = [] } = useQuery(circuitsQueryOptions())
  return (
    <ul aria-label="Lieux recommandés" className="mt-2.5 grid gap-2">
      {places.map((place) => {
        const record = findPlace(records, place.name)
        const circuit = record && circuits.find((candidate) => belongsTo(record, candidate))
        const name = typographic(place.name)
        const content = (
          <>
            <Thumbnail record={record} />
            <span className="min-w-0 wrap-anywhere">
              <strong className="block font-semibold">{name}</strong>
              {place.description && <span className="line-clamp-3 text-soft">{typographic(place.description)}</span>}
            </span>
          </>
        )
        return (
          <li key={place.name} className="flex items-center gap-1">
            {circuit ? (
              <Link
                to="/circuits/$slug/lieux"
                params={{ slug: circuit.slug }}
                className={`min-w-0 grow text-text no-underline hover:underline ${cardStyle}`}
              >
                {content}
              </Link>
            ) : (
              <div className={`min-w-0 grow ${cardStyle}`}>{content}</div>
            )}
            {circuit && record?.slug && (
              <KeepPlace compact place={{ slug: record.slug, name, circuit: circuit.slug }} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Thumbnail({ record }: { record: Place | undefined }) {
  return (
    <span className="w-[72px] shrink-0 rounded-paper bg-print p-1 [&_img]:aspect-4/3 [&_img]:w-full [&_img]:object-cover">
      <FallbackImage
        sources={[record?.image, drawingOf(record)]}
        fallback={sceneOf(record?.type)}
        alt=""
        width={480}
        height={360}
      />
    </span>
  )
}

function findPlace(places: Place[], name: string): Place | undefined {
  const wanted = name.toLowerCase()
  return (
    places.find((place) => place.name_fr?.toLowerCase() === wanted) ??
    places.find((place) => place.name.toLowerCase() === wanted)
  )
}
