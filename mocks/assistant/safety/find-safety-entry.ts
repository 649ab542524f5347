import { type Compare, type Comparison, compareWithExamples } from '#mocks/assistant/safety/compare-with-examples.ts'
import { matchRefused, matchUrgent } from '#mocks/assistant/safety/match-patterns.ts'
import { currentClauses, readCurrent } from '#mocks/assistant/safety/old-stories.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { type SafetyEntry, safetyEntries } from '#mocks/data/safety.ts'

/** In words. In a longer message, words far from each other have nothing to do with each other. */
const windowLength = 30

/** In a message of fewer words, the words of a danger suffice. */
const sentenceLength = 6
/** In a message of more words, those of another danger may occur by chance. */
const storyLength = 10

// How a message compares with the written examples. Tuned by hand: after a change, run tests/logic/safety.test.ts.

/** Below this, a sentence with the words of a danger means something else. */
const leastWithWords = 2
/** From this on, a message without such words tells of a danger too. */
const leastWithoutWords = 11
/** From this on, it may be one: the ordinary answer has to be certain, and tells the way to help. */
const leastDoubt = 6
/** The nearest danger is meant if it leads the next by this much, in a story even if there are words of another. */
const clearLead = 3

/**
 * What a message says about danger. Patterns know the words of each danger. Written examples tell how people speak of
 * dangers, and how of journeys: they decide whether such words are meant, and whether other words tell of a danger.
 */
export function findSafetyEntry(input: string, compare: Compare = compareWithExamples): SafetyEntry | undefined {
  const typed = readCurrent(input)
  const wordCount = typed.split(' ').length
  const texts = windows(typed)
  const { danger, nearest } = mostDangerous(texts.map(compare))
  const byWords = matchUrgent(texts)
  // 'Mordu par un chien, faut-il annuler ?': one clause tells of danger, whatever the others ask.
  const isTold = () => mostDangerous(currentClauses(input).map(readTyping).map(compare)).danger >= leastWithoutWords
  if (byWords && (wordCount < sentenceLength || danger >= leastWithWords || isTold())) {
    return wordCount > storyLength && nearest.lead >= clearLead ? urgentEntry(nearest.id) : byWords
  }
  if (danger < leastWithoutWords) return matchRefused(windows(readTyping(input)))
  return urgentEntry(nearest.lead >= clearLead ? nearest.id : 'aide-generique')
}

/** Whether a message for which there is no safety entry might be about danger all the same. */
export function mayTellOfDanger(input: string): boolean {
  const texts = windows(readCurrent(input))
  return mostDangerous(texts.map(compareWithExamples)).danger >= leastDoubt
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
