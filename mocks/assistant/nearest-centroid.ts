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

/** A number stands for each part of a word, because learning is faster with numbers. */
const numbers = new Map<string, number>()

function numberOf(part: string): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}

/** Most words of the examples occur many times. */
const partsByWord = new Map<string, readonly number[]>()

function partsOfWord(word: string): readonly number[] {
  const parts = partsByWord.get(word) ?? splitWord(word).map(numberOf)
  partsByWord.set(word, parts)
  return parts
}

/** The beginning of a word, and its parts of four letters with its ends: '^bao', 'baob', 'aoba'. A word with digits is '0'. */
function splitWord(word: string): string[] {
  if (/\d/.test(word)) return ['0']
  const marked = `^${word}$`
  const parts = [word.slice(0, stemLength)]
  for (let end = partLength; end <= marked.length; end++) parts.push(marked.slice(end - partLength, end))
  return parts
}

const wordsOf = (text: string): readonly string[] => foldFrench(text).match(/[a-z]+|\d+/g) ?? []

/** The parts of the words of an example, each once. Forms and misspellings of a word have most of them in common. */
export function wordParts(text: string): readonly number[] {
  return [...new Set(wordsOf(text).flatMap(partsOfWord))]
}

/** The same of any text, without the parts that no example has. These are not kept, since there is no end to them. */
function knownParts(text: string): readonly number[] {
  const parts = wordsOf(text).flatMap(
    (word) => partsByWord.get(word) ?? splitWord(word).flatMap((part) => numbers.get(part) ?? []),
  )
  return [...new Set(parts)]
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
    const known = knownParts(text).flatMap((feature) => {
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
  const length = Math.sqrt([...centre.values()].reduce((sum, weight) => sum + weight, 0)) || 1
  // The root lets what one example says count beside what all say.
  return [...centre].map(([feature, weight]) => [feature, Math.sqrt(weight) / length])
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
