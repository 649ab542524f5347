import { goesOn, isOpener } from '#mocks/assistant/follow-ups/follow-up.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { mayTellOfDanger } from '#mocks/assistant/safety/find-safety-entry.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { fillNumbersWithFallback, safetyReply } from '#mocks/assistant/safety/safety-reply.ts'
import { type SafetyEntry, safetyEntries } from '#mocks/data/safety.ts'

const thanks = matcher([
  'merci|thanks|thank_you|misaotra|ok|okay|d_accord|c_est_bon|bye|au_revoir|bonne_soiree|bonne_journee|veloma',
])
/** Says that nobody can be called now. 'Réseau à Isalo' asks about the journey. */
const noNetwork = matcher([
  'pas_de|plus_de|aucun|sans|no reseau|signal|batterie|network',
  'capte_pas|capte_plus|passe_pas|repond_pas|repond_plus|personne_repond|occupe',
])
const hospital = matcher([
  'hopital|medecin|clinique|docteur|pharmacie|centre|dispensaire|doctor|clinic loin|pres|proche|ou|quel|trouver|combien_de_temps|where|far|near|nearest',
])
/** Wants to go on with the journey. */
const travelOn = matcher([
  'peut|peux|pouvons|faut|can_we|can_i|on_part|doit prendre|partir|repartir|continuer|voyager|bateau|avion|voler|plonger|baigner|annuler|boat|fly|travel|trip|leave',
])
/** Would rather wait: the next part of the journey, not the way to a hospital or out of a fire. */
const nextOfJourney = matcher([
  'peut|peux|pouvons|faut|can_we|can_i|doit continuer|partir|repartir|voyager|bateau|avion|voler|plonger|baigner|annuler|excursion|circuit|fly|dive|travel|trip !hopital|hospital|taxi|voiture|ambulance',
])
/** After these, going on too early is dangerous. */
const needsRest: ReadonlySet<string> = new Set([
  'morsure-animal',
  'rage-plus-de-vaccin',
  'serpent',
  'scorpion-araignee',
  'piqure-mer',
  'forte-fievre',
  'accident-plongee',
  'allergie-grave',
  'coup-de-chaleur',
  'enfant-malade',
  'douleur-poitrine-avc',
  'intoxication',
  'aide-generique',
])
const whereTo = matcher(['ou_aller|on_va_ou|ou_on_va|c_est_loin'])

/** 'Ça va mieux, merci, sinon …'. */
const relief =
  /^\s*(?:(?:ok|bon|merci|oui)[\s,.!]+)*(?:[çc]a|il|elle|tout|je)\s+(?:va|vais)\s+(?:(?:beaucoup|bien|un peu|d[ée]j[àa])\s+)?mieux(?:\s+maintenant)?[\s,.;!]*(?:merci[\s,.;!]*)?(?:(?:sinon|et|du coup|alors|donc)[\s,]+)?/iu

/** What a message says after relief; undefined without relief. */
function restOf(text: string): string | undefined {
  const [opening] = relief.exec(text) ?? []
  return opening === undefined ? undefined : text.slice(opening.length)
}

/** What a message asks after relief, unless that is about the danger or wants to go on at once. */
export function afterRelief(input: string): string | undefined {
  const rest = restOf(input) ?? ''
  const isElse = /^(?!mais\b).*\p{L}/iu.test(rest) && !mayTellOfDanger(rest) && !travelOn(readTyping(rest))
  return isElse ? rest : undefined
}

export const stillSeeDoctor = 'Tant mieux. Faites tout de même voir la personne à un médecin aujourd’hui.'

/** Papers that a thief has taken: the next question is how to leave the country. */
const papers = matcher([
  'visa|passeport*|papiers|consulat|ambassade|passport|embassy',
  'vol|avion|flight rentre*|vendredi|demain|depart|home',
])
const lossesOfPapers: ReadonlySet<string> = new Set(['agression-vol', 'passeport-perdu'])
const papersLost = safetyEntries.find(({ id }) => id === 'passeport-perdu')

const stillHere = 'Je reste là. Si cela s’aggrave, appelez sans attendre le {samu} ou le {police}, puis {assistance}.'

const notYet = [
  'Pas avant d’avoir suivi ces conseils\u202f; si quelqu’un est malade, mordu ou blessé, pas sans l’accord d’un médecin.',
  'Demandez à {assistance} ce qui peut attendre. Si cela s’aggrave\u202f: {samu}.',
].join(' ')

const withoutNetwork = [
  'Si l’appel ne passe pas\u202f: essayez un SMS, un autre téléphone, un autre opérateur, ou demandez à l’hôtel, au guide, au',
  'village\u202f; envoyez quelqu’un chercher du secours. La page «\u202fFiche SOS\u202f» de ce site s’ouvre sans réseau. Dès que cela passe\u202f: {samu} ou {police}, puis {assistance}.',
].join(' ')

const whichHospital = [
  'Je ne sais pas où vous êtes, ni quel hôpital est ouvert\u202f; une pharmacie ne le remplace pas. Demandez le plus proche au {samu}, à l’hôtel, au chauffeur ou à',
  '{assistance}, et partez sans attendre si l’état s’aggrave.',
].join(' ')

/** An ordinary answer after an urgent one keeps the numbers in view. */
export function keepNumbersInView(reply: Reply): Reply {
  return { ...reply, text: `${reply.text}\n\n${fillNumbersWithFallback(stillHere)}` }
}

type AfterDanger = {
  typed: string
  message: Message
  /** The conversation has a subject by now, which short messages are about. */
  hasSubject: boolean
  /** The message has an answer of its own. */
  asksElse: boolean
}

/**
 * The reply to a short message after an urgent answer: it stays with the danger. Undefined for a message that asks
 * something else.
 */
export function stayWithDanger(
  entry: SafetyEntry,
  { typed, message, hasSubject, asksElse }: AfterDanger,
): Reply | undefined {
  const reply = (text: string): Reply => ({
    text: fillNumbersWithFallback(text),
    suggestions: questionTexts(...entry.next),
    places: [],
  })
  if (restOf(typed) === '') return reply(`${stillSeeDoctor} ${stillHere}`)
  if (thanks(typed) && !travelOn(typed) && message.words.length <= 3) return reply(stillHere)
  if (hasSubject) return undefined
  if (noNetwork(typed)) return reply(`${withoutNetwork}\n\n${entry.answer}`)
  if (papersLost && lossesOfPapers.has(entry.id) && papers(typed)) return safetyReply(papersLost, message)
  if (hospital(typed)) return reply(whichHospital)
  if (needsRest.has(entry.id) && nextOfJourney(typed)) return reply(notYet)
  if (entry.id === 'idees-suicidaires' && message.destinations.length === 0) return safetyReply(entry, message)
  if (asksElse) return undefined
  if (whereTo(typed)) return reply(whichHospital)
  if (!goesOn({ typed, message })) return undefined
  return isOpener(typed) || message.topic.length <= 2 ? safetyReply(entry, message) : undefined
}
