import { runAtOnce, type Steps } from '#mocks/assistant/steps.ts'
import { foldFrench } from '#src/content/french-terms.ts'

/**
 * The similarity of a text to the classes, by their ids: the cosine of the angle to the centre of their examples, from 0, nothing
 * in common, to 1. Classes without any are left out.
 */
export type Similarities = ReadonlyMap<string, number>

export type Classifier = (text: string) => Similarities

const stemLength = 5
const partLength = 4

/**
 * The weights of a centre are raised to this power, so that what one example says counts beside what all say. Tuned with messages
 * that were left out.
 */
const weightExponent = 0.4

/** Each feature has a number, because learning is faster with numbers. */
const numbers = new Map<string, number>()

function numberOf(feature: string): number {
  const number = numbers.get(feature) ?? numbers.size
  numbers.set(feature, number)
  return number
}

const knownNumber = (feature: string) => numbers.get(feature) ?? []

/** Most words of the examples occur many times. */
const partsByWord = new Map<string, readonly number[]>()

function partsOfWord(word: string): readonly number[] {
  const parts = partsByWord.get(word) ?? splitWord(word).map(numberOf)
  partsByWord.set(word, parts)
  return parts
}

/** The beginning of a word. Numbers are '0'. */
const stemOf = (word: string) => (/\d/.test(word) ? '0' : word.slice(0, stemLength))

/** A word as a whole, its stem, and its parts of four letters with its ends: '^bao', 'baob', 'aoba'. */
function splitWord(word: string): string[] {
  const parts = [`=${word}`, stemOf(word)]
  if (/\d/.test(word)) return parts
  const marked = `^${word}$`
  for (let end = partLength; end <= marked.length; end++) parts.push(marked.slice(end - partLength, end))
  return parts
}

const wordsOf = (text: string): readonly string[] => foldFrench(text).match(/[a-z]+|\d+/g) ?? []

/** The stems of words that follow each other, 'pas visa', and of those with one word between them, 'pas * visa'. */
function pairsOf(words: readonly string[]): string[] {
  const stems = words.map(stemOf)
  const adjacent = stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`)
  const withGap = stems.slice(2).map((stem, index) => `${stems[index]} * ${stem}`)
  return [...adjacent, ...withGap]
}

/** The features of an example, each once: its words, their parts, and its pairs. Misspellings of a word have most of its parts. */
export function textFeatures(text: string): readonly number[] {
  const words = wordsOf(text)
  return [...new Set([...words.flatMap(partsOfWord), ...pairsOf(words).map(numberOf)])]
}

/** The same of any text, without the features that no example has. These are not kept, since there is no end to them. */
function knownFeatures(text: string): readonly number[] {
  const words = wordsOf(text)
  const parts = words.flatMap((word) => partsByWord.get(word) ?? splitWord(word).flatMap(knownNumber))
  return [...new Set([...parts, ...pairsOf(words).flatMap(knownNumber)])]
}

/**
 * Learns from examples: the centre of a class is the sum of its examples, each feature weighted by its rarity (TF-IDF).
 * `examplesById` has the features of the examples of each class; rarity is that among the classes that count.
 */
export function* learnClasses(
  examplesById: ReadonlyMap<string, readonly (readonly number[])[]>,
  counts: (id: string) => boolean = () => true,
): Steps<Classifier> {
  const rarityOf = inverseDocumentFrequency([...examplesById].flatMap(([id, examples]) => (counts(id) ? examples : [])))
  const ids = [...examplesById.keys()]
  const postings: (Posting | undefined)[] = []
  for (const [position, examples] of [...examplesById.values()].entries()) {
    for (const [feature, weight] of centreOf(examples, rarityOf)) {
      const posting = (postings[feature] ??= { positions: [], weights: [] })
      posting.positions.push(position)
      posting.weights.push(weight)
    }
    yield
  }

  return (text) => {
    const known = knownFeatures(text).flatMap((feature) => {
      const posting = postings[feature]
      return posting ? [{ ...posting, rarity: rarityOf(feature) }] : []
    })
    const length = lengthOf(known.map(({ rarity }) => rarity))
    const similarities = new Float64Array(ids.length)
    for (const { positions, weights, rarity } of known) {
      const share = rarity / length
      for (const [index, position] of positions.entries())
        similarities[position] = (similarities[position] ?? 0) + (weights[index] ?? 0) * share
    }
    return new Map(ids.map((id, position) => [id, similarities[position] ?? 0] as const).filter(([, sum]) => sum > 0))
  }
}

/** The classes that have a feature, by their position, and its weight in the centre of each. */
type Posting = { positions: number[]; weights: number[] }

/** The weights of the features, by the rarity of each. */
function centreOf(examples: readonly (readonly number[])[], rarityOf: (feature: number) => number): [number, number][] {
  const centre = new Map<number, number>()
  for (const features of examples) {
    const length = lengthOf(features.map(rarityOf))
    for (const feature of features) centre.set(feature, (centre.get(feature) ?? 0) + rarityOf(feature) / length)
  }
  const weights = [...centre].map(([feature, weight]) => [feature, weight ** weightExponent] as const)
  const length = lengthOf(weights.map(([, weight]) => weight))
  return weights.map(([feature, weight]) => [feature, weight / length])
}

/** The same as `learnClasses`, without pauses. */
export function createClassifier(...learned: Parameters<typeof learnClasses>): Classifier {
  return runAtOnce(learnClasses(...learned))
}

/** The id of the class that a text is most similar to. */
export function mostSimilar(similarities: Similarities): string | undefined {
  const best = Math.max(...similarities.values())
  return [...similarities].find(([, similarity]) => similarity === best)?.[0]
}

function inverseDocumentFrequency(examples: readonly (readonly number[])[]): (feature: number) => number {
  const counts = new Uint32Array(numbers.size)
  for (const features of examples) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
  // What only other examples have is as rare as what one has.
  const rarities = Float64Array.from(counts, (count) => Math.log(1 + examples.length / (count || 1)))
  return (feature) => rarities[feature] ?? Math.log(1 + examples.length)
}

/** Of a vector; 1 if it is empty, to divide by. */
function lengthOf(weights: readonly number[]): number {
  return Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1
}
