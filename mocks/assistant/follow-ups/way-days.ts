import { capital } from '#mocks/assistant/destinations.ts'
import { flightBetween, flightSentence } from '#mocks/assistant/flights.ts'
import {
  isTrack,
  roadReply,
  stateText,
  stopsText,
  type Way,
  wayText,
  withEnds,
} from '#mocks/assistant/follow-ups/way-texts.ts'
import { directionsReply, formatHours, hoursBetween, hoursOfDay } from '#mocks/assistant/intents/directions.ts'
import { atName } from '#mocks/assistant/place-phrases.ts'
import type { Reply } from '#mocks/assistant/replies.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'

// In how many days one drives a way, how tiring that is, and how one comes back.

/** Hours that one drives on a day without haste. */
const easyHours = 7

/** Hours of a morning. */
const maxHalfDay = 5.5

/** The hour from which one does not drive, in winter. */
const dusk = 17.5

/** Whether a day, or as many as are named, is enough. */
export function oneDayText(named: Way, days = 1, typed = ''): string | undefined {
  const way = withEnds(named)
  const hours = way.from && way.to ? hoursBetween(way.from, way.to) : undefined
  if (!hours) return undefined
  if (/\bdans la journee\b/.test(typed) && way.to && tipsOf(way.to).night !== undefined) return dayTripText(way)
  const time = `comptez ${formatHours(hours)} ${wayText(way)}`
  if (days > 1 && /\b(?:faut|minimum|au moins|prevoir|oblig\w+)\b/.test(typed)) {
    const isNeeded = hours[1] > (days - 1) * (hoursOfDay + 1)
    return `${isNeeded ? 'Oui, au moins' : 'Non, moins de jours suffisent'}\u202f: ${time}. ${stopsText(way)}`
  }
  if (days > 1) {
    const isEnough = hours[1] <= days * (hoursOfDay + 1)
    const isTight = hours[1] > days * easyHours
    const answer = isTight ? 'possible, avec de longues journées' : 'possible'
    return `${isEnough ? 'Oui' : 'Non'}, en ${days} jours, c’est ${isEnough ? answer : 'trop court'}\u202f: ${time}. ${stopsText(way)}`
  }
  const [, departure] = /\b(1[2-9]|2[0-3]) ?h\b/.exec(typed) ?? []
  if (departure !== undefined) {
    const arrivesAtNight = Number(departure) + hours[1] > dusk
    return arrivesAtNight
      ? `Non, pas en partant à ${departure}\u202fh\u202f: ${time}, et vous arriveriez de nuit. Partez le matin, ou dormez en route.`
      : `Oui, en partant à ${departure}\u202fh\u202f: ${time}.`
  }
  // 'Le vol arrive le soir, on peut filer à Ifaty ?'
  if (
    /\b(?:arriv\w*|atterri\w*|pos\w*) (?:\w+ ){0,2}(?:le|au|en|dans la) (?:soir|soiree|nuit|fin de journee)\b/.test(
      typed,
    )
  )
    return `Non, pas le soir même\u202f: ${time}, et l’on ne roule pas de nuit hors des villes. Dormez${way.from ? ` ${atName(way.from)}` : ''}, et partez le matin.`
  if (/\b(?:matinee|demi journee)\b/.test(typed))
    return `${hours[1] <= maxHalfDay ? 'Oui, en partant tôt' : 'Non, pas en une demi-journée'}\u202f: ${time}.`
  if (/\bquelle heure\b/.test(typed) && hours[1] <= hoursOfDay)
    return `Partez tôt, au lever du jour\u202f: ${time}, pour arriver avant la nuit.`
  return hours[1] <= hoursOfDay
    ? `Oui, en une journée\u202f: ${time}. Partez tôt, pour arriver avant la nuit.`
    : `Mieux vaut couper\u202f: ${time}, et l’on ne roule pas de nuit. ${stopsText(way)}`
}

/** How many days a road takes, and with stops. */
export function daysText(named: Way): string | undefined {
  const way = withEnds(named)
  const hours = way.from && way.to ? hoursBetween(way.from, way.to) : undefined
  if (!hours) return undefined
  const least = Math.ceil(hours[1] / (hoursOfDay + 1))
  const time = `${formatHours(hours)} ${wayText(way)}, sans rouler de nuit`
  if (least === 1) return `Un jour suffit pour la route\u202f: comptez ${time}. Partez tôt, pour arriver avant la nuit.`
  const withStops =
    way.from === capital && way.to?.circuit?.slug === 'sud'
      ? ' Pour visiter en chemin, comptez plutôt dix à douze jours\u202f: notre circuit Sud, jusqu’à Toliara, en prend 12.'
      : ''
  return `Au moins ${least} jours de route\u202f: comptez ${time}.${withStops} ${stopsText(way)}`
}

/** Up to here, one drives there and back on a day. */
export const maxHoursThere = 2.75

/** Whether one drives there and back on a day. */
export function dayTripText(named: Way): string | undefined {
  const { from, to } = withEnds(named)
  const hours = from && to ? hoursBetween(from, to) : undefined
  if (!hours || !to) return undefined
  const time = `${formatHours(hours)} dans chaque sens`
  const { night } = tipsOf(to)
  return hours[1] <= maxHoursThere
    ? `Oui, l’aller-retour tient dans la journée\u202f: ${time}. Partez tôt.`
    : `Non, pas dans la journée\u202f: ${time}, et l’on ne roule pas de nuit. Dormez sur place${night === undefined ? '' : `, car ${night}`}.`
}

/** Of 'c’est fatigant ?': how long one sits in the car. */
export function effortText(way: Way, typed: string): string {
  const { from = capital, to } = withEnds(way)
  const hours = /\b(?:fatig\w*|penible|eprouvant\w*|crevant\w*)\b/.test(typed) && to && hoursBetween(from, to)
  if (!hours) return ''
  return `${hours[1] > hoursOfDay ? 'Oui, c’est long' : hours[1] > 5 ? 'Assez' : 'Pas trop'}\u202f: ${formatHours(hours)} de route. `
}

/** Of 'ça secoue beaucoup ?', for whom the message tells of too. */
export function shakenText(way: Way, typed: string): string {
  const { from = capital, to } = withEnds(way)
  const hours = to && hoursBetween(from, to)
  const time = hours ? `\u202f: ${formatHours(hours)}${isTrack(way) ? ' de piste' : ' de route'}` : ''
  const age = /\b(?:[6-9]\d ans|dos|hanches?|genoux?|retraites?|senior\w*)\b/.test(typed)
    ? ' Avec l’âge ou un dos fragile, coupez le trajet en deux, demandez une place à l’avant et des arrêts toutes les heures.'
    : ''
  return `${isTrack(way) ? 'Oui, beaucoup' : 'Un peu, sur les tronçons abîmés'}${time}.${age} ${stateText(way)}`
}

/** How one comes back, and whether one has to drive the same way again. */
export function returnReply(way: Way, typed: string): Reply {
  const { from, to } = withEnds(way)
  const flight = from && to && flightBetween(from, to)
  if (flight && /\b(?:oblige\w*|refai\w*|toute la route|meme (?:route|chemin))\b/.test(typed))
    return roadReply(`Non, pas forcément. ${flightSentence(flight)}`, 'vols-interieurs', 'temps-trajet')
  return from && to
    ? directionsReply(to, from)
    : roadReply(
        'La route se fait dans les deux sens\u202f: le retour par la même route, ou par un vol intérieur vers Antananarivo.',
        'vols-interieurs',
        'temps-trajet',
      )
}
