import { everydayMessages } from '#mocks/data/messages/everyday-messages.ts'
import { harmlessMessages } from '#mocks/data/messages/harmless-messages.ts'
import { toldMessages } from '#mocks/data/messages/told-messages.ts'
import { typedMessages } from '#mocks/data/messages/typed-messages.ts'
import { writtenExamples } from '#mocks/data/messages/written-examples.ts'
import { safetyEntries } from '#mocks/data/safety.ts'
import { questions } from '#src/content/questions.ts'

/** Written messages that a new one is compared with. */
export type Examples = {
  /** By the id of the urgent entry that they must find. */
  dangers: ReadonlyMap<string, readonly string[]>
  harmless: readonly string[]
}

function messagesOf(id: string): string[] {
  return [...(writtenExamples[id]?.triggers ?? []), ...(typedMessages[id] ?? []), ...(toldMessages[id] ?? [])]
}

const urgent = safetyEntries.filter(({ kind }) => kind === 'urgent')
const otherEntries = safetyEntries.filter(({ kind }) => kind !== 'urgent')

export const examples: Examples = {
  dangers: new Map(urgent.map(({ id }) => [id, messagesOf(id)])),
  harmless: [
    ...harmlessMessages,
    ...everydayMessages,
    ...Object.values(writtenExamples).flatMap(({ others }) => others),
    // What the assistant refuses is no emergency.
    ...otherEntries.flatMap(({ id }) => messagesOf(id)),
    ...questions.flatMap(({ question, keywords }) => [question, ...keywords.filter((words) => words.includes(' '))]),
  ],
}
