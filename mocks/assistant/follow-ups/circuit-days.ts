import { notesOf } from '#mocks/assistant/circuit-facts.ts'
import { beachText, othersByLength, title } from '#mocks/assistant/follow-ups/circuit-texts.ts'
import { findCircuits, lengthOf, parseDays } from '#mocks/assistant/intents/circuits.ts'
import { formatHours } from '#mocks/assistant/intents/directions.ts'
import type { Memory } from '#mocks/assistant/memory.ts'
import { parseMessage, topicWords } from '#mocks/assistant/message.ts'
import { programmes } from '#mocks/assistant/programmes.ts'
import { inMonth } from '#mocks/assistant/seasons.ts'
import type { Circuit } from '#mocks/data/circuits.ts'
import type { Day } from '#src/contract/programme.ts'
import { formatCount, formatNumber } from '#src/lib/format.ts'
import { uncapitalize } from '#src/lib/text.ts'

// How long a circuit is, and what is done on which day.

export function durationText(circuit: Circuit): string {
  return `${title(circuit)} dure ${lengthOf(circuit)}.`
}

/** `betweenFlights`: the days are those from one international flight to the other. */
function fitText(circuit: Circuit, days: number, betweenFlights = false): string {
  const needed = circuit.estimated_duration_days
  const spare = days - needed
  if (betweenFlights && spare >= 0 && spare < 2)
    return `Non, c’est trop juste\u202f: le circuit ${circuit.name} dure ${needed} jours, et il faut arriver la veille et reprendre l’avion le lendemain, soit ${needed + 2} jours entre les deux vols. ${notesOf(circuit).shorter}`
  if (spare < 0)
    return `Non, le circuit ${circuit.name} ne tient pas en ${formatCount(days, 'jour')}\u202f: il en dure ${needed}. ${notesOf(circuit).shorter}`
  const margin = spare === 0 ? 'sans jour de marge avant le vol' : `avec ${formatCount(spare, 'jour')} de marge`
  const more = spare > 1 ? ` Avec ces jours, ${notesOf(circuit).longer}.` : ''
  return `Oui, le circuit ${circuit.name} tient en ${formatCount(days, 'jour')}, ${margin}\u202f: il en dure ${needed}.${more}`
}

/** 'C’est pas un peu court ?' */
const isTooShort = /\b(?:un peu|trop|si|tres|bien|assez) (?:court|juste)\b/

/** 'On arrive le 12, et le vol retour est le 24'. */
const betweenFlights = /\b(?:arriv|atterri|debarqu)\w*\b.*\b(?:vols?|avion|repar\w*|retour|decoll\w*)\b/

/** 'On en retire deux jours ?': not how many there are. */
const takesAway =
  /\b(?:enlev|retir|supprim|retranch)\w+ (?:\w+ )?(?:\d+|une?|deux|trois|quelques) jours?\b|\bsans les (?:\w+ )?derniers jours\b|\b\d+ jours? (?:de|en) moins\b/

/** Whether a circuit fits into the days, or is too short or too long for them. */
export function fitsText(circuit: Circuit, days: number | undefined, typed: string): string {
  if (isTooShort.test(typed))
    return days === undefined
      ? longerText(circuit, days)
      : fitText(circuit, days).replace(
          /^(?:Oui|Non), l/,
          days > circuit.estimated_duration_days ? 'Non. L' : 'Oui, un peu. L',
        )
  if (days !== undefined && days > circuit.estimated_duration_days + 1 && /\btrop\b/.test(typed))
    return `Oui, pour ce seul circuit\u202f: il dure ${lengthOf(circuit)}. Avec ces jours, ${notesOf(circuit).longer}.`
  return days === undefined ||
    (days >= circuit.estimated_duration_days &&
      /\b(?:trop|raccourci\w*|moins|c est long|cest long|un peu long)\b/.test(typed)) ||
    takesAway.test(typed)
    ? shorterText(circuit)
    : fitText(circuit, days, betweenFlights.test(typed))
}

/** Fewer days, without a number. */
export function shorterText(circuit: Circuit): string {
  return `${title(circuit)} dure ${lengthOf(circuit)}, et se raccourcit sur mesure. ${notesOf(circuit).shorter}`
}

export function longerText(circuit: Circuit, days: number | undefined, typed = ''): string {
  if (/\b(?:plages?|mer|lagon)\b/.test(typed))
    return `Oui, sur mesure\u202f: demandez ces jours de plus dans le devis. ${beachText(circuit, '')}`
  const needed = circuit.estimated_duration_days
  // '3 jours de plus' are fewer than the circuit has.
  const room =
    days !== undefined && days > needed
      ? `En ${formatCount(days, 'jour')}, le circuit ${circuit.name} vous laisse ${formatCount(days - needed, 'jour')}`
      : `Oui, le circuit ${circuit.name} se prolonge`
  const second = othersByLength(circuit)
    .filter((other) => days !== undefined && other.estimated_duration_days < days - needed)
    .map((other) => `${other.name} ${other.estimated_duration_days} jours`)
  const another = second.length > 0 ? `assez pour un second circuit (${second.join(', ')})\u202f; ou ` : ''
  return `${room}\u202f: ${another}${notesOf(circuit).longer}. Dites-le dans la demande de devis.`
}

