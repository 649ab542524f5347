import { findFlight } from '#mocks/assistant/flights.ts'
import { capital, type Destination } from '#mocks/assistant/destinations.ts'
import { replyAboutCircuit } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import { type Asked, toTurn } from '#mocks/assistant/follow-ups/follow-up.ts'
import { directTopics, hasKnownWordsOnly, likelyTopic } from '#mocks/assistant/follow-ups/place-topics.ts'
import { staysReply } from '#mocks/assistant/follow-ups/place-access.ts'
import { answerPlaceOfCircuit } from '#mocks/assistant/follow-ups/place-of-circuit.ts'
import { asksAboutStay, visitText } from '#mocks/assistant/follow-ups/place-stay.ts'
import { monthText } from '#mocks/assistant/follow-ups/place-texts.ts'
import { placeFollowUps } from '#mocks/assistant/follow-ups/place.ts'
import { asksWhere, directionText } from '#mocks/assistant/follow-ups/place-where.ts'
import { directionsReply, hoursBetween } from '#mocks/assistant/intents/directions.ts'
import { nightsText } from '#mocks/assistant/place-circuits.ts'
import { answerPlaceChoice, placeChoiceReply } from '#mocks/assistant/intents/place-choice.ts'
import { destinationReply } from '#mocks/assistant/intents/places.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import { topicWords } from '#mocks/assistant/message.ts'
import { mostLikelyQuestion } from '#mocks/assistant/rank-questions.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { isAboutWeather } from '#mocks/assistant/weather.ts'
import { isWet } from '#mocks/assistant/seasons.ts'
import { type Subject, wayBetween, whereOneIs } from '#mocks/assistant/subject.ts'

/** The answer to a follow-up that names a place or a way. */
export function answerNamedPlace(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  const choice = named.kind === 'place' && named.other ? answerPlaceChoice(asked.message) : undefined
  if (choice) return { reply: choice, memory: remember(memory, asked.message, choice, { subject: named }) }
  return (
    answerPlaceOfCircuit(named, asked, memory) ??
    answerNights(named, asked, memory) ??
    answerComparison(named, asked, memory) ??
    answerDistance(named, asked, memory) ??
    answerAboutPlace(named, asked, memory)
  )
}

/** 'Et l’autre ?', after two places: what was asked about the first, or what there is to see. */
export function answerOtherPlace(asked: Asked, memory: Memory): Turn | undefined {
  const place = memory.subject?.kind === 'place' ? memory.subject.other : undefined
  if (!place) return undefined
  const subject: Subject = { kind: 'place', place }
  const again = placeFollowUps.find(({ topic }) => topic === memory.topic)
  const reply = destinationReply(place)
  return (
    (again && toTurn(again, place, asked, subject, memory)) ?? {
      reply,
      memory: remember(memory, asked.message, reply, { subject }),
    }
  )
}

/** From here on, a general question is meant, and a topic that answers it for the place is known without its words. */
const minToAskAboutPlace = 0.8

const asksForNights =
  /^(?!.*\b(?:conseil\w*|recommand\w*|ideal|faut|faudrait|suffi\w*)\b).*(?:\bcombien de nuits?\b|\b(?:passe|reste) combien de (?:temps|jours?)\b|\bcombien de (?:temps|jours?) (?:on |y )?(?:passe|reste)\b|^(?:et )?combien de (?:temps|jours?) (?:a|au|sur|dans)\b|\bon dort (?:a|au|sur)\b(?!.*\b(?:ou|quel\w*|hotels?|comment|bien|tente)\b))/

/** 'On dort combien de nuits à Sainte-Marie ?', about a circuit that goes there: by default that of the conversation. */
export function answerNights(
  named: Subject,
  { typed, message }: Asked,
  memory: Memory,
  about = memory.subject?.kind === 'circuit' ? memory.subject.circuit : undefined,
): Turn | undefined {
  const circuit = about ?? circuitInWords(named, typed)
  if (!circuit || named.kind !== 'place' || named.place.circuit !== circuit) return undefined
  if (!asksForNights.test(typed)) return undefined
  const reply = replyAboutCircuit(circuit, nightsText(named.place, circuit), 'sur-mesure', 'hebergement')
  return {
    reply,
    memory: remember(memory, message, reply, { subject: about ? { kind: 'circuit', circuit } : named }),
  }
}

