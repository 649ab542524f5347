import { answerAboutCircuits, turnAboutCircuit } from '#mocks/assistant/follow-ups/about-circuits.ts'
import { circuitFollowUps } from '#mocks/assistant/follow-ups/circuit.ts'
import { askForCircuit } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { answerNights } from '#mocks/assistant/follow-ups/named-place.ts'
import { answerPlaceOfCircuit } from '#mocks/assistant/follow-ups/place-of-circuit.ts'
import { getNote, replyToQuestion } from '#mocks/assistant/replies.ts'
import { chooseCircuit } from '#mocks/assistant/intents/choose-circuit.ts'
import { compareAndChoose, findCircuits, withoutNames } from '#mocks/assistant/intents/circuits.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { type Message, parseMessage, topicWords } from '#mocks/assistant/message.ts'
import { isAboutWeather } from '#mocks/assistant/weather.ts'
import { readWishes } from '#mocks/assistant/wishes.ts'
import type { Circuit } from '#mocks/data/circuits.ts'

/** A message asks a question for certain that no circuit answers. */
const minToAskElse = 0.85
/** In words, without stop words. A shorter message names a circuit and little else. */
const maxWordsOfName = 2

/** The topic words of a message that asks whether a circuit is open, and nothing else. */
const openWords = topicWords('circuit centre nord sud ouest quand ouvert jouable risque raisonnable top saison periode')

/** The topic words of a message that only names a circuit. */
const nameWords = /^(?:circuit|centre|nord|sud|est|ouest|region|pareil|meme|chose|tout|dedans)$/

/** After a month, whether it is one for the circuit: 'c’est bon pour l’Ouest ?' */
const asksIfSuits =
  /\b(?:quand meme|possible|faisable|jouable|ouvert|bon|bonne|bien|ideal|ok|ca va|passe|passent|peut (?:faire|aller)|conseille|risque|raisonnable|top)\b/

/** 'C’est mieux que le Sud ?', after another circuit. */
const comparesWithLast = /\b(?:mieux|plus beau|par rapport|difference|plutot|choisir|versus|vs)\b/

