import { inMonth } from '#mocks/assistant/seasons.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import { monthNames } from '#src/lib/months.ts'

const months = monthNames.map(foldFrench)
const month = `(${months.join('|')})`
const until =
  '(?:au|jusqu au|(?:au |le )?(?:matin |soir )?(?:et |avec )?(?:on |je |nous |le |un |notre |mon )?(?:vol )?(?:de )?(?:depart|retour|repar\\w*|rentr\\w*|revien\\w*|fini\\w*) (?:est )?(?:prevu )?le)'

/** 'Du 12 au 20 juin', 'on arrive le 28 juillet et on repart le 9 août'. */
const range = new RegExp(
  `\\b(\\d{1,2})(?:er)?(?: ${month})?(?: 20\\d\\d)?(?: a [a-z]+)? ${until} (?:[a-z]+di )?(\\d{1,2})(?: ${month})?\\b`,
)

/** Dates of other things: 'le festival du 20 au 25 mai'. */
const ofOthers = /\b(?:festivals?|fetes?|examens?|ferme\w*|ouvert\w*|passeport)\b/

/** More days are not those of a trip. */
const maxDays = 60

/** The year is not asked for, and hardly matters. */
const year = 2027

const dayLength = 24 * 60 * 60 * 1000

/** The number of days between the dates that a text without accents names, with the first and the last; undefined without a month. */
export function daysOfDates(text: string): number | undefined {
  if (ofOthers.test(text)) return undefined
  const [, first, firstMonth, last, lastMonth] = range.exec(text) ?? []
  const end = months.indexOf(lastMonth ?? firstMonth ?? '')
  // 'On arrive le 12, et le vol retour est le 24'.
  if (end === -1)
    return /\barriv/.test(text) && Number(last) > Number(first) ? Number(last) - Number(first) + 1 : undefined
  const start = firstMonth === undefined ? end : months.indexOf(firstMonth)
  const endYear = start > end ? year + 1 : year
  const days = (Date.UTC(endYear, end, Number(last)) - Date.UTC(year, start, Number(first))) / dayLength + 1
  return days > 1 && days <= maxDays ? days : undefined
}

/** 'Y a-t-il des baleines à ce moment-là ?' */
const thatMonth =
  /(?<!\p{L})(?:[àa] (?:ce moment[- ]l[àa]|cette (?:date|p[ée]riode|[ée]poque|saison)|ces dates)|ce mois[- ]l[àa])(?!\p{L})/iu

/** 'Et un mois plus tard ?' */
const nextMonth = /(?<!\p{L})un mois (?:plus tard|apr[eè]s)(?!\p{L})/iu
const monthBefore = /(?<!\p{L})un mois (?:plus t[oô]t|avant)(?!\p{L})/iu

/** 'C’est une bonne idée ?' */
const isGood =
  /^\s*(?:et )?c['’]?est (?:une bonne (?:id[ée]e|p[ée]riode|saison)|un bon (?:moment|mois|plan)|raisonnable)(?=\s*\?*$)/iu

/** Names the month that a message refers to. `last` is the last one that was named, from 1 to 12. */
export function nameMonth(input: string, last: number): string {
  return input
    .replace(thatMonth, inMonth(last))
    .replace(isGood, `$& ${inMonth(last)}`)
    .replace(nextMonth, inMonth((last % 12) + 1))
    .replace(monthBefore, inMonth(((last + 10) % 12) + 1))
}
