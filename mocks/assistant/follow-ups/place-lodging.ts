import type { Destination } from '#mocks/assistant/destinations.ts'
import type { Asked } from '#mocks/assistant/follow-ups/follow-up.ts'
import { isYesNoQuestion } from '#mocks/assistant/follow-ups/yes-no.ts'
import { pointsOf } from '#mocks/assistant/journeys.ts'
import { atName } from '#mocks/assistant/place-phrases.ts'
import { programmes } from '#mocks/assistant/programmes.ts'
import { getNote, getQuestion } from '#mocks/assistant/replies.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { remotePlaces, townsWithCash } from '#mocks/data/place-tips.ts'
import { capitalize, uncapitalize } from '#src/lib/text.ts'

// What there is at a place for the night: a bed, a meal, electricity, a telephone network.

export const roomPrices =
  'Une chambre simple et propre coûte 60\u202f000 à 120\u202f000\u202fAr, un hôtel confortable 150\u202f000 à 350\u202f000\u202fAr\u202f; Nosy Be et les lodges isolés sont nettement plus chers.'

/** The night of the circuit there, or else after the visit. */
function nightNear(destination: Destination) {
  const { circuit, place } = destination
  const days = circuit ? (programmes.get(circuit.slug)?.itinerary ?? []) : []
  const nights = days.flatMap((day) => (day?.night ? [{ night: day.night, slugs: day.places ?? [] }] : []))
  const found =
    nights.find(({ night }) => isNightAt(destination, night)) ??
    nights.find(({ slugs }) => place && slugs.includes(place.slug))
  return found?.night
}

function isNightAt(destination: Destination, { name }: { name: string }): boolean {
  return pointsOf(destination).some((point) => name.startsWith(point))
}

/** Whether the circuit stays there, or nothing is known of a place near there where it does. */
export function sleepsThere(destination: Destination): boolean {
  const night = nightNear(destination)
  return !night || isNightAt(destination, night)
}

export const asksForTent =
  /\b(?:tentes?|camper|camping|bivouac\w*)\b|\b(?:dor\w+|nuits?)\b.*\b(?:dedans|dans le parc|a l interieur)\b/

/** Where the circuit stays near there, after a yes to 'on peut y dormir ?'. */
export function lodgingText(destination: Destination, typed = ''): string {
  const { circuit, name } = destination
  const night = nightNear(destination)
  if (asksForTent.test(typed)) return tipsOf(destination).camping ?? getQuestion('camping').answer
  const asksForFamily = /\bhabitant\b/.test(typed)
  if (asksForFamily && night?.comfort?.includes('habitant') !== true) return getNote('chez-lhabitant').answer
  const asksForName = /\b(?:bons?|bonne|sympas?|conna\w+|conseil\w*|recommand\w*|adresses?)\b/.test(typed)
  const verdict = asksForName ? 'Je ne recommande pas d’hôtel par son nom. ' : 'Oui. '
  const { lodging } = tipsOf(destination)
  if (lodging !== undefined)
    return `${asksForName ? verdict : ''}${/\bou\b/.test(typed) ? capitalize(lodging.replace(/^Oui, /, '')) : lodging}`
  const yes = asksForName || (isYesNoQuestion(typed) && (sleepsThere(destination) || asksForFamily)) ? verdict : ''
  if (circuit && night?.comfort)
    return `${yes}Sur notre circuit ${circuit.name}, on dort ${atName(night)}, ${uncapitalize(night.comfort)}. Le confort se dit dans le devis.`
  const choice = townsWithCash.includes(name)
    ? `${capitalize(atName(destination))}, on trouve de la chambre simple à l’hôtel confortable.`
    : ''
  return `${yes}${choice || getQuestion('hebergement').answer} Dites le confort voulu dans votre devis.`
}

const isRemote = ({ name }: Destination) => remotePlaces.includes(name)
const isPark = ({ place }: Destination) => /^(?:nature|adventure)$/.test(place?.type ?? '')

