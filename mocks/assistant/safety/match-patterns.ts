import { dangerSituations } from '#mocks/assistant/safety/danger-situations.ts'
import { despairSituations } from '#mocks/assistant/safety/despair-situations.ts'
import { medicalSituations } from '#mocks/assistant/safety/medical-situations.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { callForHelp } from '#mocks/assistant/safety/call-for-help.ts'
import { paperSituations } from '#mocks/assistant/safety/paper-situations.ts'
import { peopleSituations } from '#mocks/assistant/safety/people-situations.ts'
import { refusedSituations } from '#mocks/assistant/safety/refused-situations.ts'
import { seaSituations } from '#mocks/assistant/safety/sea-situations.ts'
import { threatSituations } from '#mocks/assistant/safety/threat-situations.ts'
import { generalQuestions, happened } from '#mocks/assistant/safety/words.ts'
import { type SafetyEntry, safetyEntries } from '#mocks/data/safety.ts'

const situations = new Map(
  [
    ...medicalSituations,
    ...seaSituations,
    ...dangerSituations,
    ...despairSituations,
    ...paperSituations,
    ...threatSituations,
    ...peopleSituations,
    callForHelp,
    ...refusedSituations,
  ].map((situation) => [situation.id, situation]),
)

const isGeneral = matcher(generalQuestions)
const hasHappened = matcher([happened])

const candidates = safetyEntries.map((entry) => {
  const situation = situations.get(entry.id)
  if (!situation) throw new Error(`Safety entry without patterns: ${entry.id}`)
  const { when, certain = [], unless = [], handsOver = {}, cases = {}, evenInQuestions } = situation
  const isMeant = matcher([...when, ...certain])
  const isCertain = matcher(certain)
  const isSomethingElse = matcher(unless)
  const isQuietInQuestions = entry.kind === 'urgent' && !evenInQuestions
  return {
    entry,
    matches: (text: string) =>
      isMeant(text) && !isSomethingElse(text) && !(isQuietInQuestions && isGeneralQuestion(text)),
    isCertain: (text: string) => isCertain(text) && !isSomethingElse(text),
    cases: Object.entries(cases).map(([name, patterns]) => ({
      answer: answerOfCase(entry, name),
      isAboutIt: matcher(patterns),
    })),
    handsOver: Object.entries(handsOver).map(([to, patterns]) => ({ to, isAboutIt: matcher(patterns) })),
  }
})

function answerOfCase({ id, cases }: SafetyEntry, name: string): string {
  const answer = cases?.[name]
  if (answer === undefined) throw new Error(`Case without an answer: ${id} ${name}`)
  return answer
}

/** The entry, with the answer of its case that one of the texts is about. */
export function narrow(entry: SafetyEntry, texts: readonly string[]): SafetyEntry {
  const candidate = candidates.find((one) => one.entry === entry)
  const found = candidate?.cases.find(({ isAboutIt }) => texts.some(isAboutIt))
  return found ? { ...entry, answer: found.answer } : entry
}

/** 'Y a-t-il des serpents ?', but not 'y a-t-il un médecin, un serpent m’a mordu'. */
function isGeneralQuestion(text: string): boolean {
  return isGeneral(text) && !hasHappened(text)
}

type Candidate = (typeof candidates)[number]

/** The first urgent entry whose patterns match one of the texts, or the one that it hands the message over to. */
export function matchUrgent(texts: readonly string[]): SafetyEntry | undefined {
  return firstMatch(texts, ({ entry }) => entry.kind === 'urgent')
}

/** The first entry, urgent or refused, of which a pattern leaves no doubt. */
export function matchCertainly(texts: readonly string[]): SafetyEntry | undefined {
  return candidates.find(({ isCertain }) => texts.some(isCertain))?.entry
}

/** The first entry whose patterns match, of those that the assistant refuses or answers with reserve. */
export function matchRefused(texts: readonly string[]): SafetyEntry | undefined {
  return firstMatch(texts, ({ entry }) => entry.kind !== 'urgent')
}

function firstMatch(texts: readonly string[], isWanted: (candidate: Candidate) => boolean): SafetyEntry | undefined {
  for (const candidate of candidates.filter(isWanted)) {
    const text = texts.find(candidate.matches)
    if (text !== undefined) return (handedOverTo(candidate, text) ?? candidate).entry
  }
  return undefined
}

function handedOverTo({ handsOver }: Candidate, text: string): Candidate | undefined {
  const ids = new Set(handsOver.flatMap(({ to, isAboutIt }) => (isAboutIt(text) ? to : [])))
  return candidates.find(({ entry, matches }) => ids.has(entry.id) && matches(text))
}
