import type { SearchResult } from 'minisearch'
import { isAsking } from '#mocks/assistant/asking-words.ts'
import { type Entry, entries } from '#mocks/assistant/entries.ts'
import { frenchWords } from '#src/knowledge/french-terms.ts'
import { indexQuestions } from '#src/knowledge/question-index.ts'

type FoundEntry = {
  entry: Entry
  /** From 0 to 1: how much of what was asked the entry speaks of. */
  coverage: number
  score: number
}

const byId = new Map<unknown, Entry>(entries.map((entry) => [entry.id, entry]))

let index: ReturnType<typeof indexQuestions<Entry>> | undefined

/** Entries that have to do with the words, best first; `names` are those of the words that name a landmark. */
export function findEntries(
  words: readonly string[],
  names: ReadonlySet<string> = new Set(),
): FoundEntry[] {
  const found = new Map<unknown, { covered: number; score: number }>()
  let asked = 0
  for (const word of new Set(words.filter((one) => !isSmallNumber(one)))) {
    const hits = findWord(word)
    // A word that heads few entries tells much.
    const heading = hits.filter(({ headed }) => headed).length
    const rarity = Math.log(1 + entries.length / (heading || (hits.length > 0 ? mentioned : stranger)))
    const lightness = lightnessOf(word, names)
    asked += rarity * lightness
    for (const { id, score, headed } of hits) {
      const before = found.get(id) ?? { covered: 0, score: 0 }
      found.set(id, {
        covered: before.covered + rarity * lightness * (headed ? 1 : answerWeight),
        score: before.score + score * lightness,
      })
    }
  }
  return [...found]
    .flatMap(([id, { covered, score }]) => {
      const entry = byId.get(id)
      const coverage = covered / asked
      return entry ? [{ entry, coverage, score: score * coverage ** 2 * entry.rank }] : []
    })
    .toSorted((one, other) => other.score - one.score)
}

/** A word that only answers use is a turn of phrase as often as a theme: it weighs like one that heads this many. */
const mentioned = 8
/** A word that nothing here uses is likely to be what is asked about. */
const stranger = 2.5
/** Of a word that only an answer has: the question may be about something else. */
const answerWeight = 0.6
const askingWeight = 0.2
/** Of a place or a month: it says where or when, and what is asked is what about it. */
const whereWeight = 0.6

const whereAndWhen = new Set(
  frenchWords(
    `janvier février mars avril mai juin juillet août septembre octobre novembre décembre hiver été printemps automne
    nord sud est ouest centre côte région circuit hautes terres hauts plateaux rn2 rn4 rn5 rn6 rn7`,
  ),
)

function lightnessOf(word: string, names: ReadonlySet<string>): number {
  if (isAsking(word)) return askingWeight
  return names.has(word) || whereAndWhen.has(word) ? whereWeight : 1
}

/** How many days, people or years hardly changes what is asked; 117 or 1960 do. */
function isSmallNumber(word: string): boolean {
  return /^(\d{1,2}(h\d*)?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente)$/.test(word)
}

/** A word that is known is taken as it is written, any other as the nearest that is known. */
function findWord(word: string) {
  index ??= indexQuestions(entries)
  const known = index.search(word, {
    fuzzy: false,
    boostTerm: (form) => (form === word ? 1 : stemWeight),
  })
  const hits = known.length > 0 ? known : index.search(word, { processTerm: (form) => form, filter: startsLike(word) })
  return hits.map((hit) => ({ ...hit, headed: isHeaded(hit) }))
}

/** Few mistype the first letter, and with another one it is another word ('pommes', 'hommes'). */
function startsLike(word: string) {
  return ({ terms }: SearchResult) => terms.some((term) => term.startsWith(word.charAt(0)))
}

/** Other forms of a word say nearly as much; but a stem is sometimes shared by strangers ('côte', 'cotisse'). */
const stemWeight = 0.8

/** Stands in the question or among its keywords, and not only somewhere in the answer. */
function isHeaded({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => field !== 'answer'))
}
