import type { Asked, FollowUp } from '#mocks/assistant/follow-ups/follow-up.ts'
import { type Message, parseMessage } from '#mocks/assistant/message.ts'
import { type Classifier, createClassifier, wordParts } from '#mocks/assistant/nearest-centroid.ts'
import { minToBeCertain, rankQuestions } from '#mocks/assistant/rank-questions.ts'
import { placeFollowUpMessages } from '#mocks/data/messages/follow-ups/places.ts'
import { wayFollowUpMessages } from '#mocks/data/messages/follow-ups/ways.ts'
import { frenchStem, frenchWords } from '#src/content/french-terms.ts'

/** Examples of what is asked about the subject of a conversation, by topic, for each kind of subject. */
const messages = { place: placeFollowUpMessages, way: wayFollowUpMessages }

export type PlaceKind = keyof typeof messages

const classifiers = new Map<PlaceKind, Classifier>()

function classifierOf(kind: PlaceKind): Classifier {
  const known = classifiers.get(kind)
  if (known) return known
  const examples = Object.entries(messages[kind]).map(([topic, asked]) => [topic, asked.map(wordParts)] as const)
  const classifier = createClassifier(new Map(examples))
  classifiers.set(kind, classifier)
  return classifier
}

// Tuned by hand: after a change, run tests/logic/conversation.test.ts.

/** Turns similarities into weights, as for questions. */
const sharpness = 20
/** How much more likely a topic is when the message has its words. */
const forWords = 100
/** From here on, a message without the words of a topic asks it. */
const minProbability = 0.3
/** From here on, a question of the questions page is meant although the message has words of a topic, and no unknown ones. */
const minToOverrule = 0.9

/**
 * The follow-up that a message asks: its words match the pattern of the follow-up, or it is like its examples. None if a question of
 * the questions page, or a note, is more likely meant.
 */
export function likelyTopic<Target>(
  kind: PlaceKind,
  followUps: readonly FollowUp<Target>[],
  asked: Asked,
): { followUp: FollowUp<Target>; hasWords: boolean; weight: number } | undefined {
  const { message } = asked
  const similarities = new Map(classifierOf(kind)(message.rest).map(({ id, similarity }) => [id, similarity]))
  const weighed = followUps.map((followUp) => {
    const hasWords = followUp.matches(asked)
    const weight = Math.exp(sharpness * (similarities.get(followUp.topic) ?? 0)) * (hasWords ? forWords : 1)
    return { followUp, hasWords, weight }
  })
  const [best] = weighed.toSorted((one, other) => other.weight - one.weight)
  if (!best) return undefined
  const { followUp, hasWords, weight } = best
  const total = weighed.reduce((sum, one) => sum + one.weight, 0)
  const isKnown = hasKnownWordsOnly(kind, message)
  if (!hasWords && (weight / total < minProbability || !isKnown)) return undefined
  const general = mostLikelyInGeneral(message, followUp.topic)
  const minInGeneral = hasWords && isKnown ? minToOverrule : minToBeCertain
  const isGeneral =
    general !== undefined && !followUp.questions?.includes(general.entry.id) && general.probability >= minInGeneral
  return isGeneral ? undefined : { followUp, hasWords, weight }
}

function mostLikelyInGeneral(message: Message, topic: string) {
  const [best] = rankQuestions(message)
  // Of 'Diego vaut le détour ?', the name alone would find the question how to get there.
  return topic === 'worth' && best && 'question' in best.entry ? rankQuestions(parseMessage(message.rest))[0] : best
}

/** Whether all that a message says beside names is known from the examples. 'Ma fille a perdu sa carte à Morondava' has other words. */
export function hasKnownWordsOnly(kind: PlaceKind, { topic }: Message): boolean {
  const known = wordsOf(kind)
  return topic.every((word) => known.has(frenchStem(word)) || /^(?:rn)?\d+[a-z]?$/.test(word))
}

const wordsByKind = new Map<PlaceKind, ReadonlySet<string>>()

function wordsOf(kind: PlaceKind): ReadonlySet<string> {
  const known =
    wordsByKind.get(kind) ?? new Set(Object.values(messages[kind]).flat().flatMap(frenchWords).map(frenchStem))
  wordsByKind.set(kind, known)
  return known
}
