import { examples, type Examples } from '#mocks/assistant/safety/examples.ts'
import { countFeatures, featuresOf, logLikelihoodRatio, subtract } from '#mocks/assistant/safety/naive-bayes.ts'
import { readCurrent } from '#mocks/assistant/safety/old-stories.ts'
import { timeout } from '#src/lib/async.ts'

export type Comparison = {
  /** How much more likely the message is among the examples of dangers than among the harmless ones, as a logarithm. */
  danger: number
  /** The danger among whose examples it is most likely, and by how much it leads the second. */
  mostLikely: { id: string; lead: number }
}

/** Compares a text of `readTyping` with the examples. */
export type Compare = (typed: string) => Comparison

const featuresByExample = new Map<string, ReadonlySet<string>>()

/** Kept, because reading all examples takes long on a phone. */
function featuresOfExample(message: string): ReadonlySet<string> {
  const features = featuresByExample.get(message) ?? featuresOf(readCurrent(message))
  featuresByExample.set(message, features)
  return features
}

const readAll = (messages: readonly string[]) => messages.map((message) => featuresOfExample(message))

/** Counts the features of the examples once, for all comparisons. */
export function createComparison({ dangers, harmless }: Examples): Compare {
  const examplesById = [...dangers].map(([id, messages]) => ({ id, examples: readAll(messages) }))
  const allDangers = countFeatures(examplesById.flatMap((danger) => danger.examples))
  const allHarmless = countFeatures(readAll(harmless))
  const classes = examplesById.map((danger) => {
    const counts = countFeatures(danger.examples)
    return { id: danger.id, counts, others: subtract(allDangers, counts) }
  })

  return (typed) => {
    const features = featuresOf(typed)
    const [first, second] = classes
      .map(({ id, counts, others }) => ({ id, ratio: logLikelihoodRatio(features, counts, others) }))
      .toSorted((one, other) => other.ratio - one.ratio)
    return {
      danger: logLikelihoodRatio(features, allDangers, allHarmless),
      mostLikely: { id: first?.id ?? '', lead: (first?.ratio ?? 0) - (second?.ratio ?? 0) },
    }
  }
}

/** How many examples are read between two pauses. */
const readAtOnce = 50

/** Reads the examples before the first comparison, with pauses, so that the page stays responsive. */
export async function prepareComparison(): Promise<void> {
  if (comparison) return
  const messages = [...examples.dangers.values(), examples.harmless].flat()
  for (let start = 0; start < messages.length; start += readAtOnce) {
    readAll(messages.slice(start, start + readAtOnce))
    // oxlint-disable-next-line no-await-in-loop -- lets the page react
    await timeout(0)
  }
}

let comparison: Compare | undefined

export function compareWithExamples(typed: string): Comparison {
  comparison ??= createComparison(examples)
  return comparison(typed)
}
