import type { Destination } from '#mocks/assistant/destinations.ts'
import { sightsText } from '#mocks/assistant/follow-ups/place-texts.ts'
import { atName, fromName } from '#mocks/assistant/place-phrases.ts'
import { getNote } from '#mocks/assistant/replies.ts'
import { capitalize } from '#src/lib/text.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'

// At what hour to visit a place.

/** 'Il faut se lever tôt ?', but not 'au lever du soleil'. */
const asksIfEarly = /\b(?:lever|leve|levent|partir|venir|arriver)\b.*\b(?:tot|aube)\b|\bmatinal\w*/

const asksForAnimals = /\b(?:indris?|lemuriens?|makis?|animaux|fosas?|betes|oiseaux)\b/
const everyDay = /\b(?:tous les jours|chaque jour|toute la semaine|week ?end)\b/
const weekday = /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|jours? feries?)\b/

export function hoursText(destination: Destination, typed: string): string {
  const [day] = weekday.exec(typed) ?? []
  const { type = '' } = destination.place ?? {}
  if ((day !== undefined || everyDay.test(typed)) && /^(?:nature|adventure)$/.test(type))
    return `En général oui. ${getNote('horaires-parcs').answer}`
  if (/^(?:|city|beach)$/.test(type) && !/\b(?:bateau\w*|vedettes?|traversee|part|partent|soleil)\b/.test(typed))
    return `${capitalize(atName(destination))}, on vient quand on veut, sans heure d’ouverture\u202f: le matin, il fait plus frais, et la lumière est plus belle.`
  const { hours, night } = tipsOf(destination)
  // 'Plutôt le matin ou le soir ?', where animals are.
  if (/\bmatin\b.*\bsoir\b|\bsoir\b.*\bmatin\b/.test(typed) && hours === undefined && night !== undefined)
    return 'Le matin tôt, pour la fraîcheur et les animaux du jour\u202f; ceux de la nuit se voient à la tombée du jour, avec un guide.'
  const unsure =
    day === undefined ? '' : `Je ne sais pas si c’est ouvert le ${day}\u202f: demandez la veille à l’hôtel. `
  return `${unsure}${openingText(destination, typed)}`
}

function openingText(destination: Destination, typed: string): string {
  const { hours, sea, night } = tipsOf(destination)
  const isPark = /^(?:nature|adventure)$/.test(destination.place?.type ?? '')
  if (/\b(?:coucher|lever) du soleil\b|\bcouchers? de soleil\b/.test(typed) && hours === undefined) {
    const sights = sightsText(destination)
    return `${/soleil/.test(sights) ? `${sights} ` : ''}${getNote('coucher-soleil').answer}`
  }
  if (isPark && hours === undefined && night !== undefined && asksForAnimals.test(typed))
    return `${capitalize(night)}. Les parcs ouvrent en général vers 7\u202fh\u202f: convenez de l’heure avec le guide, la veille.`
  if (isPark && asksIfEarly.test(typed)) {
    if (hours !== undefined && night === undefined) return `Oui, plutôt. ${hours}`
    const reason = night ?? 'le matin, les animaux sont plus actifs, et il fait moins chaud'
    return `Oui, plutôt\u202f: ${reason}. ${hours ?? 'Les parcs ouvrent en général vers 7\u202fh\u202f: demandez la veille à l’hôtel ou à l’accueil.'}`
  }
  if (!isPark)
    return (
      hours ?? sea ?? `Je ne connais pas les horaires ${fromName(destination)}\u202f: demandez la veille à l’hôtel.`
    )
  return (
    hours ??
    `Je ne connais pas les horaires ${fromName(destination)}. Les parcs ouvrent en général tôt le matin, vers 7\u202fh, et ferment avant la nuit\u202f: demandez la veille à l’hôtel ou à l’accueil.`
  )
}
