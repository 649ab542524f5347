import { learnClasses, mostSimilar, wordParts } from '#mocks/assistant/nearest-centroid.ts'
import { examples, type Examples } from '#mocks/assistant/safety/examples.ts'
import { add, countFeatures, logLikelihoodRatio, subtract, wordsAndPairs } from '#mocks/assistant/safety/naive-bayes.ts'
import { readCurrent } from '#mocks/assistant/safety/old-stories.ts'
import { mapInSteps, runAtOnce, runWithPauses, type Steps } from '#mocks/assistant/steps.ts'

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
function* learnComparison({ dangers, refused, harmless, asked }: Examples): Steps<Compare> {
  const featuresById = yield* mapClasses(dangers, featuresOf)
  const allDangers = countFeatures([...featuresById.values()].flat())
  const allRefused = countFeatures(yield* mapInSteps([...refused.values()].flat(), featuresOf))
  const allHarmless = countFeatures(yield* mapInSteps(harmless, featuresOf))
  const harmlessOrRefused = add(allHarmless, allRefused)
  const allAsked = countFeatures(yield* mapInSteps(asked, featuresOf))
  const classes = yield* mapInSteps([...featuresById], ([id, features]) => {
    const counts = countFeatures(features)
    return { id, counts, others: subtract(allDangers, counts) }
  })
  const classify = yield* learnClasses(yield* mapClasses(dangers, partsOf))
  const classifyRefused = yield* learnClasses(yield* mapClasses(refused, partsOf))

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
        const similarities = classify(typed)
        return new Map(
          classes.map(({ id, counts, others }) => [
            id,
            logLikelihoodRatio(features, counts, others) + similarityWeight * (similarities.get(id) ?? 0),
          ]),
        )
      },
      nearestRefused: () => mostSimilar(classifyRefused(typed)),
    }
  }
}

const featuresOf = (message: string) => wordsAndPairs(readExample(message))
const partsOf = (message: string) => wordParts(readExample(message))

function* mapClasses<Features>(
  examplesById: Examples['dangers'],
  map: (message: string) => Features,
): Steps<Map<string, Features[]>> {
  const mapped = new Map<string, Features[]>()
  for (const [id, messages] of examplesById) mapped.set(id, yield* mapInSteps(messages, map))
  return mapped
}

export function createComparison(examplesToLearn: Examples): Compare {
  return runAtOnce(learnComparison(examplesToLearn))
}

let comparison: Compare | undefined

/** Learns from the examples before the first comparison. */
export async function prepareComparison(): Promise<void> {
  comparison ??= await runWithPauses(learnComparison(examples))
}

export function compareWithExamples(typed: string): Comparison {
  comparison ??= createComparison(examples)
  return comparison(typed)
}
