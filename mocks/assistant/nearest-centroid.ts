import { runAtOnce, type Steps } from '#mocks/assistant/steps.ts'
import { foldFrench } from '#src/content/french-terms.ts'

/** A class, and the cosine of the angle between a text and the centre of its examples: from 0, nothing in common, to 1. */
export type Ranked = { id: string; similarity: number }

/** Ranks the classes by their similarity to a text, best first. Classes without any are left out. */
export type Classifier = (text: string) => Ranked[]

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
  // By feature: the classes that have it, by their position in `ids`, each with the weight.
  const centres = new Map<string, [position: number, weight: number][]>()
  for (const [position, examples] of [...examplesById.values()].entries()) {
    const centre = new Map<string, number>()
    for (const features of examples) {
      const length = lengthOf([...features].map(rarityOf))
      for (const feature of features) centre.set(feature, (centre.get(feature) ?? 0) + rarityOf(feature) / length)
    }
    // The root lets what one example says count beside what all say.
    const roots = [...centre].map(([feature, weight]) => [feature, Math.sqrt(weight)] as const)
    const length = lengthOf(roots.map(([, weight]) => weight))
    for (const [feature, weight] of roots) {
      const weights = centres.get(feature) ?? []
      weights.push([position, weight / length])
      centres.set(feature, weights)
    }
    yield
  }

  return (text) => {
    const known = [...wordParts(text)].filter((feature) => centres.has(feature))
    const length = lengthOf(known.map(rarityOf))
    const similarities = new Float64Array(ids.length)
    for (const feature of known) {
      const share = rarityOf(feature) / length
      for (const [position, weight] of centres.get(feature) ?? [])
        similarities[position] = (similarities[position] ?? 0) + weight * share
    }
    return ids
      .map((id, position) => ({ id, similarity: similarities[position] ?? 0 }))
      .filter(({ similarity }) => similarity > 0)
      .toSorted((one, other) => other.similarity - one.similarity)
  }
}

/** The same as `learnClasses`, without pauses. */
export function createClassifier(...learned: Parameters<typeof learnClasses>): Classifier {
  return runAtOnce(learnClasses(...learned))
}

function inverseDocumentFrequency(examples: readonly ReadonlySet<string>[]): (feature: string) => number {
  const counts = new Map<string, number>()
  for (const features of examples) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return (feature) => Math.log(1 + examples.length / (counts.get(feature) ?? 1))
}

/** Of a vector; 1 if it is empty, to divide by. */
function lengthOf(weights: readonly number[]): number {
  return Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1
}