/** The circuit of a place, if a message speaks of its programme: 'on y dort combien de nuits dans le programme ?' */
function circuitInWords(named: Subject, typed: string) {
  return named.kind === 'place' && /\b(?:programme|circuit)\b/.test(typed) ? named.place.circuit : undefined
}

const comparesWithIt =
  /\bvaut (?!le |la |l )|\b(?:mieux|(?:plus|moins) \w+) que?\b|\bpar rapport\b|\b(?:hesit\w*|differences?) (?:avec|entre)\b/

/** 'C’est mieux qu’Anakao ?', about Ifaty. */
function answerComparison(named: Subject, { typed, message }: Asked, memory: Memory): Turn | undefined {
  const { subject } = memory
  if (named.kind !== 'place' || named.other || subject?.kind !== 'place') return undefined
  if (!comparesWithIt.test(typed) || asksWhere.test(typed)) return undefined
  if (named.place === subject.place) return undefined
  const reply = placeChoiceReply(subject.place, named.place, typed)
  return { reply, memory: remember(memory, message, reply, { subject: { ...subject, other: named.place } }) }
}

const asksDistance =
  /\b(?:loin|depart|pres|proche|a cote|distance|combien|heures|temps|km|y va|y aller|depuis|part|partant)\b/
/** Asks how far the place of the conversation is, in a message that also tells where the traveller is. */
const asksHowFar =
  /\b(?:loin|pres|proche|distance|km|kilometres|y va|y aller|combien (?:de temps|d heures|de route)|c est a combien)\b/
const startsThere =
  /\bde la (?:jusqu|a|au|aux|vers|pour|comment|on|combien|c est)\b|\bensuite\b|\bjusqu a\b|\bsur (?:la meme|la) route\b|\bsur le chemin\b|\b(?:loin|distance|depuis|partant|(?:temps|km|heures) de(?:puis)?) (?:de )?la$|^(?:et |puis )?apres\b|\b(?:va|aller)\b.*\bapres\b/

/** The way between the place that is named and that of the conversation. */
function answerDistance(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  const { message } = asked
  const { subject } = memory
  if (named.kind !== 'place' || named.other) return undefined
  const detour = detourReply(named.place, asked.typed, subject)
  if (detour) return { reply: detour, memory: remember(memory, message, detour, { subject }) }
  const onward = onwardFrom(named.place, asked, subject)
  const ends = onward ?? endsOfWay(named.place, asked, subject)
  if (!ends) return undefined
  // 'En bateau depuis Soanierana, ça bouge ?' is about the boat.
  const likely =
    subject?.kind === 'place' && !onward ? likelyTopic('place', placeFollowUps, asked)?.followUp : undefined
  const isThere = ends[1] === (subject?.kind === 'place' ? subject.place : undefined)
  if (likely && subject?.kind === 'place' && topicsOfWays.has(likely.topic) && (likely.topic !== 'state' || isThere))
    return toTurn(likely, subject.place, asked, subject, memory)
  const way = directionsReply(...ends)
  // 'Combien de jours il faut depuis Morondava ?'.
  if (subject?.kind === 'place' && ends[1] === subject.place && /\bcombien de (?:jours|nuits)\b/.test(asked.typed))
    way.text = `${visitText(subject.place)} ${way.text}`
  if (onward && isNearby.test(asked.typed)) way.text = `${nearbyVerdict(hoursBetween(...onward))}${way.text}`
  const reply = asksWhere.test(asked.typed) ? { ...way, text: `${directionText(...ends)}${way.text}` } : way
  // 'C’est loin de Diego ?' leaves the conversation about the place.
  const stays = subject?.kind === 'place' && ends[1] === subject.place
  const other = stays ? subject.other : undefined
  const both = other ? { ...reply, text: `${reply.text}\n\n${directionsReply(ends[0], other).text}` } : reply
  const about = subject?.kind === 'place' ? subject.place : undefined
  return {
    reply: both,
    memory: remember(memory, message, both, { subject: stays ? subject : { ...wayBetween(...ends), about } }),
  }
}

