import { learnClasses, mostSimilar, textFeatures } from '#mocks/assistant/nearest-centroid.ts'
import { examples, type Examples } from '#mocks/assistant/safety/examples.ts'
import { learnLogOdds } from '#mocks/assistant/safety/logistic-regression.ts'
import { countFeatures, logLikelihoodRatio, subtract, wordsAndPairs } from '#mocks/assistant/safety/naive-bayes.ts'
import { readCurrent } from '#mocks/assistant/safety/old-stories.ts'
import { mapInSteps, runAtOnce, runWithPauses, type Steps } from '#mocks/assistant/steps.ts'

export type Comparison = {
  /** The log-odds that the message tells of a danger: above 0 if that is more likely than not. */
  danger: number
  /** How much more likely it is among the examples of what the assistant refuses than among harmless ones, as a logarithm. */
  refused: number
  /** By the id of a danger: how much more likely the message is among its examples than among those of another, as a logarithm. */
  likelihoodOfDangers: () => ReadonlyMap<string, number>
  /** What the message resembles most of all that is refused, by its id. */
  nearestRefused: () => string | undefined
}

/** How much the similarity to the examples (nearest-centroid.ts) counts beside the likelihood (naive-bayes.ts). Tuned by hand. */
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

/** Learns from the examples once, for all comparisons. */
function* learnComparison({ dangers, refused, harmless, asked }: Examples): Steps<Compare> {
  const featuresById = yield* mapClasses(dangers, featuresOf)
  const dangerous = [...featuresById.values()].flat()
  const ofRefused = yield* mapInSteps([...refused.values()].flat(), featuresOf)
  const ofHarmless = yield* mapInSteps(harmless, featuresOf)
  const ofAsked = yield* mapInSteps(asked, featuresOf)
  const oddsOfDanger = yield* learnLogOdds(dangerous, [...ofRefused, ...ofHarmless, ...ofAsked])
  const allDangers = countFeatures(dangerous)
  const allRefused = countFeatures(ofRefused)
  const allHarmless = countFeatures(ofHarmless)
  const allAsked = countFeatures(ofAsked)
  const classes = yield* mapInSteps([...featuresById], ([id, features]) => {
    const counts = countFeatures(features)
    return { id, counts, others: subtract(allDangers, counts) }
  })
  const classify = yield* learnClasses(yield* mapClasses(dangers, centroidFeatures))
  const classifyRefused = yield* learnClasses(yield* mapClasses(refused, centroidFeatures))

  return (typed) => {
    const features = wordsAndPairs(typed)
    return {
      danger: oddsOfDanger(features),
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
const centroidFeatures = (message: string) => textFeatures(readExample(message))

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
