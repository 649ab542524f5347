/** In how many messages of a group a word or a pair of words occurs. */
export type Group = { size: number; countOf: (feature: string) => number }

type Features = ReadonlySet<string>

/** Forms of a word have their first letters in common: 'mordu', 'mordue', 'mordus'. */
const stemLength = 5

/** The words of a text of `readTyping`, and the pairs of words that follow each other. */
export function featuresOf(typed: string): Features {
  if (typed === '') return new Set()
  const words = typed.split(' ').map((word) => (/^\d+$/.test(word) ? '0' : word.slice(0, stemLength)))
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)])
}

export function groupOf(messages: readonly Features[]): Group {
  const counts = new Map<string, number>()
  for (const features of messages) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return { size: messages.length, countOf: (feature) => counts.get(feature) ?? 0 }
}

/** The messages of `all` that are not in `part`. */
export function without(all: Group, part: Group): Group {
  return { size: all.size - part.size, countOf: (feature) => all.countOf(feature) - part.countOf(feature) }
}

/** Counted for what no message of a group has: the next one may have it. */
const unseen = 0.1

/**
 * How much more likely a message of `group` is to have these features than one of `others`: the sum of the logarithms of
 * the ratios (naive Bayes). Above 0 the message resembles `group` more. What neither group has says nothing.
 */
export function resemblance(features: Features, group: Group, others: Group): number {
  const share = ({ size, countOf }: Group, feature: string) => (countOf(feature) + unseen) / (size + 2 * unseen)
  return [...features]
    .filter((feature) => group.countOf(feature) + others.countOf(feature) > 0)
    .reduce((sum, feature) => sum + Math.log(share(group, feature) / share(others, feature)), 0)
}