/** 'Et si on passe par Ampefy ?', about the way from Antananarivo to Antsirabe. */
function detourReply(named: Destination, typed: string, subject: Subject | undefined): Reply | undefined {
  if (
    subject?.kind !== 'way' ||
    !subject.from ||
    !subject.to ||
    !/\b(?:par|via|detour|passage|en chemin|en route|arret\w*|halte)\b/.test(typed)
  )
    return undefined
  if ([subject.from, subject.to].includes(named)) return undefined
  const [there, onward] = [directionsReply(subject.from, named), directionsReply(named, subject.to)]
  return { ...there, text: `${there.text}\n\n${onward.text}` }
}

const topicsOfWays: ReadonlySet<string> = new Set(['sea', 'means', 'overnight', 'state'])

/** In hours: travellers go on to a place that is as near as this. */
const maxHoursOnward = 8
const asksOnward =
  /^et\b.*\by (?:va|aller)\b|\bcombien (?:d heures|pour (?:aller|rejoindre))\b|\bmet combien\b|\bc est (?:combien|long)\b|\b(?:va|aller)\b.*\b(?:dans la journee|pour la journee|aller retour|en excursion)\b|\bc est (?:loin|a cote|tout pres|proche|a combien|a quelle distance)\b|^(?:et )?combien de (?:temps|km|route)\b/

const isNearby = /\b(?:a cote|tout pres|proche)\b/

/** In hours, one way. */
const nextDoor = 1.5
const notFar = 3

/** Of 'et les Tsingy Rouge, c’est à côté ?'. */
function nearbyVerdict(hours: readonly [number, number] | undefined): string {
  if (hours === undefined) return ''
  if (hours[1] <= nextDoor) return 'Oui. '
  return hours[1] <= notFar ? 'Pas tout à côté. ' : 'Non. '
}

/** 'Et Anja, on y va comment ?', when the conversation is about a place near there. */
function onwardFrom(named: Destination, { typed }: Asked, subject: Subject | undefined) {
  const from = subject?.kind === 'place' ? subject.place : undefined
  if (
    !from ||
    from === named ||
    named === capital ||
    !asksOnward.test(typed) ||
    /\bdepuis\b|\bloin d[eu]?\b|\b(?:on est|je suis|nous sommes) a\b/.test(typed)
  )
    return undefined
  const hours = hoursBetween(from, named)
  return hours && hours[1] <= maxHoursOnward ? ([from, named] as const) : undefined
}

function endsOfWay(
  named: Destination,
  { typed, message: { topic, destinationWords } }: Asked,
  subject: Subject | undefined,
): [Destination, Destination] | undefined {
  const there = subject?.kind === 'way' ? subject.to : subject?.kind === 'place' ? subject.place : undefined
  if (!there || there === named) return undefined
  if (startsThere.test(typed)) return [there, named]
  if (asksWhere.test(typed) && /\brapport\b|\bpres\b/.test(typed)) return [named, there]
  const name = [...destinationWords].join('|')
  const start = subject?.kind === 'way' ? 'partant de?|depart de?' : 'de|d'
  const follows = (words: string) => new RegExp(`\\b(?:${words}) (?:(?:la|l|les) )?(?:${name})\\b`).test(typed)
  const isStart = follows(`depuis|${start}`)
  if (follows(`${whereOneIs} a`) && asksHowFar.test(typed)) return [named, there]
  if (isStart && asksDistance.test(typed)) return [named, there]
  // 'Et Anakao ?', after the way from Toliara to Ifaty.
  return subject?.kind === 'way' && subject.from && topic.length === 0 && /^et\b/.test(typed)
    ? [subject.from, named]
    : undefined
}

/** 'Un vol' may also be a theft. */
const namesFlight =
  /\bavions?\b|\bvols? (?:pour|vers|jusqu|directs?|interieurs?|tous les|par (?:jour|semaine))\b|\baerien\w*/

/** What the answer to a question says of all places, by the question's id. */
export const topicsOfQuestions: Readonly<Record<string, string>> = {
  carte: 'cash',
  argent: 'cash',
  'enfants-circuit': 'children',
  baignade: 'bathing',
  hebergement: 'lodging',
  'parcs-tarifs': 'entrance',
  'prix-courants': 'room-price',
  'temps-de-visite': 'visit',
  'tana-nuit': 'safety',
  securite: 'safety',
  internet: 'network',
  transport: 'access',
}