const ordinals = ['premiere?', 'deuxieme|seconde?', 'troisieme', 'quatrieme', 'cinquieme', 'sixieme', 'septieme'].map(
  // 'On arrive à 23 h, on dort où la première nuit ?' is about the night before.
  (words) => new RegExp(`^(?!.*\\b(?:arriv|atterri|debarqu)).*\\b(?:${words}) (?:jour|soir|nuit)\\b`),
)

const asksForNight = /\b(?:dor\w+|nuits?|hotels?|log\w+|soir)\b/

/** 'Le jour 4', 'j4', 'le 2e soir', 'la dernière nuit'. */
export function dayAskedFor(typed: string, circuit?: Circuit): number | undefined {
  const [, day, nth] =
    /\b(?:jour|j) ?(\d+)\b|\b(\d{1,2}) ?(?:e|er|ere|eme|ieme|nd|nde) (?:jour|soir|nuit)\b/.exec(typed) ?? []
  if (day !== undefined || nth !== undefined) return Number(day ?? nth)
  const index = ordinals.findIndex((pattern) => pattern.test(typed))
  if (index !== -1) return index + 1
  // 'Le dernier jour, notre avion est à 18 h' is about the flight.
  if (!/^(?!.*\b(?:avion|vol)\b).*\bderniere? (?:jour|soir|nuit)\b/.test(typed)) return undefined
  const { estimated_duration_days: days } = circuit ?? { estimated_duration_days: 1 }
  // No night follows the last day.
  return asksForNight.test(typed) ? days - 1 : days
}

export function dayText(circuit: Circuit, wanted: number, typed: string): string | undefined {
  const { slug, estimated_duration_days } = circuit
  if (wanted > estimated_duration_days)
    return `${title(circuit)} n’a que ${formatCount(estimated_duration_days, 'jour')}.`
  const day = programmes.get(slug)?.itinerary?.find((one) => one?.day === wanted)
  const night = asksForNight.test(typed) ? nightText(day?.night) : ''
  const time = asksForTime.test(typed) ? travelText(day) : ''
  return day
    ? `${night}${time}Le jour ${wanted}, c’est «\u202f${day.title}\u202f». ${day.summary ?? ''}`.trim()
    : undefined
}

const asksForTime = /\b(?:longs?|longue|heures|combien de (?:temps|km)|duree|route|piste|fatigant\w*)\b/

/** 'Comptez 8 h 15 à 12 h de trajet, 141 km. ' */
function travelText(day: Day | null | undefined): string {
  const legs = (day?.legs ?? []).filter((leg) => leg?.mode !== 'hiking' && leg?.mode !== 'walking')
  const [least, most] = [0, 1].map((end) => legs.reduce((sum, leg) => sum + (leg?.hours_dry?.[end] ?? 0), 0))
  const km = legs.reduce((sum, leg) => sum + (leg?.km ?? 0), 0)
  if (!least || !most) return ''
  return `Comptez ${formatHours([least, most])} de trajet${km > 0 ? `, ${formatNumber(Math.round(km))}\u202fkm` : ''}. `
}

/** 'Nuit à Ankify : hôtel simple au bord de la mer. ' */
function nightText(night: Day['night']): string {
  if (!night) return ''
  const comfort = uncapitalize(night.comfort ?? '')
  // A camp or a bivouac, rather than a town.
  const where = /^(?:camp|premier|second|vallée) /i.test(night.name)
    ? `\u202f: ${uncapitalize(night.name)},`
    : ` à ${night.name}\u202f:`
  return `Nuit${where} ${comfort}. `
}

/** 'On peut faire le Nord ?' */
const asksIfDaysSuffice =
  /(?<!\p{L})(?:possible|faisable|jouable|r[ée]aliste|suffisant|assez|trop court|[cç]a (?:passe|rentre|tient)|le temps|peut (?:faire|aller))(?!\p{L})/iu

/** What else such a question may say. */
const wordsOfLength = topicWords('jouable realiste court rentre tient temps circuit nord sud ouest centre')

/** Names the days that were told before ('on a une semaine'), if a message asks whether they suffice for what it names. */
export function nameDays(input: string, { topic, days, month }: Memory): string {
  if (topic !== 'choice' || days === undefined || !asksIfDaysSuffice.test(input)) return input
  const { text, destinations, topic: words } = parseMessage(input)
  if (words.some((word) => !wordsOfLength.has(word))) return input
  if (parseDays(text) !== undefined || (destinations.length === 0 && findCircuits(text).length === 0)) return input
  return `${input.replace(/[\s?!.]+$/, '')} en ${days} jours${month === undefined ? '' : ` ${inMonth(month)}`}\u202f?`
}
