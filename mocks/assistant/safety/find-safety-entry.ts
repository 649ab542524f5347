import { type Compare, type Comparison, compareWithExamples } from '#mocks/assistant/safety/compare-with-examples.ts'
import { matchRefused, matchUrgent } from '#mocks/assistant/safety/match-patterns.ts'
import { currentClauses, readCurrent } from '#mocks/assistant/safety/old-stories.ts'
import { callForHelp } from '#mocks/assistant/safety/people-situations.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { getSafetyEntry, type SafetyEntry } from '#mocks/data/safety.ts'

/**
 * In words. Longer messages are read in overlapping windows, because words far from each other are unrelated. The last is short, so
 * that a call for help at the end stands out.
 */
const windowLength = 30

/** In words. In a shorter message, a match of the patterns is enough. */
const sentenceLength = 6
/** In words. A message this long may match the patterns of another danger by chance. */
const storyLength = 12

// Thresholds of log-likelihood ratios (naive-bayes.ts): 'ma fille adore les serpents' is far below 0, 'un serpent vient de mordre ma
// fille' far above 20. Tuned by hand: after a change, run tests/logic/safety.test.ts.

/** A message that matches the patterns tells of a danger, or asks for something refused, from here on. */
const minWithMatch = 2
/** Any other message tells of a danger from here on. */
const minWithoutMatch = 10.5
/** Any other message asks for something refused from here on. */
const minRefused = 18
/** A message may tell of a danger from here on: the ordinary answer ends with the way to help. */
const minDoubtful = 6
/** Of similarities (nearest-centroid.ts): by less, the nearest danger is not clear. */
const minLead = 0.014

/**
 * The entry that answers a message about danger, or about what the assistant refuses. Each danger has patterns and examples:
 *
 * 1. In a few words, a match of the patterns is enough.
 * 2. A longer message that matches must also resemble the examples of dangers. One that resembles them strongly needs no match.
 * 3. It is about the danger that both comparisons with the examples name, or about that of the patterns; in a long message, one
 *    of the comparisons must name it too.
 * 4. Otherwise it gets the answer to a call for help, which has all numbers.
 */
export function findSafetyEntry(input: string, compare: Compare = compareWithExamples): SafetyEntry | undefined {
  const typed = readCurrent(input)
  const texts = windows(typed)
  const matched = matchUrgent(texts)
  const wordCount = typed.split(' ').length
  if (matched && wordCount < sentenceLength) return matched
  const comparisons = texts.map(compare)
  const { danger, mostLikely, nearest } = mostDangerous(comparisons)
  // 'Mordu par un chien, faut-il annuler ?': one clause is enough, whatever the others ask.
  const hasDangerousClause = () =>
    mostDangerous(currentClauses(input).map(readTyping).map(compare)).danger >= minWithoutMatch
  const isDanger = matched ? danger >= minWithMatch || hasDangerousClause() : danger >= minWithoutMatch
  if (!isDanger) return findRefused(texts, comparisons)
  const clear = nearest.id === mostLikely && nearest.lead >= minLead ? nearest.id : undefined
  if (clear !== undefined && clear !== callForHelp.id) return getSafetyEntry(clear)
  const isNamedTwice = matched?.id === mostLikely || matched?.id === nearest.id
  if (matched && (wordCount < storyLength || isNamedTwice)) return matched
  return getSafetyEntry(callForHelp.id)
}

/** The entry for what the assistant refuses or answers with reserve: by its patterns, or by the examples. */
function findRefused(texts: readonly string[], comparisons: readonly Comparison[]): SafetyEntry | undefined {
  const matched = matchRefused(texts)
  const [text = ''] = texts
  if (matched && text.split(' ').length < sentenceLength) return matched
  const { refused, nearestRefused } = comparisons.reduce((most, one) => (one.refused > most.refused ? one : most))
  if (matched && refused >= minWithMatch) return matched
  return nearestRefused !== undefined && refused >= minRefused ? getSafetyEntry(nearestRefused) : undefined
}

/** Whether a message without a safety entry may be about danger all the same. */
export function mayTellOfDanger(input: string): boolean {
  return mostDangerous(windows(readCurrent(input)).map(compareWithExamples)).danger >= minDoubtful
}

function mostDangerous(comparisons: readonly Comparison[]): Comparison {
  return comparisons.reduce((most, one) => (one.danger > most.danger ? one : most))
}

function windows(text: string): string[] {
  const words = text.split(' ')
  if (words.length <= windowLength) return [text]
  const step = windowLength / 2
  return Array.from({ length: Math.ceil(words.length / step) }, (_, index) =>
    words.slice(index * step, index * step + windowLength).join(' '),
  )
}
