import { type Compare, type Comparison, compareWithExamples } from '#mocks/assistant/safety/compare-with-examples.ts'
import { matchRefused, matchUrgent } from '#mocks/assistant/safety/match-patterns.ts'
import { currentClauses, readCurrent } from '#mocks/assistant/safety/old-stories.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { type SafetyEntry, safetyEntries } from '#mocks/data/safety.ts'

/** In words. In a longer message, words far from each other have nothing to do with each other. */
const windowLength = 30

/** In a message of fewer words, the words of a danger suffice. */
const sentenceLength = 6
/** In a message of more, those of another danger may occur by chance. */
const storyLength = 12

// How much more a message resembles the written dangers than journeys, as a sum of logarithms (resemblance.ts): « ma fille adore
// les serpents » is far below 0, « un serpent vient de mordre ma fille » far above 20.
// Tuned by hand: after a change, run tests/logic/safety.test.ts.

/** Below this, a sentence with the words of a danger means something else. */
const leastWithWords = 2
/** From this on, a message without such words tells of a danger too. */
const leastWithoutWords = 11
/** From this on, it may be one: the ordinary answer ends with the way to help. */
const leastDoubt = 6
/** The danger whose examples are nearest is meant if it leads the next by this much. */
const clearLead = 9

/**
 * What a message says about danger. Patterns know the words of each danger, written examples tell how people speak of dangers
 * and how of journeys:
 *
 * 1. A few words of a danger are believed.
 * 2. In a sentence, they are believed if the examples agree that it tells of a danger, in a story only if they agree of which.
 * 3. A message that resembles the dangers much needs no such words. The nearest danger is meant if it leads clearly.
 * 4. A danger that is not clear gets the answer to a call for help, which has all numbers.
 */
export function findSafetyEntry(input: string, compare: Compare = compareWithExamples): SafetyEntry | undefined {
  const typed = readCurrent(input)
  const texts = windows(typed)
  const byWords = matchUrgent(texts)
  const wordCount = typed.split(' ').length
  if (byWords && wordCount < sentenceLength) return byWords
  const { danger, nearest } = mostDangerous(texts.map(compare))
  // 'Mordu par un chien, faut-il annuler ?': one clause tells of danger, whatever the others ask.
  const isTold = () => mostDangerous(currentClauses(input).map(readTyping).map(compare)).danger >= leastWithoutWords
  const isDanger = byWords ? danger >= leastWithWords || isTold() : danger >= leastWithoutWords
  if (!isDanger) return matchRefused(windows(readTyping(input)))
  if (byWords && (wordCount < storyLength || byWords.id === nearest.id)) return byWords
  return urgentEntry(nearest.lead >= clearLead ? nearest.id : 'aide-generique')
}

/** Whether a message for which there is no safety entry might be about danger all the same. */
export function mayTellOfDanger(input: string): boolean {
  return mostDangerous(windows(readTyping(input)).map(compareWithExamples)).danger >= leastDoubt
}

function mostDangerous(comparisons: readonly Comparison[]): Comparison {
  return comparisons.reduce((most, one) => (one.danger > most.danger ? one : most))
}

function urgentEntry(id: string): SafetyEntry | undefined {
  return safetyEntries.find((entry) => entry.id === id)
}

/** Overlapping parts of a long text. */
function windows(text: string): string[] {
  const words = text.split(' ')
  if (words.length <= windowLength) return [text]
  const step = windowLength / 2
  return Array.from({ length: Math.ceil(words.length / step) }, (_, index) =>
    words.slice(index * step, index * step + windowLength).join(' '),
  )
}
