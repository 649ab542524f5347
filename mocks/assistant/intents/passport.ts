import { numbers } from '#mocks/assistant/intents/circuits.ts'
import type { Message } from '#mocks/assistant/message.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'

/** Whether a message tells until when a passport is valid. */
export const tellsExpiry = (text: string) =>
  /\bpasseports?\b.*\b(?:expir|perim|finit|termine|valable|valide)/.test(text)

const ending = 'expir\\w*|perime|finit|termine|valable|valide'
const leaving = 'depart|pars|part|partons|partez|y va|voyage\\w*'
const returning = 'rentr\\w*|retour|revien\\w*'

/** What follows one of the words, up to the next of the others. */
const after = (words: string, others: string) => new RegExp(`\\b(?:${words})\\b(.*?)(?=\\b(?:${others})\\b|$)`)
const endOfPassport = after(ending, `${returning}|${leaving}`)
const wayBack = after(returning, `${ending}|${leaving}`)
const wayThere = after(leaving, ending)

/** Of 'dans 4 mois', 'encore 4 mois' or 'dans 1', the number of months; 0 of days and weeks. */
function parseMonthsAhead(text: string): number | undefined {
  if (/\bdans \w+ (?:jours?|semaines?)\b/.test(text)) return 0
  const [, amount = ''] = /(?:^|\b(?:dans|d ici|encore|plus que) )(\w+)(?: mois\b|$)/.exec(text.trim()) ?? []
  return amount === '' ? undefined : Number(amount) || numbers.get(amount)
}

/** Of '3 mars 2028', 3. */
const parseDay = (text: string) => Number(/\b(\d{1,2}) \w+ 20\d\d\b/.exec(text)?.[1] ?? 1)

/** Of '3 mars 2028', the months since the year 0. */
function parseMonthOfYear(text: string): number | undefined {
  const [, year] = /\b(20\d\d)\b/.exec(text) ?? []
  // '12/03/2027'.
  const [, named = ''] = /\b\d{1,2} (\d{1,2}) 20\d\d\b/.exec(text) ?? []
  const month = Number(named) || findMonth(text)
  return year === undefined || month === undefined ? undefined : Number(year) * 12 + month
}

const fewMonths = '(?:[1-5]|un|deux|trois|quatre|cinq) mois'
const endsAroundReturn = new RegExp(
  `^(?!.*\\b(?:combien|faut|doit)\\b).*(?:\\b(?:${ending})\\b.*\\b${fewMonths} apres\\b|\\b(?:expire|perime)\\b.*\\b${fewMonths} avant\\b)`,
)

/** In months: after the return, or after a departure, of which the return may be three months later. */
const afterReturn = 6
const afterDeparture = 9

/**
 * Whether a passport lasts six months after the return: 'expire 3 mois après', 'expire en mars, retour en novembre'. Undefined if the
 * message does not tell enough. A departure alone says no, and yes only with the months of the longest visa to spare.
 */
function lastsLongEnough({ text }: Message): boolean | undefined {
  if (endsAroundReturn.test(text)) return false
  const [, end = ''] = endOfPassport.exec(text) ?? []
  // The return counts, and the departure if no return is told.
  const journey = wayBack.exec(text)?.[1] ?? wayThere.exec(text)?.[1] ?? ''
  const enough = wayBack.test(text) ? afterReturn : afterDeparture
  const isNew = /\b(?:nouveau|sera)\b/.test(text)
  const monthsLeft = isNew ? undefined : parseMonthsAhead(end)
  if (monthsLeft !== undefined) {
    const monthsAhead = parseMonthsAhead(journey)
    if (monthsLeft - (monthsAhead ?? 0) < 6) return false
    return (monthsAhead !== undefined && monthsLeft - monthsAhead >= enough) || undefined
  }
  const [endDate, journeyDate] = [parseMonthOfYear(end), parseMonthOfYear(journey)]
  if (endDate !== undefined && journeyDate !== undefined) {
    const months = endDate - journeyDate
    if (months < 6) return false
    if (months > 6) return months >= enough || undefined
    if (parseDay(end) < parseDay(journey)) return false
    return wayBack.test(text) || undefined
  }
  const endMonth = findMonth(end)
  const journeyMonth = findMonth(journey)
  // '2030'.
  if (endMonth === undefined || journeyMonth === undefined || /\b20\d\d\b/.test(text)) return undefined
  return (endMonth - journeyMonth + 12) % 12 < 6 ? false : undefined
}

/** What the dates of a passport and a journey mean. */
export function passportVerdict(message: Message): string | undefined {
  const isLongEnough = lastsLongEnough(message)
  if (isLongEnough === undefined) return undefined
  if (isLongEnough) return 'Oui, il est valable assez longtemps.'
  return `${/\b(?:refai\w*|renouvel\w*|probleme|genant|embetant)\b/.test(message.text) ? 'Oui' : 'Non'}, renouvelez-le avant le départ.`
}
