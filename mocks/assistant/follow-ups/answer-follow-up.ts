import { capital } from '#mocks/assistant/destinations.ts'
import { askForCircuit, circuitFollowUps } from '#mocks/assistant/follow-ups/circuit.ts'
import { type Asked, type FollowUp, continuesSubject } from '#mocks/assistant/follow-ups/follow-up.ts'
import { placeFollowUps, waysTo } from '#mocks/assistant/follow-ups/place.ts'
import { priceFollowUps } from '#mocks/assistant/follow-ups/price.ts'
import { answerBareQuestion } from '#mocks/assistant/follow-ups/question.ts'
import { seasonFollowUps } from '#mocks/assistant/follow-ups/season.ts'
import { wayFollowUps } from '#mocks/assistant/follow-ups/way.ts'
import { findCircuits, parseDays } from '#mocks/assistant/intents/circuits.ts'
import { directionsReply } from '#mocks/assistant/intents/directions.ts'
import { rankByCriterion } from '#mocks/assistant/intents/rank-by-criterion.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { type Message, parseMessage } from '#mocks/assistant/message.ts'
import { minToFollowUp, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { getQuestion, replyToQuestion } from '#mocks/assistant/replies.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import { namedSubject, type Subject, wayBetween } from '#mocks/assistant/subject.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'

/** The reply to a message that ranks circuits or that only means something in the conversation: 'et en août ?'. */
export function answerFollowUp(input: string, memory: Memory): Turn | undefined {
  const message = parseMessage(input)
  const typed = readTyping(input)
  const reply = answerBareQuestion(typed, memory.questionId)
  if (reply) return { reply, memory: remember(memory, message, reply) }
  const ranked = rankByCriterion(message, knownCircuits(memory))
  if (ranked) {
    const [circuit, other, third] = ranked.circuits
    const subject = circuit && ({ kind: 'circuit', circuit, other: third ? undefined : other } as const)
    return { reply: ranked.reply, memory: remember(memory, message, ranked.reply, { subject, topic: 'rank' }) }
  }
  const asked = readAsked(typed, message, memory)
  const named = isAboutCapital(message, memory) ? undefined : namedSubject(message)

  if (named?.kind === 'circuit') return answerAboutCircuit(named.circuit, asked, memory)
  if (named) return answerDistance(named, asked, memory) ?? answerClimate(asked, memory)
  if (/^(et )?l autre\b/.test(typed)) return answerAboutOther(asked, memory)
  if (!memory.subject) return refersToCircuit(asked) ? askWhich(asked, memory) : undefined
  if (!continuesSubject(asked)) return undefined
  return answerAbout(memory.subject, asked, memory)
}

/** Questions whose answers name all circuits. */
const circuitQuestions: ReadonlySet<string> = new Set(['circuits-proposes', 'premier-voyage', 'duree'])

/** The circuits that were named last: two, or all. */
function knownCircuits({ subject, previousCircuit, topic, questionId = '' }: Memory): readonly Circuit[] {
  if (subject?.kind === 'circuit') {
    if (subject.other) return [subject.other, subject.circuit]
    if (topic === 'rank') return circuits
    return previousCircuit ? [previousCircuit, subject.circuit] : []
  }
  return circuitQuestions.has(questionId) ? circuits : []
}

function readAsked(typed: string, message: Message, { month, previousCircuit }: Memory): Asked {
  // 'Et la semaine d’après ?' may be in the next month.
  const asksForNext =
    month !== undefined && /\b(?:semaine|mois) (?:d apres|suivante?)\b|^(?:et )?(?:apres|le suivant)$/.test(typed)
  return {
    typed,
    message,
    month: findMonth(message.text) ?? (asksForNext ? (month % 12) + 1 : undefined),
    lastMonth: month,
    days: parseDays(message.text),
    people: parsePeople(typed),
    previousCircuit,
  }
}

const numbers = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

/** 'pour 4', 'on est trois'. */
function parsePeople(typed: string): number | undefined {
  const [, amount = ''] =
    /\b(?:pour|a|sommes|est|etre) (\d+|[a-z]+)(?! ?(?:\d|jours?|nuits?|semaines?|h\b|heures?|euros?|km|ans|pas))(?: (?:personnes|adultes))?\b/.exec(
      typed,
    ) ?? []
  const count = /^\d+$/.test(amount) ? Number(amount) : numbers.indexOf(amount) + 1
  return count > 0 ? count : undefined
}

/** 'Et c’est loin de Tana ?' asks about the circuit, 'on y va comment depuis Tana ?' about the place. */
function isAboutCapital({ text, destinations: [first, second] }: Message, { subject }: Memory): boolean {
  if (first !== capital || second) return false
  return (
    subject?.kind === 'circuit' || (subject?.kind === 'place' && /\b(y (va|aller)|depuis|loin|partir)\b/.test(text))
  )
}

/** 'C’est loin de Diego ?' asks for the way between Diego and the place of the conversation. */
function answerDistance(named: Subject, { typed, message }: Asked, memory: Memory): Turn | undefined {
  const { subject } = memory
  if (
    subject?.kind === 'way' &&
    subject.to &&
    named.kind === 'place' &&
    /\bde la (?:jusqu|a|au|vers|pour)\b|\bensuite\b|\bjusqu a\b/.test(typed)
  ) {
    const reply = directionsReply(subject.to, named.place)
    return { reply, memory: remember(memory, message, reply, { subject: wayBetween(subject.to, named.place) }) }
  }
  if (subject?.kind !== 'place' || named.kind !== 'place' || named.other || named.place === subject.place)
    return undefined
  if (!/^(et )?(c est )?(loin|a combien|on y va).*\b(de|depuis|d)\b/.test(typed)) return undefined
  const reply = directionsReply(named.place, subject.place)
  return { reply, memory: remember(memory, message, reply, { subject }) }
}

const climateQuestions: ReadonlySet<string> = new Set(['saison', 'temps-par-mois', 'temperatures', 'circuit-par-mois'])

/** 'Et à Nosy Be ?', after an answer about the climate, which names the regions. */
function answerClimate({ typed, message }: Asked, memory: Memory): Turn | undefined {
  const { questionId = '' } = memory
  if (!climateQuestions.has(questionId) || message.topic.length > 0 || !/^et\b/.test(typed)) return undefined
  const reply = replyToQuestion(getQuestion(questionId === 'saison' ? questionId : 'temperatures'))
  return { reply, memory: remember(memory, message, reply) }
}

/** Topics of questions that may name their circuit: 'combien dure le circuit Centre ?'. */
const directTopics = new Set([
  'fits',
  'meals',
  'duration',
  'children',
  'month',
  'price',
  'difficulty',
  'car',
  'lodging',
  'booking',
  'seniors',
  'flights',
  'ends',
])

/** The last question about another circuit ('et le Nord ?'), or a question that names its circuit. */
function answerAboutCircuit(circuit: Circuit, asked: Asked, memory: Memory): Turn | undefined {
  const { message } = asked
  if (message.destinations.length > 0 || findCircuits(message.text).length > 1) return undefined
  const subject: Subject = { kind: 'circuit', circuit }
  const isNameOnly = message.topic.every((word) => /^(circuit|centre|nord|sud|est|ouest|region)$/.test(word))
  if (isNameOnly && memory.topic !== undefined && /^(et|alors|pour)\b/.test(asked.typed)) {
    const again = circuitFollowUps.find(({ topic }) => topic === memory.topic)
    const month = asked.month ?? memory.month
    return again && toTurn(again, circuit, { ...asked, month }, subject, memory)
  }
  if (/\b(meteo|temperature|climat)\b/.test(message.text)) return undefined
  const found = circuitFollowUps.find(({ topic, matches }) => directTopics.has(topic) && matches(asked))
  return found && toTurn(found, circuit, asked, subject, memory)
}

/** 'Et l’autre ?': the last question about the circuit named before. */
function answerAboutOther(asked: Asked, memory: Memory): Turn | undefined {
  const { subject, previousCircuit, topic = 'duration' } = memory
  if (subject?.kind !== 'circuit') return undefined
  if (!previousCircuit) return { reply: askForCircuit('Quel autre circuit', subject.circuit), memory }
  const again = circuitFollowUps.find((followUp) => followUp.topic === (topic === 'rank' ? 'duration' : topic))
  return again && toTurn(again, previousCircuit, asked, { kind: 'circuit', circuit: previousCircuit }, memory)
}

function answerAbout(subject: Subject, asked: Asked, memory: Memory): Turn | undefined {
  switch (subject.kind) {
    case 'circuit': {
      const one = firstTurn(circuitFollowUps, subject.circuit, asked, subject, memory)
      const two = subject.other && firstTurn(circuitFollowUps, subject.other, asked, subject, memory)
      return one && two && one.memory.topic !== 'compare' ? joinTexts(two, one) : one
    }
    case 'place': {
      const one = firstTurn(placeFollowUps, subject.place, asked, subject, memory)
      const two = subject.other && firstTurn(placeFollowUps, subject.other, asked, subject, memory)
      if (!one || !two || !subject.other) return one
      if (one.memory.topic !== 'access') return joinTexts(one, two)
      return { ...one, reply: { ...one.reply, text: waysTo([subject.place, subject.other]), questionId: undefined } }
    }
    case 'way':
      return firstTurn(wayFollowUps, subject, asked, subject, memory)
    case 'season':
      return firstTurn(seasonFollowUps, undefined, asked, subject, memory)
    case 'price':
      return firstTurn(priceFollowUps, undefined, asked, subject, memory)
  }
}

/** The answers about two circuits or places that were named together. */
function joinTexts(one: Turn, two: Turn): Turn {
  return {
    ...two,
    reply: { ...two.reply, text: [...new Set([one.reply.text, two.reply.text])].join('\n\n'), questionId: undefined },
  }
}

function findByQuestion<Target>(followUps: readonly FollowUp<Target>[], { message }: Asked) {
  const id = mostLikelyQuestion(message, minToFollowUp)?.id
  return id === undefined ? undefined : followUps.find(({ questions = [] }) => questions.includes(id))
}

function firstTurn<Target>(
  followUps: readonly FollowUp<Target>[],
  target: Target,
  asked: Asked,
  subject: Subject,
  memory: Memory,
) {
  const found = followUps.find(({ matches }) => matches(asked)) ?? findByQuestion(followUps, asked)
  return found && toTurn(found, target, asked, subject, memory)
}

function toTurn<Target>(
  { topic, answer }: FollowUp<Target>,
  target: Target,
  asked: Asked,
  subject: Subject,
  memory: Memory,
): Turn | undefined {
  const reply = answer(target, asked)
  return reply && { reply, memory: remember(memory, asked.message, reply, { subject, topic, month: asked.month }) }
}

/** 'Il dure combien de jours ?', 'on peut le faire en mars ?'. */
const reference =
  /^(et )?(il|elle) (dure|coute|est|part|va)\b|\ble faire\b|\blequel\b|^(et )?c est (dur|combien|loin|difficile)$|^(et )?on (dort|y va)( ou| comment)?$|\bfaut etre sportif\b|^combien de jours$/

/** Asks which circuit is meant, and remembers what was asked about it. */
function askWhich(asked: Asked, memory: Memory): Turn {
  const topic = circuitFollowUps.find(({ matches }) => matches(asked))?.topic
  return {
    reply: askForCircuit('De quel circuit parlez-vous'),
    memory: { ...memory, topic, month: asked.month ?? memory.month },
  }
}

/** Whether a message asks about a circuit without naming one. */
function refersToCircuit(asked: Asked): boolean {
  if (mostLikelyQuestion(asked.message, minToFollowUp)?.id === 'premier-voyage') return false
  return reference.test(asked.typed) && asked.message.words.length <= 5 && asked.message.destinations.length === 0
}
