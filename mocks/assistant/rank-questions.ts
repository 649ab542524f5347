import type { Message } from '#mocks/assistant/message.ts'
import { type Classifier, learnClasses, type Similarities, textFeatures } from '#mocks/assistant/nearest-centroid.ts'
import { mapInSteps, runAtOnce, runWithPauses, type Steps } from '#mocks/assistant/steps.ts'
import { conditions } from '#mocks/data/conditions.ts'
import { circuitMessages } from '#mocks/data/messages/follow-ups/circuit.ts'
import { placeFollowUpMessages } from '#mocks/data/messages/follow-ups/places.ts'
import { wayFollowUpMessages } from '#mocks/data/messages/follow-ups/ways.ts'
import { offTopicMessages } from '#mocks/data/messages/off-topic-messages.ts'
import { type QuestionMessages, questionMessages } from '#mocks/data/messages/question-messages.ts'
import { termsOf } from '#mocks/data/messages/question-terms.ts'
import { type Note, notes } from '#mocks/data/notes.ts'
import type { Question } from '#src/content/question.ts'
import { questions } from '#src/content/questions.ts'

/** What has an answer. */
export type Entry = Question | Note

export const entries: readonly Entry[] = [...questions, ...notes]

/** What travellers type to find an entry, and the sentences of its answer, because many use their words. */
function examplesOf(entry: Entry, messages: QuestionMessages): string[] {
  const asked = 'question' in entry ? [entry.question, ...entry.keywords] : []
  return [...asked, ...termsOf(entry.id), ...(messages[entry.id] ?? []), ...entry.answer.split(/(?<=[.;:!?])\s+/)]
}

/** What follow-ups to the subject of a conversation ask, by the kind of subject and by topic. */
export const followUpMessages = {
  circuit: circuitMessages,
  place: placeFollowUpMessages,
  way: wayFollowUpMessages,
} satisfies Record<string, QuestionMessages>

/** A kind of subject whose follow-ups are learnt. */
export type FollowUpKind = keyof typeof followUpMessages

const topicId = (kind: string, topic: string) => `${kind}/${topic}`

/** What travellers type to ask about a topic, and the terms for it. */
export function examplesOfTopic(kind: string, topic: string, messages: readonly string[]): string[] {
  return [...messages, ...termsOf(topicId(kind, topic))]
}

/** Only these count for rarity, so that follow-ups leave the answers to other messages as they are. */
const isNoTopic = (id: string) => !id.includes('/')

/** Each message off the topic is a class of its own, because they have nothing in common. */
const offTopicExamples = offTopicMessages.map((message, index) => [`off-topic-${index}`, [message]] as const)

function* learnQuestions(
  messages: QuestionMessages,
  followUps: Readonly<Record<string, QuestionMessages>> = followUpMessages,
): Steps<Classifier> {
  const examplesById = [
    ...entries.map((entry) => [entry.id, examplesOf(entry, messages)] as const),
    ...offTopicExamples,
    ...Object.entries(followUps).flatMap(([kind, topics]) =>
      Object.entries(topics).map(
        ([topic, texts]) => [topicId(kind, topic), examplesOfTopic(kind, topic, texts)] as const,
      ),
    ),
  ]
  const features = yield* mapInSteps(examplesById, ([id, examples]) => [id, examples.map(textFeatures)] as const)
  return yield* learnClasses(new Map(features), isNoTopic)
}

export function createQuestionClassifier(...learned: Parameters<typeof learnQuestions>): Classifier {
  return runAtOnce(learnQuestions(...learned))
}

let classifier: Classifier | undefined

function learnOnce(): Classifier {
  classifier ??= createQuestionClassifier(questionMessages)
  return classifier
}

/** Learns from the messages before the first question. */
export async function prepareQuestions(): Promise<void> {
  classifier ??= await runWithPauses(learnQuestions(questionMessages))
}

/** How much the topic alone counts, beside the whole message with its filler words and names of places. */
const topicShare = 0.4

