import { certainAnswer } from '#mocks/assistant/answer-alone.ts'
import type { Destination } from '#mocks/assistant/destinations.ts'
import { answerAboutCircuits, turnAboutCircuit } from '#mocks/assistant/follow-ups/about-circuits.ts'
import { answerAboutPlaces, isAboutCapital } from '#mocks/assistant/follow-ups/about-places.ts'
import { answerActivity } from '#mocks/assistant/follow-ups/activity.ts'
import { askAgain, askAgainInMonth } from '#mocks/assistant/follow-ups/ask-again.ts'
import { answerChoice, asksForOther, asksOnlyWhich } from '#mocks/assistant/follow-ups/choice.ts'
import { answerCombined } from '#mocks/assistant/follow-ups/combine.ts'
import { askForCircuit } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import { dayAskedFor } from '#mocks/assistant/follow-ups/circuit-days.ts'
import { circuitFollowUps } from '#mocks/assistant/follow-ups/circuit.ts'
import { includedItems, listsIncluded, whetherIncluded, withText } from '#mocks/assistant/follow-ups/included.ts'
import { comparedCircuits, knownCircuits } from '#mocks/assistant/follow-ups/known-circuits.ts'
import { answerNamedCircuit, answerOtherCircuit } from '#mocks/assistant/follow-ups/named-circuit.ts'
import { answerNamedPlace, answerNights, answerOtherPlace } from '#mocks/assistant/follow-ups/named-place.ts'
import { answerAboutWay, answerNamedRoad } from '#mocks/assistant/follow-ups/named-road.ts'
import {
  type Asked,
  type FollowUp,
  continuesSubject,
  joinTexts,
  readAsked,
  toTurn,
} from '#mocks/assistant/follow-ups/follow-up.ts'
import { likelyTopic } from '#mocks/assistant/follow-ups/place-topics.ts'
import { placeFollowUps } from '#mocks/assistant/follow-ups/place.ts'
import { answerBudget, priceFollowUps } from '#mocks/assistant/follow-ups/price.ts'
import { answerBareQuestion, answerInContext } from '#mocks/assistant/follow-ups/question.ts'
import { answerAboutSeason, seasonFollowUps } from '#mocks/assistant/follow-ups/season.ts'
import { answerTailorMade } from '#mocks/assistant/follow-ups/tailor-made.ts'
import { answerWeatherAgain } from '#mocks/assistant/follow-ups/weather.ts'
import { directionsReply, waysTo } from '#mocks/assistant/intents/directions.ts'
import { answerCircuitPlace } from '#mocks/assistant/intents/circuits.ts'
import { answerCircuitOfAll, answerWhichCircuit } from '#mocks/assistant/intents/which-circuit.ts'
import { tellsExpiry } from '#mocks/assistant/intents/passport.ts'
import { rankByCriterion } from '#mocks/assistant/intents/rank-by-criterion.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import { minToFollowUp, mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { namedSubject, type Subject } from '#mocks/assistant/subject.ts'
import { readWishes } from '#mocks/assistant/wishes.ts'

