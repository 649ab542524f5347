import type { SearchResult } from 'minisearch'
import { destinations } from '#mocks/assistant/destinations.ts'
import { isFillerWord } from '#mocks/assistant/filler-words.ts'
import { destinationReply } from '#mocks/assistant/intents/places.ts'
import { type Reply, replyToQuestion } from '#mocks/assistant/replies.ts'
import { difficultyLabels, routeReply } from '#mocks/assistant/routes.ts'
import { routes } from '#mocks/data/routes.ts'
import { frenchWords } from '#src/content/french-terms.ts'
import { questions } from '#src/content/questions.ts'
import { createSearchIndex, type Searchable } from '#src/content/search.ts'

/** One thing that the assistant can answer with: a question, a place or a route. */
export type Entry = Searchable & {
  /** Multiplies the score. */
  boost: number
  reply: () => Reply
}

/** Where both match, a written answer beats the description of a record. */
const recordBoost = 0.5

const questionEntries: Entry[] = questions.map((question) => ({
  ...question,
  boost: 1,
  reply: () => replyToQuestion(question),
}))

const placeEntries: Entry[] = destinations.flatMap((destination) => {
  const { place } = destination
  if (!place) return []
  return {
    id: `place-${place.id}`,
    question: place.name_fr,
    keywords: [],
    answer: place.description_fr,
    boost: recordBoost,
    reply: () => destinationReply(destination),
  }
})

const routeEntries: Entry[] = routes.map((route) => ({
  id: `route-${route.id}`,
  question: route.name_fr,
  keywords: [route.transport_display, `difficulté ${difficultyLabels[route.difficulty]}`, 'distance'],
  answer: `${route.description_fr} ${route.waypoints.map(({ name }) => name).join(' ')}`,
  boost: recordBoost,
  reply: () => routeReply(route),
}))

const entries: readonly Entry[] = [...questionEntries, ...placeEntries, ...routeEntries]
const entryById = new Map<unknown, Entry>(entries.map((entry) => [entry.id, entry]))
const index = createSearchIndex(entries)

type Match = {
  entry: Entry
  /** The share of the query's weight that the entry covers, from 0 to 1. */
  coverage: number
  score: number
}

/** The entries that match some of the words, best first. Words that name a destination count less. */
export function search(words: readonly string[], destinationWords: ReadonlySet<string> = new Set()): Match[] {
  const found = new Map<unknown, { covered: number; score: number }>()
  let queryWeight = 0
  for (const word of new Set(words.filter((one) => !isSmallNumber(one)))) {
    const hits = searchWord(word)
    const importance = importanceOf(word, destinationWords)
    const weight = rarityOf(hits) * importance
    queryWeight += weight
    for (const { id, score, isInHeading } of hits) {
      const before = found.get(id) ?? { covered: 0, score: 0 }
      found.set(id, {
        covered: before.covered + weight * (isInHeading ? 1 : answerOnlyFactor),
        score: before.score + score * importance,
      })
    }
  }
  return [...found]
    .flatMap(([id, { covered, score }]) => {
      const entry = entryById.get(id)
      const coverage = covered / queryWeight
      return entry ? [{ entry, coverage, score: score * coverage ** 2 * entry.boost }] : []
    })
    .toSorted((one, other) => other.score - one.score)
}

// Tuned by hand: after a change, run tests/logic/assistant-accuracy.test.ts.

/** For a word that an entry has in its answer only: the question may be about something else. */
const answerOnlyFactor = 0.6
const fillerImportance = 0.2
/** For a place or a month: it says where or when, not what. */
const whereOrWhenImportance = 0.6
/** Assumed frequency of a word that no heading has, only answers: often a figure of speech. */
const answerWordFrequency = 8
/** Assumed frequency of an unknown word: low, since it is probably what the message is about. */
const unknownWordFrequency = 2.5
/** For a match by stem, which an unrelated word may share ('côte', 'cotisse'). */
const stemFactor = 0.8

type Hit = Pick<SearchResult, 'id' | 'score'> & {
  /** Matches in the question or its keywords, not only in the answer. */
  isInHeading: boolean
}

/** Inverse document frequency: a word in the heading of few entries says much about the topic. */
function rarityOf(hits: readonly Hit[]): number {
  const inHeadings = hits.filter(({ isInHeading }) => isInHeading).length
  const assumed = hits.length > 0 ? answerWordFrequency : unknownWordFrequency
  return Math.log(1 + entries.length / (inHeadings || assumed))
}

const whereOrWhenWords = new Set(
  frenchWords(
    `janvier février mars avril mai juin juillet août septembre octobre novembre décembre hiver été printemps automne
    nord sud ouest centre côte région circuit hautes terres hauts plateaux rn2 rn4 rn5 rn6 rn7`,
  ),
)

function importanceOf(word: string, destinationWords: ReadonlySet<string>): number {
  if (isFillerWord(word)) return fillerImportance
  return destinationWords.has(word) || whereOrWhenWords.has(word) ? whereOrWhenImportance : 1
}

/** A number of days, people or years hardly changes the question; 117 or 1960 does. */
function isSmallNumber(word: string): boolean {
  return /^(\d{1,2}(h\d*)?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente)$/.test(word)
}

/** Tolerates typos only when there is no exact match. */
function searchWord(word: string): Hit[] {
  const exact = index.search(word, {
    fuzzy: false,
    boostTerm: (form) => (form === word ? 1 : stemFactor),
  })
  const results =
    exact.length > 0 ? exact : index.search(word, { processTerm: (form) => form, filter: hasSameInitial(word) })
  return results.map(({ id, score, match }) => ({
    id: String(id),
    score,
    isInHeading: Object.values(match).some((fields) => fields.some((field) => field !== 'answer')),
  }))
}

/** A typo is rarely in the first letter: 'pommes' and 'hommes' are two words. */
function hasSameInitial(word: string) {
  return ({ terms }: SearchResult) => terms.some((term) => term.startsWith(word.charAt(0)))
}