export function hotWaterText(destination: Destination): string {
  const at = atName(destination)
  return isRemote(destination)
    ? `N’y comptez pas\u202f: ${at}, ni l’eau chaude ni le courant ne sont assurés, et celui-ci se limite souvent à quelques heures, le soir surtout.`
    : `Le plus souvent, dans les hôtels confortables\u202f: ${at}, l’eau chaude ne va pas de soi dans les chambres simples. Il y a l’électricité, avec des coupures fréquentes.`
}

export function powerText(destination: Destination, { typed }: Asked): string {
  const at = atName(destination)
  if (/\badaptateurs?\b/.test(typed)) return getNote('adaptateur').answer
  const power = isRemote(destination)
    ? `Un peu\u202f: ${at}, le courant est souvent limité à quelques heures, le soir surtout. Rechargez tout avant.`
    : `Oui, il y a l’électricité ${at}, avec des coupures fréquentes.`
  return `${power} Les prises sont celles de la France (types C et E, 220\u202fV). Emportez une batterie externe et une lampe frontale.`
}

export function networkText(destination: Destination): string {
  const at = atName(destination)
  if (isRemote(destination))
    return `N’y comptez pas\u202f: ${at}, le réseau est faible ou absent, et le wifi rare. Prévenez vos proches, et téléchargez cartes et circuits avant de partir.`
  return isPark(destination)
    ? `Au village et à l’hôtel, le réseau passe en général\u202f; ${at} même, attendez-vous à de longues zones sans réseau. Téléchargez cartes et circuits avant de partir.`
    : `Oui, ${at}, le réseau mobile passe en général, et beaucoup d’hôtels ont un wifi, souvent lent. Sur la route, attendez-vous à de longues zones sans réseau.`
}

export function foodText(destination: Destination, typed: string): string {
  if (
    /\b(?:prix|coute|cher|chere|combien)\b.*\b(?:repas|plat|manger|dejeuner)\b|\b(?:repas|plat|manger|dejeuner)\b.*\b(?:prix|coute|cher|combien)\b/.test(
      typed,
    )
  )
    return getQuestion('prix-courants').answer
  if (/\b(?:vegetarien\w*|vegan\w*|vegetalien\w*|sans viande)\b/.test(typed))
    return 'Oui, sans peine\u202f: riz, brèdes, haricots, lentilles et œufs sont partout, mais un bouillon de viande peut s’y cacher. Prévenez la cuisine.'
  const { food } = tipsOf(destination)
  if (food !== undefined) return food
  const at = atName(destination)
  const yes = isYesNoQuestion(typed) ? 'Oui. ' : ''
  const rice = /^(?:west|east|southWest|northWest|north)$/.test(destination.region ?? '')
    ? 'du riz avec du poisson ou des fruits de mer'
    : 'du riz avec du zébu, du poulet ou des légumes'
  const dishes = /\bquoi\b/.test(typed) ? `Surtout ${rice}. ` : ''
  if (isRemote(destination) || isPark(destination))
    return `${dishes || yes}À l’hôtel, au camp ou au village\u202f: ${at}, il y a peu d’autres tables. Commandez la veille, et emportez de l’eau et un en-cas.`
  const names = /\b(?:bons?|bonnes?|adresse\w*|sympa|conseil\w*|quels?)\b/.test(typed)
    ? 'Je ne recommande pas d’adresse\u202f: demandez à l’hôtel. '
    : dishes || yes
  return `${names}${capitalize(at)}, on mange dans les hôtels, de petits restaurants et des gargotes, où le riz accompagne tout\u202f; évitez glaçons et crudités dans les plus petites.`
}

/** What there is to buy. */
export function shopsText(destination: Destination): string {
  const at = atName(destination)
  if (townsWithCash.includes(destination.name))
    return `Oui\u202f: ${at}, comme dans les grandes villes, on trouve des supermarchés, des épiceries et un marché. Beaucoup ferment le dimanche.`
  return isRemote(destination) || isPark(destination)
    ? `Très peu\u202f: ${at}, achetez avant de venir ce qui vous est nécessaire, eau, en-cas, piles et produits pour bébé.`
    : `Des épiceries et un marché, parfois une supérette\u202f: ${at}, prenez le reste dans une grande ville, avant de venir.`
}
