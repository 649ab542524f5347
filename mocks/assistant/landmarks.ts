import MiniSearch from 'minisearch'
import { placeNames, townNames } from '#mocks/assistant/landmark-names.ts'
import { places } from '#mocks/data/places.ts'
import { frenchWords } from '#src/knowledge/french-terms.ts'
import { forgivenSlips } from '#src/knowledge/question-index.ts'

export type KnownPlace = (typeof places)[number]

/** Somewhere in Madagascar that a message can name. */
export type Landmark = {
  name: string
  /** Its record, unless it is a town that is no stop of a circuit. */
  place?: KnownPlace
  /** What the routes call it. */
  stops: readonly string[]
  /** Ids of the questions that say what there is to see, and how to get there. */
  about?: string | undefined
  access?: string | undefined
}

export type NamedLandmarks = {
  /** In the order in which the message names them. */
  landmarks: Landmark[]
  /** The words of the message by which they are named. */
  words: ReadonlySet<string>
}

const known: readonly { called: readonly string[]; landmark: Landmark }[] = [
  ...places.map((place) => {
    const { called, stops = [place.name_fr], access } = placeNames[place.slug] ?? { called: [] }
    return { called, landmark: { name: place.name_fr, place, stops, access } }
  }),
  ...Object.entries(townNames).map(([name, { called, stops = [name], about, access }]) => ({
    called,
    landmark: { name, stops, about, access },
  })),
]

export const landmarks: readonly Landmark[] = known.map(({ landmark }) => landmark)

type Name = { id: number; text: string; words: string[]; landmark: Landmark }

const names: Name[] = known
  .flatMap(({ called, landmark }) => called.map((text) => ({ text, landmark })))
  .map(({ text, landmark }, id) => ({ id, text, words: frenchWords(text), landmark }))

/** Finds which landmarks the words of a message name, small typing errors forgiven. */
export function createLandmarkFinder(): (words: readonly string[]) => NamedLandmarks {
  const index = new MiniSearch<Name>({
    fields: ['text'],
    tokenize: frenchWords,
    processTerm: (word) => word,
  })
  index.addAll(names)

  return (words) => {
    // The word of the message that names each word of a name.
    const heard = new Map<unknown, Map<string, string>>()
    for (const word of new Set(words)) {
      const exact = index.search(word)
      const hits = exact.length > 0 ? exact : index.search(word, { fuzzy: forgivenSlips(word) })
      for (const { id, terms } of hits) {
        const found = heard.get(id) ?? new Map<string, string>()
        for (const term of terms) if (!found.has(term)) found.set(term, word)
        heard.set(id, found)
      }
    }
    const complete = names.flatMap((name) => {
      const found = heard.get(name.id)
      const by = name.words.map((word) => found?.get(word))
      return by.every((word) => word !== undefined) ? [{ ...name, by: new Set(by) }] : []
    })
    const named = complete
      .filter(({ by }) => !complete.some((other) => other.by.size > by.size && within(by, other.by)))
      .map((name) => ({ ...name, at: Math.min(...[...name.by].map((word) => words.indexOf(word))) }))
      .toSorted((one, other) => one.at - other.at)
    return {
      landmarks: [...new Set(named.map(({ landmark }) => landmark))],
      words: new Set(named.flatMap(({ by }) => [...by])),
    }
  }
}

/** 'Belo' is not meant where 'Belo sur Mer' is. */
function within(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return [...one].every((word) => other.has(word))
}
