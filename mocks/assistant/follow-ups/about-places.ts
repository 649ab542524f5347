import { capital, type Destination } from '#mocks/assistant/destinations.ts'
import { type Asked, toTurn } from '#mocks/assistant/follow-ups/follow-up.ts'
import { placeFollowUps } from '#mocks/assistant/follow-ups/place.ts'
import { wayFollowUps } from '#mocks/assistant/follow-ups/way.ts'
import { directionsReply } from '#mocks/assistant/intents/directions.ts'
import { placeChoiceReply } from '#mocks/assistant/intents/place-choice.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { whereOnCircuits } from '#mocks/assistant/place-circuits.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { namedSubject, type Subject } from '#mocks/assistant/subject.ts'
import { isAboutWeather } from '#mocks/assistant/weather.ts'

/** What a conversation about a place or a way asks in words that otherwise ask about a circuit or the weather. */
export function answerAboutPlaces(asked: Asked, memory: Memory): Turn | undefined {
  return answerPlacesAgain(asked, memory) ?? answerBeforeOthers(asked, memory)
}

/** 'Et c’est loin de Tana ?' asks about the circuit, 'on y va comment depuis Tana ?' about the place. */
export function isAboutCapital({ text, destinations: [first, second] }: Message, { subject }: Memory): boolean {
  if (first !== capital || second) return false
  return (
    /\b(?:en partant|au depart) d[e']? ?(?:tana|antananarivo|la capitale)\b/.test(text) ||
    subject?.kind === 'circuit' ||
    (subject?.kind === 'place' &&
      /\b(y (va|aller)|depuis|journee|jour|excursion|loin|pres|proche|(?:re)?part\w*|rentr\w*|retour\w*|rev(?:enir|ien\w*))\b/.test(
        text,
      ))
  )
}

/** After 'Isalo ou Andringitra ?': 'lequel est le plus dur ?', 'et pour camper ?', 'avec nos enfants ?'. */
const choosesPlace =
  /\b(?:le ?quel|la ?quelle|le plus|la plus|le moins|la moins|le mieux|mieux|plutot|celui|celle|des deux)\b|^(?:et )?(?:pour (?!y )|avec )|\bqu un\b|\bon choisit\b/

/** After 'l’Ankarana et les Tsingy Rouge le même jour ?': 'lequel garder ?'. */
const choosesOne =
  /\b(?:le ?quel|la ?quelle|lequel des deux|des deux)\b.*\b(?:gard\w*|choisi\w*|prend\w*|prefer\w*|conseil\w*|mieux|beau|belle|vaut|zapp\w*|sacrifi\w*)\b|\b(?:si (?:on|je) (?:doit|dois) (?:choisir|en))\b/

/** After 'Isalo ou Andringitra ?': 'on peut faire les deux ?'. */
const asksForBothPlaces =
  /\b(?:fai\w*|voir|visit\w*|combin\w*|possible|jouable|enchain\w*) .*\bles deux\b|\bles deux\b.*\b(?:possible|jouable|faisable)s?\b|^(?:et )?(?:pourquoi pas )?les deux$/

function answerPlacesAgain(asked: Asked, memory: Memory): Turn | undefined {
  const { subject } = memory
  const { message, typed, month } = asked
  if (
    subject?.kind === 'way' &&
    subject.from &&
    subject.to &&
    choosesOne.test(typed) &&
    message.destinations.length === 0
  ) {
    const { from: one, to: other } = subject
    const reply = placeChoiceReply(one, other, typed)
    return {
      reply,
      memory: remember(memory, message, reply, { subject: { kind: 'place', place: one, other }, topic: 'which' }),
    }
  }
  if (subject?.kind !== 'place' || !subject.other) return undefined
  if (asksForBothPlaces.test(typed) && message.destinations.length === 0) {
    const reply = bothPlacesReply(subject.place, subject.other)
    return { reply, memory: remember(memory, message, reply, { subject, topic: 'which' }) }
  }
  const named = namedSubject(message)
  // 'Lequel est le plus près de Diego ?'.
  const from =
    named?.kind === 'place' && !named.other && /\b(?:pres|proche|loin|acces\w*|rapide\w*|vite)\b/.test(typed)
      ? named.place
      : undefined
  // 'Et la deuxième, c’est plus calme ?'
  const comparesIt =
    named?.kind === 'place' &&
    !named.other &&
    [subject.place, subject.other].includes(named.place) &&
    /\b(?:c est|est elle|est il|elle est|il est) (?:plus|moins|mieux)\b/.test(typed)
  if (named && !from && !comparesIt) return undefined
  if (!comparesIt && !choosesPlace.test(typed) && !isAboutWeather(message)) return undefined
  const reply = placeChoiceReply(subject.place, subject.other, typed, from)
  return { reply, memory: remember(memory, message, reply, { subject, topic: 'which', month }) }
}

/** Whether two places are on one circuit, and the way between them. */
function bothPlacesReply(one: Destination, other: Destination): Reply {
  const way = directionsReply(one, other)
  const both =
    one.circuit && one.circuit === other.circuit
      ? `Oui, les deux sont sur notre circuit ${one.circuit.name}.`
      : `C’est possible sur mesure, mais pas sur un même circuit\u202f: ${[one, other].map((place) => whereOnCircuits(place).replace(/\.$/, '')).join(', et ')}.`
  return { ...way, text: `${both} ${way.text}` }
}

/** On which side a place is: names no circuit. */
const asksSide =
  /^(?:et |mais )?(?:c est|il est|elle est|(?:ca |c )?(?:se )?(?:trouve|situe)) (?:plutot |plus )?(?:(?:au|vers le|dans le) (?:nord|sud)|(?:a|vers|dans) l (?:est|ouest))\b(?!.*\bcircuits?\b)/

/** What names the wind or a point of the compass, and asks neither for the weather nor for a circuit. */
function answerBeforeOthers(asked: Asked, memory: Memory): Turn | undefined {
  const { subject, topic } = memory
  const { typed } = asked
  if (topic === 'sea' && /\b(?:prix|cher|coute|c est combien|vent|houle|vagues|mer|tempete|agitee?)\b/.test(typed)) {
    const turn = subject && answerTopic('sea', subject, asked, memory)
    if (turn) return turn
  }
  return subject?.kind === 'place' && asksSide.test(typed) ? answerTopic('where', subject, asked, memory) : undefined
}

function answerTopic(topic: string, subject: Subject, asked: Asked, memory: Memory): Turn | undefined {
  const isIt = (one: { topic: string }) => one.topic === topic
  if (subject.kind === 'place') {
    const found = placeFollowUps.find(isIt)
    return found && toTurn(found, subject.place, asked, subject, memory)
  }
  const found = subject.kind === 'way' ? wayFollowUps.find(isIt) : undefined
  return found && subject.kind === 'way' ? toTurn(found, subject, asked, subject, memory) : undefined
}
