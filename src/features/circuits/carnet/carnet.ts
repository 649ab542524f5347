import { belongsTo } from '#src/api/places.ts'
import { placeName, typographic } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import type { CarnetSearch } from '#src/features/circuits/carnet/carnet-search.ts'
import { type ComparableFacts, comparableFacts } from '#src/features/circuits/list/comparable-facts.ts'
import { slugInWords } from '#src/lib/text.ts'
import { readSlugs, writeSlugs } from '#src/lib/urls.ts'

/** What was chosen, as it is stored or shared. The names are for when the lists are not there. */
export type Carnet = {
  circuits: readonly { slug: string; name: string }[]
  places: readonly { slug: string; name: string; circuit: string }[]
}

/** The carnet of a shared link. What the lists do not know is left out. */
export function readSharedCarnet(search: CarnetSearch, circuits: readonly Circuit[], places: readonly Place[]): Carnet {
  return {
    circuits: readSlugs(search.circuits).flatMap((slug) => circuits.find((circuit) => circuit.slug === slug) ?? []),
    places: readSlugs(search.lieux).flatMap((slug) => {
      const place = places.find((candidate) => candidate.slug === slug)
      const circuit = place && circuits.find((candidate) => belongsTo(place, candidate))
      return circuit ? [{ slug, name: placeName(place), circuit: circuit.slug }] : []
    }),
  }
}

/** A circuit with its kept places. */
export type CarnetGroup = {
  circuit: Circuit
  /** The circuit's name, with typographic apostrophes. */
  name: string
  facts: ComparableFacts
  /** Whether the circuit itself is in the carnet, and not only places of it. */
  isKept: boolean
  places: readonly CarnetPlace[]
}

export type CarnetPlace = {
  slug: string
  name: string
  /** Undefined where the list of places does not have it. */
  place: Place | undefined
}

/** The places of a carnet by circuit: first its circuits, then those of which it has places only. */
export function groupCarnet(carnet: Carnet, circuits: readonly Circuit[], places: readonly Place[]): CarnetGroup[] {
  const kept = new Map(carnet.circuits.map(({ slug, name }) => [slug, name]))
  const slugs = new Set([...kept.keys(), ...carnet.places.map(({ circuit }) => circuit)])
  return [...slugs].map((slug) => {
    const circuit = circuits.find((candidate) => candidate.slug === slug) ?? {
      id: slug,
      slug,
      name: kept.get(slug) ?? slugInWords(slug),
    }
    const ofCircuit = carnet.places.filter((place) => place.circuit === slug)
    return {
      circuit,
      name: typographic(circuit.name),
      facts: comparableFacts(circuit),
      isKept: kept.has(slug),
      places: ofCircuit.map((entry) => {
        const place = places.find((candidate) => candidate.slug === entry.slug)
        return { slug: entry.slug, name: place ? placeName(place) : entry.name, place }
      }),
    }
  })
}

/** The search params that share a carnet. */
export function carnetSearch(groups: readonly CarnetGroup[], jours: number | undefined): CarnetSearch {
  return {
    circuits: writeSlugs(groups.flatMap(({ circuit, isKept }) => (isKept ? [circuit.slug] : []))),
    lieux: writeSlugs(groups.flatMap(({ places }) => places.map(({ slug }) => slug))),
    jours,
  }
}

/** The path of the link that shares a carnet. The router would encode the commas. */
export function carnetPath(groups: readonly CarnetGroup[], days: number | undefined): string {
  const { circuits, lieux, jours } = carnetSearch(groups, days)
  const params = [
    circuits && `circuits=${encodeSlugs(circuits)}`,
    lieux && `lieux=${encodeSlugs(lieux)}`,
    jours && `jours=${jours}`,
  ]
  return `/carnet?${params.filter(Boolean).join('&')}`
}

function encodeSlugs(slugs: string): string {
  return slugs.split(',').map(encodeURIComponent).join(',')
}