/** The last question about another circuit ('et le Nord ?'), or a question that names its circuit. */
export function answerNamedCircuit(circuit: Circuit, asked: Asked, memory: Memory): Turn | undefined {
  const { message } = asked
  const [other, second, third] = findCircuits(message.text)
  if (third) return undefined
  const [place] = message.destinations
  const beside = place && answerBesidePlace(circuit, asked, memory)
  if (beside?.memory.topic === 'without') return beside
  const ofCircuit =
    place && answerPlaceOfCircuit({ kind: 'place', place }, asked, { ...memory, subject: { kind: 'circuit', circuit } })
  if (ofCircuit) return ofCircuit
  if (asksGeneralQuestion(message)) return undefined
  if (place) return answerNights({ kind: 'place', place }, asked, memory, circuit) ?? beside
  const last = memory.subject?.kind === 'circuit' ? memory.subject.circuit : undefined
  const about = {
    ...asked,
    previousCircuit: last ?? asked.previousCircuit,
    message: parseMessage(withoutNames(message.text, [circuit, ...(other ? [other] : [])])),
  }
  // 'Quelle différence avec ceux du Nord ?', after the tsingy of the west.
  const before = memory.subject?.kind === 'place' ? memory.subject.place.name : ''
  if ((second || comparesWithLast.test(asked.typed)) && /\btsingy\b/i.test(`${message.text} ${before}`)) {
    const reply = replyToQuestion(getNote('tsingy-lesquels'))
    return { reply, memory: remember(memory, message, reply) }
  }
  if (second) {
    // 'Nord ou Sud ?' is answered without memory.
    if (about.message.topic.length === 0) return undefined
    const subject = { kind: 'circuit', circuit, other } as const
    return answerAboutCircuits(subject, { ...about, previousCircuit: other }, memory)
  }
  const isNameOnly = message.topic.every((word) => nameWords.test(word))
  // 'Plutôt l’Ouest, svp' chooses another one.
  if (
    last &&
    last !== circuit &&
    isNameOnly &&
    /^(?:(?:non|bon|ok|alors|finalement) )*plutot\b(?!.* ou )/.test(asked.typed)
  ) {
    const wanted = memory.days === undefined ? 'highlights' : 'fits'
    const found = circuitFollowUps.find(({ topic }) => topic === wanted)
    return found && turnAboutCircuit(found, circuit, { ...asked, days: memory.days }, memory)
  }
  if (last && last !== circuit && comparesWithLast.test(asked.typed)) {
    const wishes = readWishes(asked.typed)
    const choice = wishes.length > 0 ? chooseCircuit({ wishes, among: [last, circuit] }) : undefined
    const subject = { kind: 'circuit', circuit, other: last } as const
    const both = choice ? undefined : answerAboutCircuits(subject, about, memory)
    if (both && !/^(?:compare|highlights|month|season)$/.test(both.memory.topic ?? '')) return both
    const reply = choice?.reply ?? compareAndChoose([last, circuit])
    return { reply, memory: remember(memory, message, reply, { subject, topic: 'compare' }) }
  }
  // 'Et ceux du Nord, on peut y aller en plus ?'
  if (last && last !== circuit && /\b(?:en plus|r?ajout\w*|enchain\w*|fai(?:t|re|sait) aussi)\b/.test(asked.typed)) {
    const combine = circuitFollowUps.find(({ topic }) => topic === 'combine')
    return combine && turnAboutCircuit(combine, circuit, about, memory)
  }
  const month = asked.month ?? memory.month
  // After 'peut-on voyager en mars ?', 'et le Nord ?' asks for that month.
  const isAfterMonth = month !== undefined && (memory.subject?.kind === 'season' || memory.topic === 'choice')
  const earlier = memory.topic ?? (memory.questionId === 'saison' ? 'season' : undefined)
  const lastTopic = isAfterMonth ? 'month' : earlier === 'choice' ? 'highlights' : earlier
  if (isNameOnly && lastTopic !== undefined && /^(et|alors|pour|meme|pourquoi pas)\b/.test(asked.typed)) {
    const again = circuitFollowUps.find(({ topic }) => topic === lastTopic)
    return again && turnAboutCircuit(again, circuit, { ...asked, month }, memory)
  }
  // After the month, 'on peut quand même aller au Nord ?'.
  const asksIfOpen =
    isAfterMonth && asksIfSuits.test(asked.typed) && !/\bpour (?:elles?|lui|eux|nous|moi)\b/.test(asked.typed)
  if (asksIfOpen && message.topic.every((word) => openWords.has(word))) {
    const found = circuitFollowUps.find(({ topic }) => topic === 'month')
    return found && turnAboutCircuit(found, circuit, { ...asked, month }, memory)
  }
  // 'Le circuit Ouest, c’est quoi ?' is answered without memory too.
  if (isAboutWeather(message)) return undefined
  if (about.message.words.length === 0 && !/\bcombien\b/.test(asked.typed)) return undefined
  return answerAboutCircuits({ kind: 'circuit', circuit }, about, memory)
}

/** Whether a question that no topic of a circuit answers is asked: 'y a beaucoup de moustiques en mai sur la côte Est ?'. */
function asksGeneralQuestion(message: Message): boolean {
  if (message.words.length <= maxWordsOfName) return false
  const question = mostLikelyQuestion(message, minToAskElse)
  return question !== undefined && !circuitFollowUps.some(({ questions = [] }) => questions.includes(question.id))
}

/** Topics of a circuit whose questions may name a place too. */
const topicsBesidePlace: ReadonlySet<string> = new Set(['ends', 'fits', 'without', 'flights'])

/** 'Le circuit Sud part de Tana ou de Fianarantsoa ?', 'le Sud sans l’Andringitra, en 9 jours ?'. */
function answerBesidePlace(circuit: Circuit, asked: Asked, memory: Memory): Turn | undefined {
  const found = circuitFollowUps.find(({ topic, matches }) => topicsBesidePlace.has(topic) && matches(asked))
  return found && turnAboutCircuit(found, circuit, asked, memory)
}

/** 'Et l’autre ?': the last question about the circuit named before. */
export function answerOtherCircuit(asked: Asked, memory: Memory): Turn | undefined {
  const { subject, previousCircuit, topic = 'duration' } = memory
  if (subject?.kind !== 'circuit') return undefined
  if (!previousCircuit) return { reply: askForCircuit('Quel autre circuit', subject.circuit), memory }
  const again = circuitFollowUps.find((followUp) => followUp.topic === (topic === 'rank' ? 'duration' : topic))
  return again && turnAboutCircuit(again, previousCircuit, asked, memory)
}