/** 'Et niveau moustiques ?', but not 'le niveau du circuit', 'côté est' or 'niveau physique' */
const asksRegarding =
  /^(?:(?:ok|bon|alors|et),? )*(?:niveau|côté|cote) (?!circuit|du |de |d['’]|est\b|ouest|physique|\d)/i

/** 'Y a plus tranquille sinon ?' */
const thereIsInstead = /^((?:il y a|y a|ya) .+?) sinon(?=\P{L}*$)/iu

/** 'On s’arrête à Antsirabe ?', about a circuit. */
const asksIfPassed =
  /^(?!.*\b(?:comment|quoi|quand|ou|quels?|quelles?|pourquoi|depuis)\b)(?:et |mais )?(?:est ce qu )?(?:on|vous) (?:fait|faites|visite|visitez|s arrete|peut s arreter|peut aller|passe|passez|va|allez|traverse) (?:a |au |aux |par |dans )?/

/** The reply to a message that ranks circuits or that only means something in the conversation: 'et en août ?'. */
export function answerFollowUp(written: string, memory: Memory): Turn | undefined {
  const input = written.replace(asksRegarding, 'et pour ').replace(thereIsInstead, '$1')
  const message = parseMessage(input)
  const typed = readTyping(input)
  const { subject } = memory
  const asked = readAsked(typed, message, memory)
  const isAboutCircuit = subject?.kind === 'circuit' && asksDuration.test(typed)
  const reply = isAboutCircuit ? undefined : answerBareQuestion(typed, message, memory)
  if (reply) return { reply, memory: { ...remember(memory, message, reply), contextId: memory.contextId } }
  if (!subject && memory.contextId === undefined && needsSubject.test(typed)) return askWhich(asked, memory)
  const isAboutOthers =
    (subject?.kind === 'way' || (subject?.kind === 'place' && subject.other)) && !/\bcircuits?\b/.test(message.text)
  const known = subject?.kind === 'circuit' ? comparedCircuits(subject.circuit, asked, memory) : knownCircuits(memory)
  const ranked = isAboutOthers ? undefined : rankByCriterion(message, known)
  if (ranked) {
    const [circuit, other, third] = ranked.circuits
    const first = circuit && ({ kind: 'circuit', circuit, other: third ? undefined : other } as const)
    return { reply: ranked.reply, memory: remember(memory, message, ranked.reply, { subject: first, topic: 'rank' }) }
  }
  if (subject?.kind === 'circuit' && dayAskedFor(typed) !== undefined) return answerAbout(subject, asked, memory)
  const again =
    answerCombined(asked, memory) ??
    answerAboutPlaces(asked, memory) ??
    answerBudget(asked, memory) ??
    answerAboutSeason(asked, memory) ??
    answerActivity(asked, memory) ??
    answerWeatherAgain(asked, memory) ??
    answerChoice(asked, memory, known)
  if (again) return again
  const itsCircuit = answerItsCircuit(asked, memory)
  if (itsCircuit) return itsCircuit
  const onCircuit =
    subject?.kind === 'circuit' && message.destinations.length > 0 && asksIfPassed.test(typed)
      ? parseMessage(`${typed.replace(asksIfPassed, 'passe par ')} dans le circuit ${subject.circuit.name}`)
      : message
  const visited = /\bcombien\b/.test(typed) ? undefined : answerCircuitPlace(onCircuit)
  const which = visited ?? answerWhichCircuit(message)
  if (which) {
    const [place] = message.destinations
    const ofCircuit = which.circuit && ({ kind: 'circuit', circuit: which.circuit } as const)
    const ofPlace = place && !which.text.startsWith('Non') ? ({ kind: 'place', place } as const) : undefined
    // 'On voit les Tsingy Rouge dedans ?' leaves the conversation about the circuit.
    const about = visited && subject?.kind === 'circuit' ? subject : (ofCircuit ?? ofPlace)
    return { reply: which, memory: remember(memory, message, which, { subject: about, topic: 'circuit' }) }
  }
  const named = isAboutCapital(message, memory) ? undefined : namedSubject(message)

  if (named?.kind === 'circuit') {
    const isItsCircuit = subject?.kind === 'place' && subject.place.circuit === named.circuit
    const included = isItsCircuit ? whetherIncluded(subject.place, asked, memory) : undefined
    return included ?? askAgain(named, asked, memory) ?? answerNamedCircuit(named.circuit, asked, memory)
  }
  const isOnCircuit = named?.kind === 'place' && subject?.kind === 'circuit' && named.place.circuit === subject.circuit
  if (named)
    return (
      (named.kind === 'place' && (isOnCircuit || !includedItems.test(typed))
        ? whetherIncluded(named.place, asked, memory)
        : undefined) ??
      answerNamedPlace(named, asked, memory) ??
      askAgain(named, asked, memory) ??
      answerNamedRoad(named, asked, memory) ??
      answerOnTheWay(asked, memory)
    )
  const inOtherMonth = askAgainInMonth(asked, memory)
  if (inOtherMonth) return inOtherMonth
  if (/^(et )?l autre\b/.test(typed)) return answerOtherPlace(asked, memory) ?? answerOtherCircuit(asked, memory)
  if (!subject && asksDuration.test(typed) && isShortWithoutPlace(asked)) return askWhich(asked, memory)
  if (!subject) return goOnWithQuestion(asked, memory) ?? (refersToCircuit(asked) ? askWhich(asked, memory) : undefined)
  if (!continuesSubject(asked)) return undefined
  return answerAbout(subject, asked, memory) ?? goOnWithQuestion(asked, memory)
}

/** 'On aime la plage et les lémuriens' and 'on est deux et on a 15 jours, combien en tout ?' ask one thing, not two. */
export function answerAsWhole(input: string, memory: Memory): Turn | undefined {
  const typed = readTyping(input)
  const message = parseMessage(input)
  const known = knownCircuits(memory)
  if (rankByCriterion(message, known)) return undefined
  const asked = readAsked(typed, message, memory)
  const combined = answerCombined(asked, memory)
  if (combined) return combined
  const isExpiry = tellsExpiry(message.text) && !/\bvisa\b/.test(message.text)
  if (isExpiry || listsIncluded.test(typed)) {
    const reply = certainAnswer(message)
    if (reply?.questionId === (isExpiry ? 'passeport' : 'inclus'))
      return { reply, memory: remember(memory, message, reply) }
  }
  const ofAll = answerCircuitOfAll(message)
  if (ofAll) {
    const named = ofAll.circuit && ({ kind: 'circuit', circuit: ofAll.circuit } as const)
    return { reply: ofAll, memory: remember(memory, message, ofAll, { subject: named, topic: 'circuit' }) }
  }
  const tailorMade = answerTailorMade(asked, memory)
  if (tailorMade) return tailorMade
  const { length } = readWishes(typed)
  if (length > 1 || (length > 0 && (asksOnlyWhich(typed) || asked.days !== undefined)))
    return answerChoice(asked, memory, known)
  if (memory.topic === 'choice' && asksForOther.test(typed)) return answerChoice(asked, memory, [])
  return isOneBudget.test(typed) ? answerBudget(asked, memory) : undefined
}

const isOneBudget =
  /^(?:on|nous) (?:est|sera|sommes|serons|a|avons) .* et .*\b(?:combien|budget|revien\w*|quel circuit|jouable|suffi\w*)\b|\bpar (?:jour|personne|tete) et par\b/

function answerAbout(subject: Subject, asked: Asked, memory: Memory): Turn | undefined {
  switch (subject.kind) {
    case 'circuit':
      return answerAboutCircuits(subject, asked, memory)
    case 'place': {
      const ofCircuit =
        whetherIncluded(subject.place, asked, memory) ??
        (memory.topic === 'circuit' && !/\bsur place\b/.test(asked.typed)
          ? (answerNights(subject, asked, memory, subject.place.circuit) ??
            aboutItsCircuit(subject.place, asked, memory))
          : undefined)
      if (ofCircuit) return ofCircuit
      const one = turnAboutPlace(subject.place, asked, subject, memory)
      const two = subject.other && turnAboutPlace(subject.other, asked, subject, memory)
      if (!one) return aboutEarlierCircuit(asked, memory)
      if (!two || !subject.other) return one
      if (one.memory.topic !== 'access') return joinTexts(one, two)
      if (/\bentre les deux\b/.test(asked.typed))
        return withText(one, directionsReply(subject.place, subject.other).text)
      return withText(one, waysTo([subject.place, subject.other]))
    }
    case 'way':
      return answerAboutWay(subject, asked, memory)
    case 'season':
      return firstTurn(seasonFollowUps, undefined, asked, subject, memory)
    case 'price':
      return firstTurn(priceFollowUps, subject, asked, subject, memory)
  }
}

/** What a conversation about a place may ask about the circuit before. */
function aboutEarlierCircuit(asked: Asked, memory: Memory): Turn | undefined {
  const circuit = memory.previousCircuit
  return circuit && answerAboutCircuits({ kind: 'circuit', circuit }, asked, memory)
}

const topicsOfCircuits: ReadonlySet<string> = new Set([
  'fits',
  'without',
  'booking',
  'ends',
  'meals',
  'included',
  'duration',
  'price',
])

/** 'Le circuit avec les baobabs', 'un circuit avec les tsingy, mais sans le fleuve'. */
const circuitThatHas = /\ble circuit (?:avec|d|des?|du|qui (?:a|va|passe|comprend)|ou)\b|\bun circuit avec .*\bsans\b/

/** 'Il dure combien, le circuit avec l’allée des Baobabs ?' */
function answerItsCircuit(asked: Asked, memory: Memory): Turn | undefined {
  const named = circuitThatHas.test(asked.typed) ? namedSubject(asked.message) : undefined
  if (named?.kind !== 'place' || named.other) return undefined
  const { circuit } = named.place
  // The name of the place would count as what is asked.
  const about = { ...asked, message: parseMessage(asked.message.rest) }
  return (
    aboutItsCircuit(named.place, asked, memory) ??
    (circuit && answerAboutCircuits({ kind: 'circuit', circuit }, about, memory))
  )
}

/** After 'c’est dans quel circuit ?', 'il dure combien de jours ?' asks about that circuit. */
function aboutItsCircuit({ circuit }: Destination, asked: Asked, memory: Memory): Turn | undefined {
  if (/\bla bas\b/.test(asked.typed)) return undefined
  const found = circuitFollowUps.find(({ topic, matches }) => topicsOfCircuits.has(topic) && matches(asked))
  return circuit && found && turnAboutCircuit(found, circuit, asked, memory)
}

/** Topics of circuits whose questions may name a place: 'on arrive par Nosy Be, on peut le faire à l’envers ?'. */
const topicsWithPlaces: ReadonlySet<string> = new Set(['ends', 'without', 'access', 'difficulty', 'vertigo'])

function answerOnTheWay(asked: Asked, memory: Memory): Turn | undefined {
  if (memory.subject?.kind !== 'circuit' || asked.message.topic.length === 0) return undefined
  const turn = answerAboutCircuits(memory.subject, asked, memory)
  // 'Et Foulpointe, c’est loin ?' is about the place.
  const isAboutPlace = turn?.memory.topic === 'access' && /\bloin\b/.test(asked.typed)
  return turn && !isAboutPlace && topicsWithPlaces.has(turn.memory.topic ?? '') ? turn : undefined
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

function turnAboutPlace(place: Destination, asked: Asked, subject: Subject, memory: Memory): Turn | undefined {
  const likely = likelyTopic('place', placeFollowUps, asked)
  return likely && toTurn(likely.followUp, place, asked, subject, memory)
}

function goOnWithQuestion({ typed, message }: Asked, memory: Memory): Turn | undefined {
  const { contextId } = memory
  const reply = answerInContext(typed, message, contextId)
  return reply && { reply, memory: { ...remember(memory, message, reply), contextId } }
}

/** 'Il dure combien de jours ?' asks about a circuit if the conversation has no subject, rather than go on with a question. */
const asksDuration = /^(et )?(il|elle) dure\b(?!.*\b(?:vol|avion|traversee|visa)\b)/

/** 'C’est loin de Tana ?', 'y a quoi autour ?', of which nobody knows what they are about at the beginning of a conversation. */
const needsSubject =
  /^(?:et )?(?:c est loin(?: (?:de |d )?(?:tana|antananarivo|la capitale))?|(?:il )?y a quoi autour|c est (?:sur|dans) quel circuit|l autre)$/

/** 'Il coûte combien ?', 'on peut le faire en mars ?'. */
const reference =
  /^(et )?(il|elle) (coute|est|part|va)\b|(?<!\bse )\ble faire\b|(?<!\b(?:circuits|traitements?|medicaments?|vaccins?|repulsif|palu|visa|hotel|sac|adaptateur)\b.*)\blequel\b(?!.*\bcircuits\b)|^(et )?c est (dur|combien|loin|difficile)$|^(et )?on (dort|y va)( ou| comment)?$|\bfaut etre sportif\b|^combien de jours$/

/** Asks which circuit is meant, and remembers what was asked about it. */
function askWhich(asked: Asked, memory: Memory): Turn {
  const topic = circuitFollowUps.find(({ matches }) => matches(asked))?.topic
  return {
    reply: askForCircuit(
      needsSubject.test(asked.typed) ? 'De quel lieu ou de quel circuit parlez-vous' : 'De quel circuit parlez-vous',
    ),
    memory: { ...memory, topic, month: asked.month ?? memory.month },
  }
}

/** Whether a message asks about a circuit without naming one. */
function refersToCircuit(asked: Asked): boolean {
  if (mostLikelyQuestion(asked.message, minToFollowUp)?.id === 'premier-voyage') return false
  return reference.test(asked.typed) && isShortWithoutPlace(asked) && !certainAnswer(asked.message)
}

function isShortWithoutPlace({ message: { words, destinations } }: Asked): boolean {
  return words.length <= 5 && destinations.length === 0
}
