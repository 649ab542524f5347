import { type Asked, asksAnotherQuestion, type FollowUp, followUpOf } from '#mocks/assistant/follow-ups/follow-up.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { examplesOfTopic, followUpMessages, minToAnswer, rankFollowUps } from '#mocks/assistant/rank-questions.ts'
import { namedActivity } from '#mocks/assistant/seasons.ts'
import { frenchStem, frenchWords } from '#src/content/french-terms.ts'

type Kind = 'place' | 'way'

type LikelyTopic<Target> = {
  followUp: FollowUp<Target>
  /** Whether its pattern matches, and not only its examples. */
  hasWords: boolean
  probability: number
}

/** Topics of questions that may name their place: 'des distributeurs à Morondava ?'. Others are questions of the questions page. */
export const directTopics: ReadonlySet<string> = new Set([
  'animals',
  'around',
  'bad-weather',
  'bathing',
  'beaches',
  'before-flight',
  'boredom',
  'calm',
  'car',
  'cash',
  'chances',
  'clothes',
  'children',
  'crowds',
  'difficulty',
  'easier',
  'entrance',
  'fame',
  'fits',
  'food',
  'getting-around',
  'guide',
  'guide-price',
  'hot-water',
  'hours',
  'means',
  'lodging',
  'month',
  'network',
  'next',
  'night-visit',
  'on-foot',
  'overnight',
  'power',
  'rain',
  'room-price',
  'safety',
  'season',
  'shops',
  'sights',
  'story',
  'taxi',
  'to-airport',
  'two-wheels',
  'turtles',
  'visit',
  'walk',
  'where',
  'worth',
])

/**
 * The follow-up that a message asks about a place or a way: one that is certain, or else the most likely. None if a question of
 * the questions page, or a note, is more likely meant, or if the message has words that neither its pattern nor any example has.
 */
export function likelyTopic<Target>(
  kind: Kind,
  followUps: readonly FollowUp<Target>[],
  asked: Asked,
): LikelyTopic<Target> | undefined {
  const certain = followUps.find(({ isCertain, matches }) => isCertain && matches(asked))
  if (certain) return { followUp: certain, hasWords: true, probability: 1 }
  const isKnown = hasKnownWordsOnly(kind, asked.message)
  const matching = new Set(followUps.filter(({ matches }) => matches(asked)).map(({ topic }) => topic))
  const hinted = isKnown ? matching : new Set<string>()
  const best = rankFollowUps(asked.message, kind, { hinted, contextId: asked.contextId }).find(
    (one) => one.entry || followUps.some(({ topic }) => topic === one.topic),
  )
  const followUp = best && followUpOf(best, followUps)
  if (!followUp || asksAnotherQuestion(asked, followUp)) return undefined
  // 'C’est la bonne période pour les requins-baleines ?', after Nosy Be.
  const activity = followUp.topic === 'season' ? namedActivity(asked.typed) : undefined
  if (activity !== undefined && !followUp.questions?.includes(activity)) return undefined
  const hasWords = matching.has(followUp.topic)
  const isLikely = hasWords || (isKnown && best.probability >= minToAnswer)
  return isLikely ? { followUp, hasWords, probability: best.probability } : undefined
}

/** Whether all that a message says beside names is known from the examples. 'Ma fille a perdu sa carte à Morondava' has other words. */
export function hasKnownWordsOnly(kind: Kind, { topic }: Message): boolean {
  const known = wordsOf(kind)
  return topic.every((word) => known.has(frenchStem(word)) || /^(?:rn)?\d+[a-z]?$/.test(word))
}

function examplesOf(kind: Kind): string[] {
  return Object.entries(followUpMessages[kind]).flatMap(([topic, messages]) => examplesOfTopic(kind, topic, messages))
}

const wordsByKind = new Map<Kind, ReadonlySet<string>>()

function wordsOf(kind: Kind): ReadonlySet<string> {
  const known = wordsByKind.get(kind) ?? new Set(examplesOf(kind).flatMap(frenchWords).map(frenchStem))
  wordsByKind.set(kind, known)
  return known
}