/** A class of one message is easily more similar than the centre of many. */
const offTopicDiscount = 0.33

/** So is that of a note, which has fewer examples than a question. A single word more often names a question. */
const noteDiscount = (words: readonly string[]) => (words.length > 1 ? 0.8 : 0.65)

/** A follow-up asks for a detail, which is more often found in a note. */
const noteDiscountInContext = 0.9

/** In a conversation about something, a question is more often about that than another one. */
const otherDiscount = 0.8

/** How much more similar a topic counts if a pattern speaks for it. */
const hintBonus = 0.12

/** How much a message counts together with the words that name the question before, beside the message alone. */
const togetherShare = 0.2

/** How much the similarity of a question or note to the one last asked by itself counts. */
const nearShare = 0.35

/** What is added to that one itself: many follow-ups ask what its answer says. */
const sameBonus = 0.08

/** A question or note stands for itself with this many of its messages, the first ones. */
const maxContextMessages = 12

/**
 * Turns similarities into weights, and these into probabilities, as softmax does. With 65, they come closest to how often the
 * examples are recognised. Without a context, `expm1` gives a question that has nothing in common no weight; 1 is that of 'none of
 * these'.
 */
const sharpness = 65

/** The questions and notes, the most likely first, each with the probability that the message asks it. */
export function rankQuestions(message: Message, classify = learnOnce()): { entry: Entry; probability: number }[] {
  return toProbabilities(rankOnce(message, classify), weighEntries(message, undefined, classify))
}

/** The same for a message that may go on with the question or note `contextId`. */
export function rankInContext(message: Message, contextId: string): { entry: Entry; probability: number }[] {
  const classify = learnOnce()
  return toProbabilities(rankOnce(message, classify), weighEntries(message, contextId, classify))
}

/** A question or note that a message may ask, or a topic that it may ask about the subject of the conversation. */
export type Asks = { entry: Entry; topic?: undefined } | { topic: string; entry?: undefined }

/**
 * The topics of a kind of subject, the questions and the notes, the most likely first. Patterns speak for the topics `hinted`.
 * `contextId` is the question or note that was last asked by itself.
 */
export function rankFollowUps(
  message: Message,
  kind: FollowUpKind,
  { hinted, contextId }: { hinted: ReadonlySet<string>; contextId?: string | undefined },
): (Asks & { probability: number })[] {
  const classify = learnOnce()
  const similarities = rankOnce(message, classify)
  // Topics are asked about any place, so its name does not count.
  const withoutNames =
    message.destinations.length > 0 ? rankMessage({ ...message, input: message.rest }, classify) : similarities
  const topics = [...new Set([...Object.keys(followUpMessages[kind]), ...hinted])].map((topic) => ({
    topic,
    similarity: (withoutNames.get(topicId(kind, topic)) ?? 0) + (hinted.has(topic) ? hintBonus : 0),
  }))
  const others = weighEntries(message, contextId, classify, otherDiscount)
  return toProbabilities<Asks & { similarity: number }>(similarities, [...others, ...topics])
}

/** How much an answer counts for travellers who do not tell what it is for. */
const unmetDiscount = 0.7

/** Whether an answer is for travellers who tell something that neither the message nor the conversation tells. */
function lacksCondition(id: string, { text }: Message, contextId: string | undefined): boolean {
  const condition = conditions[id]
  return condition !== undefined && !condition.test(text) && conditions[contextId ?? ''] !== condition
}

function weighEntries(message: Message, contextId: string | undefined, classify: Classifier, discount = 1) {
  const inContext = contextId !== undefined
  const similarities = inContext ? similaritiesInContext(message, contextId, classify) : rankOnce(message, classify)
  const ofNote = inContext ? noteDiscountInContext : noteDiscount(message.words)
  return entries.map((entry) => {
    const ofKind = 'question' in entry ? 1 : ofNote
    const ofCondition = lacksCondition(entry.id, message, contextId) ? unmetDiscount : 1
    return { entry, similarity: (similarities.get(entry.id) ?? 0) * discount * ofKind * ofCondition }
  })
}

