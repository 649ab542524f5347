import { afterDangerKinds } from '#mocks/assistant/follow-ups/after-danger-kinds.ts'
import { beginsLikeFollowUp, continuesSubject } from '#mocks/assistant/follow-ups/follow-up.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { mayTellOfDanger } from '#mocks/assistant/safety/find-safety-entry.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { fillNumbers, safetyReply } from '#mocks/assistant/safety/safety-reply.ts'
import { afterDangerText, patientEntries, stillHere } from '#mocks/data/after-danger.ts'
import { getSafetyEntry, type SafetyEntry } from '#mocks/data/safety.ts'
import { config } from '#src/config.ts'

/** 'Ok merci', 'au revoir'. */
const thanks = matcher([
  'merci|thanks|thank_you|misaotra|ok|okay|d_accord|c_est_bon|bye|au_revoir|bonne_soiree|bonne_journee|veloma',
])
/** 'On peut prendre le bateau demain ?'. */
const asksToTravel = matcher([
  'peut|peux|pouvons|faut|can_we|can_i|on_part|doit prendre|partir|repartir|continuer|voyager|bateau|avion|voler|plonger|baigner|annuler|boat|fly|travel|trip|leave',
])
/** The same, without what cannot wait: 'on peut partir en bateau à l’hôpital ?', 'je peux prendre un taxi ?'. */
const asksToContinue = matcher([
  'peut|peux|pouvons|faut|can_we|can_i|doit continuer|partir|repartir|reprendre|rouler|voyager|bateau|avion|voler|plonger|baigner|annuler|excursion|circuit|fly|dive|travel|trip !hopital|hospital|taxi|voiture|ambulance',
])
const isOver: ReadonlySet<string> = new Set(['better', 'found'])
const ofNoCase: ReadonlySet<string> = new Set(['next', 'night'])

/** 'Ça va mieux, merci, sinon …'. */
const relief =
  /^\s*(?:(?:ok|bon|merci|oui)[\s,.!]+)*(?:[çc]a|il|elle|tout|je)\s+(?:va|vais)\s+(?:(?:beaucoup|bien|un peu|d[ée]j[àa])\s+)?mieux(?:\s+maintenant)?[\s,.;!]*(?:merci[\s,.;!]*)?(?:(?:sinon|et|du coup|alors|donc)[\s,]+)?/iu

/** The rest of a message that begins with relief, unless it is about the danger ('mais il vomit') or asks to travel at once. */
export function afterRelief(input: string): string | undefined {
  const [opening] = relief.exec(input) ?? []
  const rest = opening === undefined ? '' : input.slice(opening.length)
  const isAboutJourney = /^(?!mais\b).*\p{L}/iu.test(rest) && !mayTellOfDanger(rest) && !asksToTravel(readTyping(rest))
  return isAboutJourney ? rest : undefined
}

const tellsOfNoNetwork = matcher([
  'pas_de_reseau|plus_de_reseau|aucun_reseau|sans_reseau|pas_de_signal|plus_de_signal|no_signal|no_network|without_network',
])
/** 'L’hôpital, c’est où ?' */
const asksForHospital = matcher([
  'hopital|hosto|clinique|hospital c_est_ou|est_ou|ou_est|c_est_lequel|lequel_est|quel|where_is|which',
])
const tellsOfNoWater = matcher(['plus_d_eau|pas_d_eau|sans_eau|rien_a_boire|no_water|out_of_water'])

const asksToCancel = matcher(['annuler|annule|renoncer|reporter|cancel !police|assurance|carte|prelevement'])
const careFirst =
  'Pour la suite du voyage\u202f: les soins passent avant le programme. Demandez à {assistance} ce qui peut attendre, être déplacé ou annulé.'

/** The answer, with where the hospital is, what to do without network or water, or with the journey, if the message speaks of that too. */
export function replyToDanger(entry: SafetyEntry, message: Message, typed: string): Reply {
  const reply = safetyReply(entry, message)
  const more = [
    ...(asksForHospital(typed) ? ['where'] : []),
    ...(tellsOfNoNetwork(typed) ? ['unreachable'] : []),
    ...(tellsOfNoWater(typed) ? ['thirst'] : []),
  ]
  const texts = [
    ...more.flatMap((kind) => afterDangerText(kind, entry.id) ?? []),
    ...(patientEntries.has(entry.id) && asksToCancel(typed) ? [careFirst] : []),
  ]
  return { ...reply, text: [reply.text, ...texts.map(fillNumbers)].join('\n\n') }
}

export const stillSeeDoctor = 'Tant mieux. Faites tout de même voir la personne à un médecin aujourd’hui.'

const notYet = [
  'Pas avant d’avoir suivi ces conseils\u202f; si quelqu’un est malade, mordu ou blessé, pas sans l’accord d’un médecin.',
  'Demandez à {assistance} ce qui peut attendre. Si cela s’aggrave\u202f: {samu}.',
].join(' ')

/** Adds the emergency numbers to an ordinary answer after an urgent one. Answers about the danger have them. */
export function keepNumbersInView(reply: Reply): Reply {
  if (reply.text.includes(config.assistancePhone)) return reply
  return { ...reply, text: `${reply.text}\n\n${fillNumbers(stillHere)}` }
}

type AfterDanger = {
  typed: string
  message: Message
  /** Whether the conversation has found a subject since, which short messages are about. */
  hasSubject: boolean
  /** That to the danger, before the message made it a narrower case: 'personne autour', after 'je me suis cassé la jambe'. */
  lastAnswer: string
  /** Whether the message asks about the journey. */
  asksElse: () => boolean
}

/**
 * The reply to a message that goes on with the danger of the last urgent answer. Undefined for a message that asks something
 * else.
 */
export function stayWithDanger(
  entry: SafetyEntry,
  { typed, message, hasSubject, lastAnswer, asksElse }: AfterDanger,
): Reply | undefined {
  const reply = (text: string): Reply => ({
    text: fillNumbers(text),
    suggestions: questionTexts(...entry.next),
    places: [],
  })
  const kinds = afterDangerKinds(typed)
  const [kind] = kinds
  if (kind === undefined && thanks(typed) && !asksToTravel(typed) && message.words.length <= 3) return reply(stillHere)
  if (hasSubject) return undefined
  if (patientEntries.has(entry.id) && asksToContinue(typed)) return reply(notYet)
  if (kind !== undefined && entry.answer !== lastAnswer && !isOver.has(kind)) return safetyReply(entry, message)
  // What to do next, or at night, differs in each case of the danger, and its own answer says it.
  const isCase = entry.answer !== getSafetyEntry(entry.id).answer
  const [text] = kinds.flatMap((one) => (isCase && ofNoCase.has(one) ? [] : (afterDangerText(one, entry.id) ?? [])))
  if (text !== undefined) return reply(text)
  if (kind !== undefined && kind !== 'leaving' && kind !== 'cards') return safetyReply(entry, message)
  if (entry.id === 'idees-suicidaires' && message.destinations.length === 0) return safetyReply(entry, message)
  if (asksElse()) return undefined
  if (!continuesSubject({ typed, message })) return undefined
  return beginsLikeFollowUp(typed) || message.topic.length <= 2 ? safetyReply(entry, message) : undefined
}
