import { beginsLikeFollowUp, continuesSubject } from '#mocks/assistant/follow-ups/follow-up.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { mayTellOfDanger } from '#mocks/assistant/safety/find-safety-entry.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { fillNumbers, safetyReply } from '#mocks/assistant/safety/safety-reply.ts'
import { getSafetyEntry, type SafetyEntry } from '#mocks/data/safety.ts'
import { config } from '#src/config.ts'

/** 'Ok merci', 'au revoir'. */
const thanks = matcher([
  'merci|thanks|thank_you|misaotra|ok|okay|d_accord|c_est_bon|bye|au_revoir|bonne_soiree|bonne_journee|veloma',
])
/** 'Pas de réseau', 'ça ne passe pas'; not 'réseau à Isalo', which asks about the journey. */
const noNetwork = matcher([
  'pas_de|plus_de|aucun|sans|no reseau|signal|batterie|network',
  'capte_pas|capte_plus|passe_pas|passe_plus|passent_pas|passent_plus|repond_pas|repond_plus|personne_repond|occupe',
])
/** 'Où est l’hôpital le plus proche ?'. */
const asksForHospital = matcher([
  'hopital|medecin|clinique|docteur|pharmacie|centre|dispensaire|doctor|clinic loin|pres|proche|ou|quel|trouver|combien_de_temps|where|far|near|nearest',
])
/** 'On peut prendre le bateau demain ?'. */
const asksToTravel = matcher([
  'peut|peux|pouvons|faut|can_we|can_i|on_part|doit prendre|partir|repartir|continuer|voyager|bateau|avion|voler|plonger|baigner|annuler|boat|fly|travel|trip|leave',
])
/** The same, without what cannot wait: 'on peut partir en bateau à l’hôpital ?', 'je peux prendre un taxi ?'. */
const asksToContinue = matcher([
  'peut|peux|pouvons|faut|can_we|can_i|doit continuer|partir|repartir|reprendre|rouler|voyager|bateau|avion|voler|plonger|baigner|annuler|excursion|circuit|fly|dive|travel|trip !hopital|hospital|taxi|voiture|ambulance',
])
/** After these, travelling too early is dangerous. */
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
  'chute',
  'diabete',
  'verre-drogue',
  'aide-generique',
])
/** 'On va où ?'. */
const whereTo = matcher(['ou_aller|on_va_ou|ou_on_va|c_est_loin'])

/** 'Ça va mieux, merci, sinon …'. */
const relief =
  /^\s*(?:(?:ok|bon|merci|oui)[\s,.!]+)*(?:[çc]a|il|elle|tout|je)\s+(?:va|vais)\s+(?:(?:beaucoup|bien|un peu|d[ée]j[àa])\s+)?mieux(?:\s+maintenant)?[\s,.;!]*(?:merci[\s,.;!]*)?(?:(?:sinon|et|du coup|alors|donc)[\s,]+)?/iu

/** Of 'ça va mieux, sinon que voir à Majunga ?': 'que voir à Majunga ?'. Undefined without relief. */
function restOf(text: string): string | undefined {
  const [opening] = relief.exec(text) ?? []
  return opening === undefined ? undefined : text.slice(opening.length)
}

/** The same, unless it is about the danger ('mais il vomit') or asks to travel at once. */
export function afterRelief(input: string): string | undefined {
  const rest = restOf(input) ?? ''
  const isAboutJourney = /^(?!mais\b).*\p{L}/iu.test(rest) && !mayTellOfDanger(rest) && !asksToTravel(readTyping(rest))
  return isAboutJourney ? rest : undefined
}

export const stillSeeDoctor = 'Tant mieux. Faites tout de même voir la personne à un médecin aujourd’hui.'

/** 'Et mon passeport ?', 'mon vol est demain'. */
const asksAboutLeaving = matcher([
  'visa|passeport*|papiers|consulat|ambassade|passport|embassy',
  'vol|avion|flight rentre*|vendredi|demain|depart|home',
])
const lossesOfPapers: ReadonlySet<string> = new Set(['agression-vol', 'passeport-perdu', 'verre-drogue'])

const stillHere = 'Je reste là. Si cela s’aggrave, appelez sans attendre le {samu} ou le {police}, puis {assistance}.'

const notYet = [
  'Pas avant d’avoir suivi ces conseils\u202f; si quelqu’un est malade, mordu ou blessé, pas sans l’accord d’un médecin.',
  'Demandez à {assistance} ce qui peut attendre. Si cela s’aggrave\u202f: {samu}.',
].join(' ')

const withoutNetwork = [
  'Si l’appel ne passe pas\u202f: essayez un SMS, un autre téléphone, un autre opérateur, ou demandez à l’hôtel, au guide, au',
  'village\u202f; envoyez quelqu’un chercher du secours. La page «\u202fFiche SOS\u202f» de ce site s’ouvre sans réseau. Dès que cela passe\u202f: {samu} ou {police}, puis {assistance}. En attendant, suivez les conseils ci-dessus.',
].join(' ')

const whichHospital = [
  'Je ne sais pas où vous êtes, ni quel hôpital est ouvert\u202f; une pharmacie ne le remplace pas. Demandez le plus proche au {samu}, à l’hôtel, au chauffeur ou à',
  '{assistance}, et partez sans attendre si l’état s’aggrave.',
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
  /** Whether the message asks about the journey. */
  asksElse: () => boolean
}

/**
 * The reply to a message that goes on with the danger of the last urgent answer. Undefined for a message that asks something
 * else.
 */
export function stayWithDanger(
  entry: SafetyEntry,
  { typed, message, hasSubject, asksElse }: AfterDanger,
): Reply | undefined {
  const reply = (text: string): Reply => ({
    text: fillNumbers(text),
    suggestions: questionTexts(...entry.next),
    places: [],
  })
  if (restOf(typed) === '') return reply(`${stillSeeDoctor} ${stillHere}`)
  if (thanks(typed) && !asksToTravel(typed) && message.words.length <= 3) return reply(stillHere)
  if (hasSubject) return undefined
  if (noNetwork(typed)) return reply(withoutNetwork)
  if (lossesOfPapers.has(entry.id) && asksAboutLeaving(typed))
    return safetyReply(getSafetyEntry('passeport-perdu'), message)
  if (asksForHospital(typed)) return reply(whichHospital)
  if (needsRest.has(entry.id) && asksToContinue(typed)) return reply(notYet)
  if (entry.id === 'idees-suicidaires' && message.destinations.length === 0) return safetyReply(entry, message)
  if (asksElse()) return undefined
  if (whereTo(typed)) return reply(whichHospital)
  if (!continuesSubject({ typed, message })) return undefined
  return beginsLikeFollowUp(typed) || message.topic.length <= 2 ? safetyReply(entry, message) : undefined
}
