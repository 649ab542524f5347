import { messagesWithContext } from '#mocks/data/messages/asked-with-context.ts'
import { everydayMessages } from '#mocks/data/messages/everyday-messages.ts'
import { circuitMessages } from '#mocks/data/messages/follow-ups/circuit.ts'
import { placeFollowUpMessages } from '#mocks/data/messages/follow-ups/places.ts'
import { wayFollowUpMessages } from '#mocks/data/messages/follow-ups/ways.ts'
import { harmlessMessages } from '#mocks/data/messages/harmless-messages.ts'
import { offTopicMessages } from '#mocks/data/messages/off-topic-messages.ts'
import { questionMessages } from '#mocks/data/messages/question-messages.ts'
import { toldMessages } from '#mocks/data/messages/told-messages.ts'
import { typedMessages } from '#mocks/data/messages/typed-messages.ts'
import { writtenExamples } from '#mocks/data/messages/written-examples.ts'
import { type SafetyEntry, safetyEntries } from '#mocks/data/safety.ts'
import { questions } from '#src/content/questions.ts'

/** Written messages that a new one is compared with. */
export type Examples = {
  /** By the id of the urgent entry that they must find. */
  dangers: ReadonlyMap<string, readonly string[]>
  /** What the assistant refuses or answers with reserve, by the id of the entry. */
  refused: ReadonlyMap<string, readonly string[]>
  harmless: readonly string[]
  /** Harmless too: what travellers ask. Compared apart with what is refused, because these say less about how people tell something. */
  asked: readonly string[]
}

function messagesOf(wanted: (kind: SafetyEntry['kind']) => boolean) {
  return new Map(
    safetyEntries
      .filter(({ kind }) => wanted(kind))
      .map(({ id }) => [
        id,
        [...(writtenExamples[id]?.triggers ?? []), ...(typedMessages[id] ?? []), ...(toldMessages[id] ?? [])],
      ]),
  )
}

/** Topics whose messages resemble those about a danger: 'ma belle-mère a mal aux genoux', 'ça craint la nuit ?'. */
const nearDanger: ReadonlySet<string> = new Set([
  'illness',
  'difficulty',
  'safety',
  'risk',
  'baby',
  'sea',
  'bathing',
  'network',
  'mosquitoes',
])

const followUps = [circuitMessages, placeFollowUpMessages, wayFollowUpMessages].flatMap((topics) =>
  Object.entries<readonly string[]>(topics).flatMap(([topic, messages]) => (nearDanger.has(topic) ? [] : messages)),
)

export const examples: Examples = {
  dangers: messagesOf((kind) => kind === 'urgent'),
  refused: messagesOf((kind) => kind !== 'urgent'),
  harmless: [
    ...harmlessMessages,
    ...everydayMessages,
    ...messagesWithContext,
    ...offTopicMessages,
    ...Object.values(writtenExamples).flatMap(({ others }) => others),
  ],
  asked: [
    ...Object.values(questionMessages).flat(),
    ...followUps,
    ...questions.flatMap(({ question, keywords }) => [question, ...keywords.filter((words) => words.includes(' '))]),
  ],
}
