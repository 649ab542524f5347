import { type Asked, toTurn } from '#mocks/assistant/follow-ups/follow-up.ts'
import { hasKnownWordsOnly, likelyTopic } from '#mocks/assistant/follow-ups/place-topics.ts'
import { placeFollowUps } from '#mocks/assistant/follow-ups/place.ts'
import type { Way } from '#mocks/assistant/follow-ups/way-texts.ts'
import { wayFollowUps } from '#mocks/assistant/follow-ups/way.ts'
import type { Memory, Turn } from '#mocks/assistant/memory.ts'
import { minToBeCertain, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import type { Subject } from '#mocks/assistant/subject.ts'

/** 'Et la RN7 ?', 'sur la route nationale 7'. */
const roadAlone = /^(?:(?:et|la|de|sur|par|rn ?\d*[a-z]?|\d+[a-z]?|route|nationale)(?: |$))+$/

/** 'Quel est l’état de la RN6 ?', 'de Fianarantsoa à l’Isalo c’est long ?'. */
export function answerNamedRoad(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  if (named.kind !== 'way') return undefined
  // The way between two places is described without memory.
  if (named.from) return undefined
  const entry = mostLikelyQuestion(asked.message, minToBeCertain)
  // A note about the road says more: 'la RN7 est dangereuse ?'.
  if (entry && !('question' in entry)) return undefined
  if (!roadAlone.test(asked.typed))
    return hasKnownWordsOnly('way', asked.message) ? answerAboutWay(named, asked, memory) : undefined
  const again = memory.subject?.kind === 'way' && /^et\b/.test(asked.typed) ? memory.topic : undefined
  // After another road in March, 'et la RN6 ?' asks the same. 'La RN7' asks what there is to see, and others for their state.
  const wanted = again ?? (named.name === 'RN7' ? undefined : 'state')
  const followUp = wayFollowUps.find((one) => one.topic === wanted)
  return followUp && toTurn(followUp, named, { ...asked, month: asked.month ?? memory.month }, named, memory)
}

/** What is asked of the end of a way, and not of the way. */
const endFollowUps = placeFollowUps.filter(
  ({ topic }) => !/^(?:access|instead)$/.test(topic) && wayFollowUps.every((one) => one.topic !== topic),
)

/** What is asked about a way, or about the place to which it leads. */
export function answerAboutWay(way: Way, asked: Asked, memory: Memory): Turn | undefined {
  const ofWay = likelyTopic('way', wayFollowUps, asked)
  const ofEnd = way.to && likelyTopic('place', endFollowUps, asked)
  const aboutEnd = way.to && ofEnd && toTurn(ofEnd.followUp, way.to, asked, way, memory)
  const isAboutEnd = !ofWay || (ofEnd && ofEnd.probability > ofWay.probability)
  if (aboutEnd && isAboutEnd) return aboutEnd
  return (ofWay && toTurn(ofWay.followUp, way, asked, way, memory)) ?? aboutEnd
}
