import { useQuery } from '@tanstack/react-query'
import { placesQueryOptions } from '#src/api/places.ts'
import { describeCarnet } from '#src/content/describe-carnet.ts'
import { placeName, typographic } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import { slugInWords } from '#src/lib/text.ts'

/** The slugs of a carnet that a quote is asked for. */
export type CarnetSlugs = { circuits: readonly string[]; places: readonly string[] }

/** What is said of a carnet in the message. Slugs that the lists do not know are left out. */
export function useCarnetText(carnet: CarnetSlugs, circuits: readonly Circuit[] | undefined, days: number | undefined) {
  const { data: places } = useQuery({ ...placesQueryOptions(), enabled: carnet.places.length > 0 })
  return describeCarnet({
    circuits: namesOf(carnet.circuits, circuits, ({ name }) => typographic(name)),
    places: namesOf(carnet.places, places, placeName),
    days,
  })
}

/** Where the list is not there, the slugs in words, so that nothing is lost. */
function namesOf<Named extends Pick<Place, 'slug'>>(
  slugs: readonly string[],
  records: readonly Named[] | undefined,
  nameOf: (record: Named) => string,
): string[] {
  if (!records) return slugs.map(slugInWords)
  return slugs.flatMap((slug) => {
    const record = records.find((candidate) => candidate.slug === slug)
    return record ? [nameOf(record)] : []
  })
}
