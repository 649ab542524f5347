import * as z from 'zod/mini'
import { lenientArray } from '#src/contract/list.ts'
import { requiredLabel, slugSchema } from '#src/contract/values.ts'
import { storageKeys } from '#src/storage/keys.ts'
import { hasUnsaved, readJsonItem, removeItem, writeItem } from '#src/storage/web-storage.ts'

const keptPlaceSchema = z.object({
  slug: slugSchema,
  /** Shown where the list of places is not there. */
  name: requiredLabel,
  /** The slug of its circuit. */
  circuit: slugSchema,
  /** Milliseconds since 1970. */
  keptAt: z.number().check(z.minimum(0), z.maximum(8.64e15)),
})
type KeptPlace = z.infer<typeof keptPlaceSchema>

/** A place to keep. */
export type PlaceToKeep = Omit<KeptPlace, 'keptAt'>

/** The places of the traveller's carnet, oldest first. Its circuits are those saved for offline use. */
export function readKeptPlaces(): KeptPlace[] {
  const places = readJsonItem(storageKeys.keptPlaces, lenientArray(keptPlaceSchema)) ?? []
  return [...new Map(places.map((place) => [place.slug, place])).values()]
}

/** Where storage is blocked or full, they are kept until the page is left. */
export function keepPlaces(places: readonly PlaceToKeep[]): void {
  const kept = readKeptPlaces()
  const added = places.filter(({ slug }) => !kept.some((other) => other.slug === slug))
  writeKeptPlaces([...kept, ...added.map((place) => ({ ...place, keptAt: Date.now() }))])
}

export function removeKeptPlace(slug: string): void {
  writeKeptPlaces(readKeptPlaces().filter((place) => place.slug !== slug))
}

/** Whether the browser refuses to store the kept places. */
export const arePlacesUnsaved = () => hasUnsaved(storageKeys.keptPlaces.area, storageKeys.keptPlaces.key)

function writeKeptPlaces(places: readonly KeptPlace[]): void {
  if (places.length > 0) writeItem(storageKeys.keptPlaces, JSON.stringify(places))
  else removeItem(storageKeys.keptPlaces)
}