/** 'Et pour Anja on y va comment ?' asks something itself. */
const asksItself = /\b(?:comment|combien|quand|quoi|pourquoi|y va|y aller)\b|^(?:et )?ou (?:est|sont|se|c est|ca)\b/

/** A question that names its place, the last question about another place ('et à Anakao ?'), or the month for that place. */
function answerAboutPlace(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  const both = answerStays(named, asked, memory)
  if (both) return both
  if (named.kind !== 'place' || named.other) return undefined
  const inSeason = memory.subject?.kind === 'season' ? answerInMonth(named.place, asked, memory) : undefined
  if (inSeason) return inSeason
  const { message, month } = asked
  const namesOnly = message.topic.every((word) => word === 'sinon')
  if (
    !namesOnly ||
    !/^(?:(?:ok|d accord|merci) )*(?:et|sinon|alors|ou)\b/.test(asked.typed) ||
    asksItself.test(asked.typed)
  ) {
    const likely = isAboutWeather(message) ? undefined : likelyTopic('place', placeFollowUps, asked)
    const surely = mostLikelyQuestion(message, minToAskAboutPlace)
    const isKnown =
      (likely?.followUp.isCertain ?? hasKnownWordsOnly('place', message)) ||
      (surely !== undefined && likely?.followUp.questions?.includes(surely.id))
    const topic = likely?.followUp.topic ?? ''
    // Of the boat, only the price: how to get there is a question of the questions page.
    const isDirect =
      directTopics.has(topic) ||
      (topic === 'flight' && namesFlight.test(asked.typed) && findFlight(named.place.name) !== undefined) ||
      (topic === 'sea' && /\bprix\b/.test(asked.typed))
    return isKnown && likely?.hasWords && isDirect
      ? toTurn(likely.followUp, named.place, asked, named, memory)
      : answerInMonth(named.place, asked, memory)
  }
  const lastTopic = /^(?:place|circuit)$/.test(memory.subject?.kind ?? '') ? memory.topic : undefined
  const asksAgain = lastTopic ?? topicsOfQuestions[memory.questionId ?? '']
  const again = placeFollowUps.find((one) => one.topic === asksAgain)
  if (again) return toTurn(again, named.place, { ...asked, month: month ?? memory.month }, named, memory)
  const reply = memory.month === undefined ? undefined : monthReply(named.place, memory.month)
  return reply && { reply, memory: remember(memory, message, reply, { subject: named }) }
}

/** 'Deux jours suffisent pour Diego et la mer d’Émeraude ?'. */
function answerStays(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  if (named.kind !== 'way' || !named.from || !named.to || !asksAboutStay(asked.typed)) return undefined
  // 'Antsirabe Morondava en un jour ?' is about the road.
  if (!/\b(?:et|puis|plus|chacune?)\b/.test(asked.typed)) return undefined
  // 'En un jour depuis Tana ?' is about the road.
  if (named.from === capital) return undefined
  // Of three places, two are compared.
  const typed = asked.message.destinations.length === 2 ? asked.typed : ''
  const reply = staysReply(named.from, named.to, typed)
  return { reply, memory: remember(memory, asked.message, reply, { subject: named }) }
}

const asksIfOpen = /\b(?:bien|bon|bonne|faisable|jouable|possible|praticable|realiste|ouverte?)\b/

/** The other words of a message that asks nothing else. */
const openWords = topicWords('jouable praticable realiste ouvert ouverte rever oublier tenter')

/** 'Du coup la Mer d’Émeraude, c’est faisable ?', after the month. */
function answerInMonth(place: Destination, asked: Asked, memory: Memory): Turn | undefined {
  const asksNothingElse = asked.message.topic.every((word) => openWords.has(word))
  if (memory.month === undefined || asked.month !== undefined) return undefined
  if (!asksIfOpen.test(asked.typed) || !asksNothingElse) return undefined
  const found = placeFollowUps.find((one) => one.topic === 'month')
  return found && toTurn(found, place, { ...asked, month: memory.month }, { kind: 'place', place }, memory)
}

/** What there is at a place, and how it is in a month: first if it may be closed. */
function monthReply(place: Destination, month: number): Reply | undefined {
  const text = monthText(place, month)
  const reply = destinationReply(place)
  if (text === undefined) return undefined
  const texts = isWet(month) ? [text, reply.text] : [reply.text, text]
  return { ...reply, text: texts.join('\n\n') }
}
