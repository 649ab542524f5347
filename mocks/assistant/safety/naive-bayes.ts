/** In how many of the messages each feature occurs. */
export type FeatureCounts = { messages: number; of: (feature: string) => number }

export type Features = ReadonlySet<string>

/** Forms of a word have their first letters in common: 'mordu', 'mordue', 'mordus'. */
const stemLength = 5

/** The stems of the words of a text of `readTyping`, and the pairs that follow each other. All numbers are the same. */
export function wordsAndPairs(typed: string): Features {
  if (typed === '') return new Set()
  const words = typed.split(' ').map((word) => (/^\d+$/.test(word) ? '0' : word.slice(0, stemLength)))
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)])
}

export function countFeatures(messages: readonly Features[]): FeatureCounts {
  const counts = new Map<string, number>()
  for (const features of messages) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return { messages: messages.length, of: (feature) => counts.get(feature) ?? 0 }
}

/** The counts of the messages of `all` that are not in `part`. */
export function subtract(all: FeatureCounts, part: FeatureCounts): FeatureCounts {
  return { messages: all.messages - part.messages, of: (feature) => all.of(feature) - part.of(feature) }
}

/** Additive smoothing: a feature that no message has is not impossible. */
const smoothing = 0.1

/**
 * How much more likely the features are in a message of one class than of the other, as a logarithm. Above 0, the first is more
 * likely. Features that neither class has are left out.
 */
export function logLikelihoodRatio(features: Features, one: FeatureCounts, other: FeatureCounts): number {
  const messages = (other.messages + 2 * smoothing) / (one.messages + 2 * smoothing)
  let sum = 0
  for (const feature of features) {
    const count = one.of(feature)
    const otherCount = other.of(feature)
    if (count + otherCount > 0) sum += Math.log(((count + smoothing) / (otherCount + smoothing)) * messages)
  }
  return sum
}
