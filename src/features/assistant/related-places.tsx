import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { grouping } from '#src/api/grouping.ts'
import { belongsTo, placesQuery } from '#src/api/places.ts'
import type { Place } from '#src/contract/place.ts'
import type { Answer } from '#src/features/assistant/messages.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
import { FallbackImage } from '#src/ui/fallback-image.tsx'

type RelatedPlacesProps = {
  client: ApiClient
  places: Answer['relatedPlaces']
  onFollow: () => void
}

const none: Place[] = []
const ticket = 'flex items-center gap-3 rounded-paper bg-raised p-2 text-small/tight'

/** The places that an answer recommends, linked to their circuit where the site's lists know them by name. */
export function RelatedPlaces({ client, places, onFollow }: RelatedPlacesProps) {
  const { data: records = none } = useQuery(placesQuery(client))
  const { data: circuits = [] } = useQuery(circuitsQuery(client))
  return (
    <ul aria-label="Lieux recommandés" className="mt-2.5 grid gap-2">
      {places.map((place) => {
        const record = recordOf(records, place.name)
        const circuit = record && circuits.find((candidate) => belongsTo(record, candidate))
        const content = (
          <>
            <Thumbnail record={record} />
            <span className="min-w-0 wrap-anywhere">
              <strong className="block font-semibold">{place.name}</strong>
              <span className="line-clamp-3 text-soft">{place.description}</span>
            </span>
          </>
        )
        return (
          <li key={place.name}>
            {circuit ? (
              <Link
                to="/circuits/$slug/lieux"
                params={{ slug: circuit.slug }}
                onClick={onFollow}
                className={`text-text no-underline hover:underline ${ticket}`}
              >
                {content}
              </Link>
            ) : (
              <div className={ticket}>{content}</div>
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
        src={record?.image}
        fallback={sceneOf(record?.type)}
        alt=""
        width={480}
        height={360}
      />
    </span>
  )
}

const byFrenchName = grouping((place: Place) => place.name_fr?.toLowerCase())
const byName = grouping((place: Place) => place.name.toLowerCase())

function recordOf(records: Place[], name: string): Place | undefined {
  const [record] = [byFrenchName, byName].flatMap((called) => called(records, name.toLowerCase()))
  return record
}
