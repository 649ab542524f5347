import { useQuery } from '@tanstack/react-query'
import { placesQueryOptions } from '#src/api/places.ts'
import { describeCarnet } from '#src/content/describe-carnet.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { capitalize } from '#src/lib/text.ts'

/** The slugs of a carnet that a quote is asked for. */
export type CarnetSlugs = { circuits: readonly string[]; places: readonly string[] }

/** What is said of a carnet in the message. Slugs that the lists do not know are left out. */
export function useCarnetText(carnet: CarnetSlugs, circuits: readonly Circuit[] | undefined, days: number | undefined) {
  const { data: places } = useQuery({ ...placesQueryOptions(), enabled: carnet.places.length > 0 })
  const frenchPlaces = places?.map(({ slug, name, name_fr }) => ({ slug, name: name_fr?.trim() || name }))
  return describeCarnet({
    circuits: namesOf(carnet.circuits, circuits),
    places: namesOf(carnet.places, frenchPlaces),
    days,
  })
}

type NamedRecord = { slug?: string | null | undefined; name: string }

/** Where the list is not there, the slugs in words, so that nothing is lost. */
function namesOf(slugs: readonly string[], records: readonly NamedRecord[] | undefined): string[] {
  if (!records) return slugs.map((slug) => capitalize(slug.replaceAll('-', ' ')))
  return slugs.flatMap((slug) => records.find((record) => record.slug === slug)?.name ?? [])
}
