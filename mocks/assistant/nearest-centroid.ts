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
 * The beginnings of the words of a text, and the parts of four letters of each word with its ends: '^bao', 'baob', 'aoba'. Forms
 * and misspellings of a word have most of them in common. All numbers are the same.
 */
export function wordParts(text: string): ReadonlySet<string> {
  const features = new Set<string>()
  for (const word of foldFrench(text).match(/[a-z]+|\d+/g) ?? []) {
    if (/\d/.test(word)) {
      features.add('0')
      continue
    }
    features.add(word.slice(0, stemLength))
    const marked = `^${word}$`
    for (let end = partLength; end <= marked.length; end++) features.add(marked.slice(end - partLength, end))
  }
  return features
}

/**
 * Learns from examples: the centre of a class is the sum of its examples, each feature weighted by its rarity (TF-IDF).
 * `examplesById` has the features of the examples of each class; rarity is that among the classes that count.
 */
export function* learnClasses(
  examplesById: ReadonlyMap<string, readonly ReadonlySet<string>[]>,
  counts: (id: string) => boolean = () => true,
): Steps<Classifier> {
  const rarityOf = inverseDocumentFrequency([...examplesById].flatMap(([id, examples]) => (counts(id) ? examples : [])))
  const ids = [...examplesById.keys()]
  const postings = new Map<string, Posting>()
  for (const [position, examples] of [...examplesById.values()].entries()) {
    for (const [feature, weight] of centreOf(examples, rarityOf)) {
      const { positions, weights } = getOrCreate(postings, feature)
      positions.push(position)
      weights.push(weight)
    }
    yield
  }

  return (text) => {
    const known = [...wordParts(text)].flatMap((feature) => {
      const posting = postings.get(feature)
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

function getOrCreate(postings: Map<string, Posting>, feature: string): Posting {
  const posting = postings.get(feature) ?? { positions: [], weights: [] }
  if (posting.positions.length === 0) postings.set(feature, posting)
  return posting
}

/** The weights of the features, by the rarity of each. */
function centreOf(examples: readonly ReadonlySet<string>[], rarityOf: (feature: string) => number): [string, number][] {
  const centre = new Map<string, number>()
  for (const features of examples) {
    const length = lengthOf([...features].map(rarityOf))
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

function inverseDocumentFrequency(examples: readonly ReadonlySet<string>[]): (feature: string) => number {
  const counts = new Map<string, number>()
  for (const features of examples) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const rarities = new Map([...counts].map(([feature, count]) => [feature, Math.log(1 + examples.length / count)]))
  const ofUnknown = Math.log(1 + examples.length)
  return (feature) => rarities.get(feature) ?? ofUnknown
}

/** Of a vector; 1 if it is empty, to divide by. */
function lengthOf(weights: readonly number[]): number {
  return Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1
}
