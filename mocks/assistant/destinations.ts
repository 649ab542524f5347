import MiniSearch from 'minisearch'
import { placeNames, townNames } from '#mocks/assistant/destination-names.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { places } from '#mocks/data/places.ts'
import { type RegionId, regionOf } from '#mocks/data/regional-weather.ts'
import { frenchWords } from '#src/content/french-terms.ts'
import { maxTypos } from '#src/content/search.ts'

export type Place = (typeof places)[number]

/** A place or town that a message can name. */
export type Destination = {
  name: string
  /** Its record in the fixtures. Towns have none. */
  place?: Place
  /** What the route fixtures call it: 'Antananarivo', 'Aéroport d'Ivato'. */
  stops: readonly string[]
  /** Ids of the questions that say what there is to see and how to get there. */
  about?: string | undefined
  access?: string | undefined
  /** The circuit that stops there; none for an extension and for other towns. */
  circuit?: Circuit | undefined
  region: RegionId | undefined
}

const destinationsWithAliases: readonly { aliases: readonly string[]; destination: Destination }[] = [
  ...places.map((place) => {
    const { aliases, stops = [place.name_fr], access, region } = placeNames[place.slug] ?? { aliases: [] }
    const circuit = circuits.find(({ id }) => id === place.circuit)
    return {
      aliases,
      destination: { name: place.name_fr, place, stops, access, circuit, region: region ?? regionOf(circuit?.slug) },
    }
  }),
  ...Object.entries(townNames).map(([name, { aliases, stops = [name], about, access, circuit: slug, region }]) => ({
    aliases,
    destination: {
      name,
      stops,
      about,
      access,
      circuit: circuits.find((one) => one.slug === slug),
      region: region ?? regionOf(slug),
    },
  })),
]

export const destinations: readonly Destination[] = destinationsWithAliases.map(({ destination }) => destination)

export const capital = getDestination('Antananarivo')

const bemaraha = getDestination('Grands Tsingy de Bemaraha')

/** Throws if there is none of this name. */
export function getDestination(name: string): Destination {
  const destination = destinations.find((one) => one.name === name)
  if (!destination) throw new Error(`Unknown destination: ${name}`)
  return destination
}

type Alias = { id: number; text: string; words: string[]; destination: Destination }

const aliases: Alias[] = destinationsWithAliases
  .flatMap(({ aliases: texts, destination }) => texts.map((text) => ({ text, destination })))
  .map(({ text, destination }, id) => ({ id, text, words: frenchWords(text), destination }))

const aliasIndex = new MiniSearch<Alias>({
  fields: ['text'],
  tokenize: frenchWords,
  processTerm: (word) => word,
})
aliasIndex.addAll(aliases)

/** The destinations that the words of a message name, in order, and the words that name them. */
export function findDestinations(words: readonly string[]) {
  const matches = matchAliases(words)
  const found = withTsingy(matches, words)
    .filter((match) => !matches.some((other) => isPartOf(match.matchedBy, other.matchedBy)))
    .map((match) => ({ ...match, position: Math.min(...[...match.matchedBy].map((word) => words.indexOf(word))) }))
    .toSorted((one, other) => one.position - other.position)
  return {
    destinations: withoutWholes([...new Set(found.map(({ destination }) => destination))]),
    destinationWords: new Set(found.flatMap(({ matchedBy }) => [...matchedBy])),
  }
}

/** 'Le Rova d’Antananarivo', 'Hell-Ville à Nosy Be' and 'les pirates de Sainte-Marie' are one place. */
function withoutWholes(named: readonly Destination[]): Destination[] {
  return named.filter((one) => named.every((other) => other === one || !isWhole(one, other)))
}

function isWhole(one: Destination, { name, place, access }: Destination): boolean {
  const isOnIsland = /^(?:historical|religious|nature)$/.test(place?.type ?? '') && access !== undefined
  return name.includes(one.name) || (isOnIsland && !one.place && one.circuit !== undefined && access === one.access)
}

/** 'De Morondava aux Tsingy': beside one other place that is not in the North, these are the great ones of the West. */
function withTsingy(matches: readonly AliasMatch[], words: readonly string[]): readonly AliasMatch[] {
  const [only, ...others] = new Set(matches.map(({ destination }) => destination))
  const word = words.find((one) => one === 'tsingy')
  // 'Et aux Tsingy ?'.
  if (word !== undefined && matches.length === 0 && words.length === 1)
    return [{ destination: bemaraha, matchedBy: new Set([word]) }]
  if (word === undefined || !only || others.length > 0 || only === bemaraha || only.circuit?.slug === 'nord')
    return matches
  return [...matches, { destination: bemaraha, matchedBy: new Set([word]) }]
}

type AliasMatch = {
  destination: Destination
  /** As the message spells them, perhaps with typos. */
  matchedBy: ReadonlySet<string>
}

/** French words that differ from a name by a letter: 'la route des tsingy' is not that of the 'Tsingy Rouge'. */
const noMisspelling: ReadonlySet<string> = new Set(
  'route roule roules bouge pattes nantes ramene arbre ombre fille mille villa lille'.split(' '),
)

/** The aliases whose every word occurs in the message. */
function matchAliases(words: readonly string[]): AliasMatch[] {
  // For each alias, the word of the message that matches each of its words.
  const matches = new Map<unknown, Map<string, string>>()
  for (const word of new Set(words)) {
    const exact = aliasIndex.search(word)
    const isMisspelt = exact.length === 0 && !noMisspelling.has(word)
    const hits = isMisspelt ? aliasIndex.search(word, { fuzzy: maxTypos(word) }) : exact
    for (const { id, terms } of hits) {
      const wordByTerm = matches.get(id) ?? new Map<string, string>()
      for (const term of terms) if (!wordByTerm.has(term)) wordByTerm.set(term, word)
      matches.set(id, wordByTerm)
    }
  }
  return aliases.flatMap(({ id, words: terms, destination }) => {
    const matchedBy = terms.map((term) => matches.get(id)?.get(term))
    return matchedBy.every((word) => word !== undefined) ? [{ destination, matchedBy: new Set(matchedBy) }] : []
  })
}

/** 'Belo' is part of 'Belo sur Mer', and only the latter is meant. */
function isPartOf(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size < others.size && [...words].every((word) => others.has(word))
}
