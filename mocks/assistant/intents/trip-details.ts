import { parsePeople } from '#mocks/assistant/follow-ups/people.ts'
import { chooseCircuit } from '#mocks/assistant/intents/choose-circuit.ts'
import { parseDays } from '#mocks/assistant/intents/circuits.ts'
import type { Memory } from '#mocks/assistant/memory.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { getNote, questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import { readWishes } from '#mocks/assistant/wishes.ts'

/** 'On est 2', 'couple', '30 ans', 'entre amis', 'pas encore de dates': says something about the trip and asks nothing. */
const tellsDetail =
  /^(?:(?:on|nous|je|j|y|pour|a|en|entre|un|une|est|sera|serait|sommes|serons|suis|ai|pars|part|partons|voyage|vient|que|juste|seulement|tous?|toutes?|deux|trois|quatre|cinq|six|sept|huit|\d{1,2}|adultes?|personnes?|pers|voyageurs?|couple|seul|seule|solo|ans|la trentaine|la quarantaine|la cinquantaine|amis?|amies?|copains|copines|potes|collegues|freres?|soeurs?) ?)+$|^(?:non |pas )?(?:(?:on|nous|je|j) )?(?:ai |avons |a )?pas encore (?:de|les|nos|mes) dates?$/

const hasDetail =
  /\b(?:\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|couple|ans|trentaine|quarantaine|cinquantaine|amie?s|copains|copines|potes|collegues|dates?)\b/

const isNumber = /^[\d ]+$/

/** Answers after which travellers tell about their trip. */
const invites: ReadonlySet<string> = new Set(['a-choisir', 'circuits-proposes', 'circuit-par-mois', 'impatience'])

/** As many as the form of a circuit takes. A larger group gets the answer for groups. */
const maxPeople = 8

const wanted = 'ce qui vous attire, la plage, les animaux, la marche ou le calme'

/** A month is a length of the trip here, not a date. */
const isMonth = /^\s*(?:pour |pendant )?(?:1|un) mois(?: entier)?\s*$/i

const isPeople = /^\s*(\d{1,2}|deux|trois|quatre|cinq|six|sept|huit) (?:personnes|pers|adultes|voyageurs)[\s.!]*$/i

/** 'Un mois', of a trip, in days, and '2 personnes' as 'pour 2 personnes'. */
export function nameAmount(input: string): string {
  return isMonth.test(input) ? '30 jours' : input.replace(isPeople, 'pour $1 personnes')
}

const tellsPlans =
  /^(?:(?:bonjour|bonsoir|salut|hello|alors|bon|donc|voila|euh) )*(?:je|j|on|nous|c est pour|ma|mon|notre)\b/
const plans =
  /\b(?:voyag\w*|parti\w*|pars|part|partons|venir|viens|venons|vient|decouvrir|visiter|vacances|sejour\w*|madagascar|circuits?|billets|vols|itineraire|organis\w*|prepar\w*|envisag\w*|renseign\w*)\b/
const asks = /\?|\b(?:combien|comment|quand|quels?|quelles?|pourquoi|est ce|peut on|faut|y a|ou est)\b/

/** A circuit for the days that travellers name who say what they plan, and ask nothing, or an invitation to tell more. */
export function inviteToTell({ input, text }: Message): Reply | undefined {
  const typed = readTyping(input)
  if (input.includes('?') || !tellsPlans.test(typed) || !plans.test(typed) || asks.test(typed)) return undefined
  const days = parseDays(text)
  const choice =
    days === undefined ? undefined : chooseCircuit({ wishes: readWishes(typed), days, month: findMonth(text) })
  return choice?.reply ?? replyToQuestion(getNote('a-choisir'))
}

/** Notes what travellers tell about themselves at the beginning, and asks for what a choice needs. */
export function askForDetails({ input }: Message, { subject, contextId, month, days }: Memory): Reply | undefined {
  const typed = readTyping(input)
  const isFirst = (!subject || subject.kind === 'season') && (contextId === undefined || invites.has(contextId))
  if (!isFirst || !tellsDetail.test(typed) || !hasDetail.test(typed) || isNumber.test(typed)) return undefined
  const people = parsePeople(typed) ?? 0
  if (people > maxPeople) return undefined
  const missing = [...(month === undefined ? ['le mois'] : []), ...(days === undefined ? ['le nombre de jours'] : [])]
  const text = `C’est noté. Dites-moi encore ${[...missing, wanted].join(', ').replace(/, (?=ce qui)/, ' et ')}\u202f: je vous propose un circuit.`
  return { text, suggestions: questionTexts('circuits-proposes', 'circuit-par-mois', 'devis'), places: [] }
}
