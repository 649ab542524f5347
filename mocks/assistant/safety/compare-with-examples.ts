import { type Classifier, createClassifier, wordParts } from '#mocks/assistant/nearest-centroid.ts'
import { examples, type Examples } from '#mocks/assistant/safety/examples.ts'
import { add, countFeatures, logLikelihoodRatio, subtract, wordsAndPairs } from '#mocks/assistant/safety/naive-bayes.ts'
import { readCurrent } from '#mocks/assistant/safety/old-stories.ts'
import { timeout } from '#src/lib/async.ts'

export type Comparison = {
  /** How much more likely the message is among the examples of dangers than among those of any other kind, as a logarithm. */
  danger: number
  /** The same of what the assistant refuses, compared with the harmless ones. */
  refused: number
  /** By the id of a danger: how much more likely the message is among its examples than among those of another, as a logarithm. */
  likelihoodOfDangers: () => ReadonlyMap<string, number>
  /** What the message resembles most of all that is refused, by its id. */
  nearestRefused: () => string | undefined
}

/** How much a similarity in the parts of words (nearest-centroid.ts) counts beside the likelihood of whole words. Tuned by hand. */
const similarityWeight = 300

/** Compares a text of `readTyping` with the examples. */
export type Compare = (typed: string) => Comparison

const typedByExample = new Map<string, string>()

/** Kept, because reading all examples takes long on a phone. */
function readExample(message: string): string {
  const typed = typedByExample.get(message) ?? readCurrent(message)
  typedByExample.set(message, typed)
  return typed
}

/** Counts the features of the examples once, for all comparisons. */
export function createComparison({ dangers, refused, harmless, asked }: Examples): Compare {
  const featuresById = [...dangers].map(([id, messages]) => ({ id, features: messages.map(featuresOf) }))
  const allDangers = countFeatures(featuresById.flatMap(({ features }) => features))
  const allRefused = countFeatures([...refused.values()].flat().map(featuresOf))
  const allHarmless = countFeatures(harmless.map(featuresOf))
  const harmlessOrRefused = add(allHarmless, allRefused)
  const allAsked = countFeatures(asked.map(featuresOf))
  const classes = featuresById.map(({ id, features }) => {
    const counts = countFeatures(features)
    return { id, counts, others: subtract(allDangers, counts) }
  })
  const classify = createExampleClassifier(dangers)
  const classifyRefused = createExampleClassifier(refused)

  return (typed) => {
    const features = wordsAndPairs(typed)
    return {
      danger: Math.min(
        logLikelihoodRatio(features, allDangers, harmlessOrRefused),
        logLikelihoodRatio(features, allDangers, allAsked),
      ),
      refused: Math.min(
        logLikelihoodRatio(features, allRefused, allHarmless),
        logLikelihoodRatio(features, allRefused, allAsked),
      ),
      likelihoodOfDangers: () => {
        const similarities = new Map(classify(typed).map(({ id, similarity }) => [id, similarity]))
        return new Map(
          classes.map(({ id, counts, others }) => [
            id,
            logLikelihoodRatio(features, counts, others) + similarityWeight * (similarities.get(id) ?? 0),
          ]),
        )
      },
      nearestRefused: () => classifyRefused(typed)[0]?.id,
    }
  }
}

const featuresOf = (message: string) => wordsAndPairs(readExample(message))

function createExampleClassifier(examplesById: Examples['dangers']): Classifier {
  return createClassifier(
    new Map(
      [...examplesById].map(([id, messages]) => [id, messages.map((message) => wordParts(readExample(message)))]),
    ),
  )
}

/** How many examples are read between two pauses. */
const readAtOnce = 200

/** Learns from the examples before the first comparison, with pauses, so that the page stays responsive. */
export async function prepareComparison(): Promise<void> {
  if (comparison) return
  const messages = [
    ...examples.dangers.values(),
    ...examples.refused.values(),
    examples.harmless,
    examples.asked,
  ].flat()
  for (let start = 0; start < messages.length; start += readAtOnce) {
    messages.slice(start, start + readAtOnce).forEach(readExample)
    // oxlint-disable-next-line no-await-in-loop -- lets the page react
    await timeout(0)
  }
  comparison ??= createComparison(examples)
}

let comparison: Compare | undefined

export function compareWithExamples(typed: string): Comparison {
  comparison ??= createComparison(examples)
  return comparison(typed)
}
