import { dangerSituations } from '#mocks/assistant/safety/danger-situations.ts'
import { medicalSituations } from '#mocks/assistant/safety/medical-situations.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { callForHelp, peopleSituations } from '#mocks/assistant/safety/people-situations.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { refusedSituations } from '#mocks/assistant/safety/refused-situations.ts'
import { general, happened } from '#mocks/assistant/safety/words.ts'
import { type SafetyEntry, safetyEntries } from '#mocks/data/safety.ts'

const situations = new Map(
  [...medicalSituations, ...dangerSituations, ...peopleSituations, callForHelp, ...refusedSituations].map(
    (situation) => [situation.id, situation],
  ),
)

const isGeneral = matcher(general)
const hasHappened = matcher([happened])

const candidates = safetyEntries.map((entry) => {
  const situation = situations.get(entry.id)
  if (!situation) throw new Error(`No patterns: ${entry.id}`)
  const { id, when, unless = [], handsOver = {}, evenInQuestions } = situation
  const isMeant = matcher(when)
  const isElse = matcher(unless)
  const mayBeQuestion = entry.kind === 'urgent' && id !== callForHelp.id && !evenInQuestions
  return {
    entry,
    matches: (text: string) => isMeant(text) && !isElse(text) && !(mayBeQuestion && isQuestion(text)),
    handsOver: Object.entries(handsOver).map(([to, patterns]) => ({ to, isAboutIt: matcher(patterns) })),
  }
})

/** Asks about the country, and not about what has happened. */
function isQuestion(text: string): boolean {
  return isGeneral(text) && !hasHappened(text)
}

type Candidate = (typeof candidates)[number]

/** In words. In a longer message, words far from each other have nothing to do with each other. */
const windowLength = 30

/** What a message says about danger: the first entry whose patterns match, or the one that it hands the message over to. */
export function findSafetyEntry(input: string): SafetyEntry | undefined {
  const texts = windows(readTyping(input))
  for (const candidate of candidates) {
    const text = texts.find(candidate.matches)
    if (text !== undefined) return (otherFor(candidate, text) ?? candidate).entry
  }
  return undefined
}

function otherFor({ handsOver }: Candidate, text: string): Candidate | undefined {
  const ids = new Set(handsOver.flatMap(({ to, isAboutIt }) => (isAboutIt(text) ? to : [])))
  return candidates.find(({ entry, matches }) => ids.has(entry.id) && matches(text))
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