/** The words of the id of a question or note name what a message that goes on with it leaves out. */
function similaritiesInContext(message: Message, contextId: string, classify: Classifier): Similarities {
  const words = contextId.split('-')
  const topic = [...words, ...message.topic]
  const alone = rankOnce(message, classify)
  const together = rankMessage({ input: `${words.join(' ')} ${message.input}`, topic }, classify)
  const near = similaritiesTo(contextId)
  const bonusOf = (id: string) => (id === contextId ? sameBonus : (near.get(id) ?? 0) * nearShare)
  return new Map(
    entries.map(({ id }) => {
      const similarity = (alone.get(id) ?? 0) * (1 - togetherShare) + (together.get(id) ?? 0) * togetherShare
      return [id, similarity + bonusOf(id)]
    }),
  )
}

const similaritiesById = new Map<string, Similarities>()

/** How similar the questions and notes are to the messages that ask the one with this id. */
function similaritiesTo(id: string): Similarities {
  const known = similaritiesById.get(id)
  if (known) return known
  const messages = (questionMessages[id] ?? []).slice(0, maxContextMessages)
  const similarities = learnOnce()(messages.join('\n'))
  similaritiesById.set(id, similarities)
  return similarities
}

/** The similarity of a message, and of its topic alone, to each class. */
function rankMessage({ input, topic }: Pick<Message, 'input' | 'topic'>, classify: Classifier): Similarities {
  const whole = classify(input)
  const byTopic = topic.length > 0 ? classify(topic.join(' ')) : whole
  const ids = new Set([...whole.keys(), ...byTopic.keys()])
  return new Map(
    [...ids].map((id) => [id, (whole.get(id) ?? 0) * (1 - topicShare) + (byTopic.get(id) ?? 0) * topicShare]),
  )
}

const ranked = new WeakMap<Message, Similarities>()

/** Several parts of the assistant ask what the same message resembles. */
function rankOnce(message: Message, classify: Classifier): Similarities {
  if (classify !== classifier) return rankMessage(message, classify)
  const similarities = ranked.get(message) ?? rankMessage(message, classify)
  ranked.set(message, similarities)
  return similarities
}

/** The classes, the most likely first. `similarities` are those of the message, also to messages off the topic. */
function toProbabilities<Class extends { similarity: number }>(
  similarities: Similarities,
  classes: readonly Class[],
): (Class & { probability: number })[] {
  const offTopic = Math.max(...offTopicExamples.map(([id]) => similarities.get(id) ?? 0))
  const weightOfOthers = Math.exp(sharpness * offTopicDiscount * offTopic)
  const weighed = classes.map((one) => ({ ...one, weight: Math.expm1(sharpness * one.similarity) }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, weightOfOthers)
  return weighed
    .map((one) => ({ ...one, probability: one.weight / total }))
    .toSorted((one, other) => other.probability - one.probability)
}

// Probabilities. Tuned by hand: after a change, run the tests of the assistant and of conversations in tests/logic.

/** From here on, a question is offered when there is no answer. */
export const minToOffer = 0.01
/** From here on, a message that goes on with a question is answered in its context. */
export const minToAnswerInContext = 0.2
/** From here on, a question is answered. */
export const minToAnswer = 0.25
/** From here on, a message asks the question about the subject of the conversation. */
export const minToFollowUp = 0.3
/** From here on, a message that nothing else answers asks the likeliest about the subject of the conversation. */
export const minLikeliestFollowUp = 0.15
/** Below this, the reply names the question that it answers, as its source. */
export const minWithoutSource = 0.4
/** From here on, one of two questions of a message is answered. */
export const minToAnswerHalf = 0.35
/** From here on, the question is certainly meant. */
export const minToBeCertain = 0.5

/** The question or note that a message asks at least with this probability. */
export function mostLikelyQuestion(message: Message, minProbability: number): Entry | undefined {
  return rankQuestions(message).find(({ probability }) => probability >= minProbability)?.entry
}
