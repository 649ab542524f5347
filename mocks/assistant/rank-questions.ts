import type { Message } from '#mocks/assistant/message.ts'
import { type Classifier, createClassifier, wordParts } from '#mocks/assistant/nearest-centroid.ts'
import { offTopicMessages } from '#mocks/data/messages/off-topic-messages.ts'
import { type QuestionMessages, questionMessages } from '#mocks/data/messages/question-messages.ts'
import type { Question } from '#src/content/question.ts'
import { questions } from '#src/content/questions.ts'

/** What travellers type to ask a question, and the sentences that answer it, because many use their words. */
function examplesOf({ id, question, keywords, answer }: Question, messages: QuestionMessages): string[] {
  return [question, ...keywords, ...(messages[id] ?? []), ...answer.split(/(?<=[.;:!?])\s+/)]
}

let classifier: Classifier | undefined

/** Each message off the topic is a class of its own, because they have nothing in common. */
export function createQuestionClassifier(messages: QuestionMessages): Classifier {
  const examplesById = [
    ...questions.map((question) => [question.id, examplesOf(question, messages)] as const),
    ...offTopicMessages.map((message, index) => [`off-topic-${index}`, [message]] as const),
  ]
  return createClassifier(new Map(examplesById.map(([id, examples]) => [id, examples.map(wordParts)])))
}

function learnOnce(): Classifier {
  classifier ??= createQuestionClassifier(questionMessages)
  return classifier
}

/** Learns from the messages before the first question. */
export function prepareQuestions(): void {
  learnOnce()
}

function rank(text: string, classify: Classifier): ReadonlyMap<string, number> {
  return new Map(classify(text).map(({ id, similarity }) => [id, similarity]))
}

/** How much the topic alone counts, beside the whole message with its filler words and names of places. */
const topicShare = 0.4

/** A class of one message is easily more similar than the centre of many. */
const offTopicDiscount = 0.4

/**
 * Turns similarities into weights, and these into probabilities, as softmax does. With 50, they come closest to how often the
 * examples are recognised. `expm1` gives a question that has nothing in common no weight; 1 is that of 'none of these'.
 */
const sharpness = 50

/** The questions, the most likely first, each with the probability that the message asks it. */
export function rankQuestions(
  { input, topic }: Message,
  classify = learnOnce(),
): { question: Question; probability: number }[] {
  const whole = rank(input, classify)
  const byTopic = topic.length > 0 ? rank(topic.join(' '), classify) : whole
  const similarityTo = (id: string) => (whole.get(id) ?? 0) * (1 - topicShare) + (byTopic.get(id) ?? 0) * topicShare
  const offTopic = Math.max(...offTopicMessages.map((_, index) => similarityTo(`off-topic-${index}`)))
  const ranked = questions.map((question) => ({
    question,
    weight: Math.expm1(sharpness * similarityTo(question.id)),
  }))
  const weightOfOthers = Math.exp(sharpness * offTopicDiscount * offTopic)
  const total = ranked.reduce((sum, { weight }) => sum + weight, weightOfOthers)
  return ranked
    .map(({ question, weight }) => ({ question, probability: weight / total }))
    .toSorted((one, other) => other.probability - one.probability)
}

// Probabilities. Tuned by hand: after a change, run tests/logic/assistant-accuracy.test.ts.

/** From here on, a question is answered. */
export const minToAnswer = 0.25
/** From here on, a message asks the question about the subject of the conversation. */
export const minToFollowUp = 0.3
/** Below this, the reply names the question that it answers, as its source. */
export const minWithoutSource = 0.4
/** From here on, the question is certainly meant. */
export const minToBeCertain = 0.5

/** The question that a message asks at least with this probability. */
export function mostLikelyQuestion(message: Message, minProbability: number): Question | undefined {
  return rankQuestions(message).find(({ probability }) => probability >= minProbability)?.question
}
