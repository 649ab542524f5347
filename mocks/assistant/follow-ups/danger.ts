import { goesOn, isOpener } from '#mocks/assistant/follow-ups/follow-up.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { questionTexts, type Reply } from '#mocks/assistant/replies.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { fillNumbersWithFallback, safetyReply } from '#mocks/assistant/safety/safety-reply.ts'
import type { SafetyEntry } from '#mocks/data/safety.ts'

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
const whereTo = matcher(['ou_aller|on_va_ou|ou_on_va|c_est_loin'])

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
  'Je ne sais pas où vous êtes, ni quel hôpital est ouvert. Demandez le plus proche au {samu}, à l’hôtel, au chauffeur ou à',
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
  if (thanks(typed) && !travelOn(typed) && message.words.length <= 3) return reply(stillHere)
  if (hasSubject) return undefined
  if (noNetwork(typed)) return reply(`${withoutNetwork}\n\n${entry.answer}`)
  if (hospital(typed)) return reply(whichHospital)
  if (travelOn(typed)) return reply(notYet)
  if (asksElse) return undefined
  if (whereTo(typed)) return reply(whichHospital)
  if (!goesOn({ typed, message })) return undefined
  return isOpener(typed) || message.topic.length <= 2 ? safetyReply(entry, message) : undefined
}
