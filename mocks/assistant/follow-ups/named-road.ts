import { capital } from '#mocks/assistant/destinations.ts'
import { type Asked, type FollowUp, toTurn } from '#mocks/assistant/follow-ups/follow-up.ts'
import { hasKnownWordsOnly, likelyTopic } from '#mocks/assistant/follow-ups/place-topics.ts'
import { choosesVehicle } from '#mocks/assistant/follow-ups/place-ways.ts'
import { placeFollowUps } from '#mocks/assistant/follow-ups/place.ts'
import { isByBoat, monthText, type Way } from '#mocks/assistant/follow-ups/way-texts.ts'
import { wayFollowUps } from '#mocks/assistant/follow-ups/way.ts'
import type { Memory, Turn } from '#mocks/assistant/memory.ts'
import { minToBeCertain, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import type { Subject } from '#mocks/assistant/subject.ts'
import { asksWhatToPack } from '#mocks/assistant/weather.ts'

/** 'Et la RN7 ?', 'sur la route nationale 7'. */
const roadAlone = /^(?:(?:et|la|de|sur|par|rn ?\d*[a-z]?|\d+[a-z]?|route|nationale)(?: |$))+$/

/** 'Quel est l’état de la RN6 ?', 'de Fianarantsoa à l’Isalo c’est long ?'. */
export function answerNamedRoad(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  if (named.kind !== 'way') return undefined
  // Without such a question, the way between two places is described without memory.
  if (named.from) return answerDirectly(named, asked, memory)
  const entry = mostLikelyQuestion(asked.message, minToBeCertain)
  if (asksWhatToPack.test(asked.message.text) || choosesVehicle.test(asked.typed)) return undefined
  // A note about the road says more: 'la RN7 est dangereuse ?'.
  if (entry && !('question' in entry)) return undefined
  if (!roadAlone.test(asked.typed))
    return hasKnownWordsOnly('way', asked.message) ? answerAboutWay(named, asked, memory) : undefined
  const again = memory.subject?.kind === 'way' && /^et\b/.test(asked.typed) ? memory.topic : undefined
  // After another road in March, 'et la RN6 ?' asks the same. 'La RN7' asks what there is to see, and others for their state.
  const wanted = again ?? (named.name === 'RN7' ? undefined : 'state')
  const followUp = wayFollowUps.find((one) => one.topic === wanted)
  return followUp && turnAboutWay(followUp, named, { ...asked, month: asked.month ?? memory.month }, memory)
}

/** Topics of questions that may name both ends of their way: 'Fianar – Tuléar en une journée, c’est possible ?'. */
const directTopics: ReadonlySet<string> = new Set([
  'car',
  'cheapest',
  'day-trip',
  'means',
  'night',
  'one-day',
  'reliability',
  'state',
  'stops',
  'taxi',
  'two-wheels',
])

/** 'Ampefy en un jour depuis Tana ?'. */
const asksDayTrip =
  /\baller retour\b|\bexcursion\b|\bdepuis\b.*\b(?:1|une?) jour(?:nee)?\b|\b(?:1|une?) jour(?:nee)?\b.*\bdepuis\b/

function answerDirectly(way: Way, asked: Asked, memory: Memory): Turn | undefined {
  if (way.to && way.from === capital && asksDayTrip.test(asked.typed)) {
    const overnight = placeFollowUps.find(({ topic }) => topic === 'overnight')
    return overnight && toTurn(overnight, way.to, asked, { kind: 'place', place: way.to }, memory)
  }
  const likely = likelyTopic('way', wayFollowUps, asked)
  if (!likely?.followUp.isCertain && !hasKnownWordsOnly('way', asked.message)) return undefined
  return likely?.hasWords && directTopics.has(likely.followUp.topic)
    ? turnAboutWay(likely.followUp, way, asked, memory)
    : undefined
}

/** Whose answers depend on the rains. */
const topicsOfRoad: ReadonlySet<string> = new Set(['car', 'duration', 'one-day', 'state', 'taxi', 'two-wheels'])

/** What is asked about a way, and whether one gets through in the month that the message names. */
function turnAboutWay(followUp: FollowUp<Way>, way: Way, asked: Asked, memory: Memory): Turn | undefined {
  const turn = toTurn(followUp, way, asked, way, memory)
  if (!turn || asked.month === undefined || isByBoat(way) || !topicsOfRoad.has(followUp.topic)) return turn
  return { ...turn, reply: { ...turn.reply, text: `${turn.reply.text}\n\n${monthText(way, asked.month)}` } }
}

/** What is asked of the end of a way, and not of the way. */
const endFollowUps = placeFollowUps.filter(
  ({ topic }) =>
    !/^(?:access|fits|instead|rain|before-flight|night-visit)$/.test(topic) &&
    wayFollowUps.every((one) => one.topic !== topic),
)

/** What is asked about a way, or about the place to which it leads. */
export function answerAboutWay(way: Way, asked: Asked, memory: Memory): Turn | undefined {
  const ofWay = likelyTopic('way', wayFollowUps, asked)
  const end = way.about ?? way.to
  const ofEnd = end && likelyTopic('place', endFollowUps, asked)
  const aboutEnd = end && ofEnd && toTurn(ofEnd.followUp, end, asked, way, memory)
  // 'Combien de temps ?' is about the road.
  const isAboutRoad =
    ofWay?.hasWords &&
    /^(?:season|visit|overnight|food|worth|difficulty)$/.test(ofEnd?.followUp.topic ?? '') &&
    !/\b(?:reste\w*|sur place|la bas|visit\w+|passe\w*)\b/.test(asked.typed)
  const isAboutEnd = !ofWay || (ofEnd && !isAboutRoad && ofEnd.probability > ofWay.probability)
  if (aboutEnd && isAboutEnd) return aboutEnd
  return (ofWay && turnAboutWay(ofWay.followUp, way, asked, memory)) ?? aboutEnd
}
