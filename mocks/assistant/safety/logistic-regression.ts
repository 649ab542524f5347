import type { Features } from '#mocks/assistant/safety/naive-bayes.ts'
import type { Steps } from '#mocks/assistant/steps.ts'

/** How likely a message with these features is of the kind that was learnt: the logarithm of the odds, above 0 if more than half. */
export type LogOdds = (features: Features) => number

// Tuned with messages that were left out: more passes change little.
const passes = 12
const rate = 1
/** L2 penalty: each example also draws the weights that it changes towards 0, so that rare features do not get large ones. */
const l2Penalty = 0.001

/** Examples this far apart follow each other, which mixes both kinds. A prime, so that none is left out unless their number is a multiple. */
const stride = 7919

const examplesBetweenPauses = 500

/**
 * Learns to tell messages of one kind from all others: logistic regression with an L2 penalty, by gradient descent. The more the
 * weight of a feature has been changed, the smaller its next changes are (AdaGrad). The order is fixed, so that the same examples
 * always give the same answers.
 */
export function* learnLogOdds(ofKind: readonly Features[], others: readonly Features[]): Steps<LogOdds> {
  const numbers = new Map<string, number>()
  const toNumbers = (features: Features) =>
    Array.from(features, (feature) => {
      const number = numbers.get(feature) ?? numbers.size + 1
      numbers.set(feature, number)
      return number
    })
  const examples = [
    ...ofKind.map((features) => ({ features: toNumbers(features), target: 1 })),
    ...others.map((features) => ({ features: toNumbers(features), target: 0 })),
  ]
  yield
  // Position 0 is for what all messages have in common.
  const weights = new Float64Array(numbers.size + 1)
  const squaredGradients = new Float64Array(numbers.size + 1)

  const change = (feature: number, lossGradient: number) => {
    const gradient = lossGradient + l2Penalty * (weights[feature] ?? 0)
    squaredGradients[feature] = (squaredGradients[feature] ?? 0) + gradient ** 2
    weights[feature] = (weights[feature] ?? 0) - (rate * gradient) / Math.sqrt((squaredGradients[feature] ?? 0) + 1e-6)
  }

  // The average over all passes depends less on the order of the examples than the last weights do.
  const sums = new Float64Array(weights.length)
  for (let pass = 0; pass < passes; pass++) {
    for (let step = 0; step < examples.length; step++) {
      const { features, target } = examples[(step * stride) % examples.length] ?? { features: [], target: 0 }
      const length = normOf(features.length)
      const error = 1 / (1 + Math.exp(-logOdds(weights, features, length))) - target
      for (const feature of features) change(feature, error / length)
      change(0, error)
      if (step % examplesBetweenPauses === 0) yield
    }
    for (const [feature, weight] of weights.entries()) sums[feature] = (sums[feature] ?? 0) + weight
  }
  const averages = sums.map((sum) => sum / passes)
  return (features) => {
    const known = [...features].flatMap((feature) => numbers.get(feature) ?? [])
    return logOdds(averages, known, normOf(features.size))
  }
}

function logOdds(weights: Float64Array, features: readonly number[], length: number): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0) / length + (weights[0] ?? 0)
}

/** The norm of a vector of so many ones. */
const normOf = (count: number) => Math.sqrt(count || 1)
