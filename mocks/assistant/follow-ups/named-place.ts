import type { Destination } from '#mocks/assistant/destinations.ts'
import { circuitFollowUps } from '#mocks/assistant/follow-ups/circuit.ts'
import { type Asked, toTurn } from '#mocks/assistant/follow-ups/follow-up.ts'
import { monthText } from '#mocks/assistant/follow-ups/place-texts.ts'
import { placeFollowUps } from '#mocks/assistant/follow-ups/place.ts'
import { directionsReply } from '#mocks/assistant/intents/directions.ts'
import { topicWords } from '#mocks/assistant/message.ts'
import { destinationReply } from '#mocks/assistant/intents/places.ts'
import { type Memory, remember, type Turn } from '#mocks/assistant/memory.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { isAboutWeather, namesOnly } from '#mocks/assistant/weather.ts'
import { type Subject, wayBetween } from '#mocks/assistant/subject.ts'

/** The answer to a follow-up that names a place or a way. */
export function answerNamedPlace(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  return (
    answerWithout(named, asked, memory) ??
    answerDistance(named, asked, memory) ??
    answerAboutPlace(named, asked, memory)
  )
}

/** 'Et sans monter le pic Boby ?', about a circuit that goes there. */
function answerWithout(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  const { subject } = memory
  if (subject?.kind !== 'circuit' || named.kind !== 'place' || named.place.circuit !== subject.circuit) return undefined
  const found = /\bsans\b/.test(asked.typed) ? circuitFollowUps.find(({ topic }) => topic === 'without') : undefined
  return found && toTurn(found, subject.circuit, asked, subject, memory)
}

/** 'C’est loin de Diego ?', 'comment y aller depuis Morondava ?'. */
const asksDistance =
  /^(?:et |mais )?(?:(?:c est )?(?:loin|a combien)|on y va|comment (?:on )?y (?:va|aller)|combien (?:de temps|d heures)|depuis|en partant)\b.*\b(?:de|depuis|d)\b|^(?:et |mais )?depuis\b/
const startsElsewhere = /^(?:et |mais )?(?:depuis|en partant de|au depart de)\b/
const startsThere = /\bde la (?:jusqu|a|au|aux|vers|pour)\b|\bensuite\b|\bjusqu a\b|^(?:et |puis )?apres\b/

/** The way between the place that is named and that of the conversation. */
function answerDistance(named: Subject, { typed, message }: Asked, memory: Memory): Turn | undefined {
  const ends = named.kind === 'place' && !named.other ? endsOfWay(named.place, typed, memory.subject) : undefined
  if (!ends) return undefined
  const reply = directionsReply(...ends)
  // 'C’est loin de Diego ?' leaves the conversation about the place.
  const stays = memory.subject?.kind === 'place' && ends[1] === memory.subject.place
  const subject = stays ? memory.subject : wayBetween(...ends)
  return { reply, memory: remember(memory, message, reply, { subject }) }
}

function endsOfWay(
  named: Destination,
  typed: string,
  subject: Subject | undefined,
): [Destination, Destination] | undefined {
  const there = subject?.kind === 'way' ? subject.to : subject?.kind === 'place' ? subject.place : undefined
  if (!there || there === named) return undefined
  if (startsThere.test(typed)) return [there, named]
  const pattern = subject?.kind === 'way' ? startsElsewhere : asksDistance
  return pattern.test(typed) ? [named, there] : undefined
}

/** Topics of questions that may name their place: 'des distributeurs à Morondava ?'. */
const directPlaceTopics = new Set([
  'cash',
  'entrance-fee',
  'children',
  'rough-sea',
  'hours',
  'fits',
  'sights',
  'bathing',
  'taxi',
])

/** The topic words of such a question. 'Ma fille a perdu sa carte à Morondava' has others. */
const placeWords = topicWords(
  `argent distributeur distributeurs retirer banque banques carte cartes mastercard visa payer euros especes liquide monnaie
  cash dab atm
  entree ticket tarif prix cher cout euros ariary
  enfant enfants bebe fils fille petits famille raisonnable ado ados mois
  bateau vedette pirogue traversee mer mal houle bouge secoue dangereux dangereuse securite duree
  horaire horaires heure ouverture ouvre ouvert fermeture ferme parc lumiere soleil coucher lever photo 
  baigner baignade nager plonge plongee requin requins courants plage
  taxi taxis brousse bus minibus cotisse coute
  jour jours semaine semaines nuit nuits temps`,
)

/** What the answer to a question says of all places, by the question's id. */
const topicsOfQuestions: Readonly<Record<string, string>> = {
  carte: 'cash',
  argent: 'cash',
  'enfants-circuit': 'children',
  baignade: 'bathing',
  hebergement: 'lodging',
  'parcs-tarifs': 'entrance-fee',
  'temps-de-visite': 'visit',
  transport: 'access',
}

/** A question that names its place, the last question about another place ('et à Anakao ?'), or the month for that place. */
function answerAboutPlace(named: Subject, asked: Asked, memory: Memory): Turn | undefined {
  if (named.kind !== 'place' || named.other) return undefined
  const topic = asked.message.topic.filter((word) => !/^(?:chemin|passant|plus)$/.test(word))
  if (topic.length > 0) {
    const ofMonth =
      asked.month !== undefined && namesOnly(asked.message) && !isAboutWeather(asked.message)
        ? monthReply(named.place, asked.month)
        : undefined
    if (ofMonth) return { reply: ofMonth, memory: remember(memory, asked.message, ofMonth, { subject: named }) }
    const found = placeFollowUps.find(({ topic: one, matches }) => directPlaceTopics.has(one) && matches(asked))
    return found && topic.every((word) => placeWords.has(word) || /^\d+$/.test(word))
      ? toTurn(found, named.place, asked, named, memory)
      : undefined
  }
  if (!/^(?:et|sinon|alors|ou)\b/.test(asked.typed)) return undefined
  const lastTopic = /^(?:place|circuit)$/.test(memory.subject?.kind ?? '') ? memory.topic : undefined
  const asksAgain = lastTopic ?? topicsOfQuestions[memory.questionId ?? '']
  const again = placeFollowUps.find((one) => one.topic === asksAgain)
  if (again) return toTurn(again, named.place, { ...asked, month: asked.month ?? memory.month }, named, memory)
  const reply = memory.month === undefined ? undefined : monthReply(named.place, memory.month)
  return reply && { reply, memory: remember(memory, asked.message, reply, { subject: named }) }
}

/** What there is at a place, and how it is in a month. */
function monthReply(place: Destination, month: number): Reply | undefined {
  const text = monthText(place, month)
  const reply = destinationReply(place)
  return text === undefined ? undefined : { ...reply, text: `${reply.text}\n\n${text}` }
}
