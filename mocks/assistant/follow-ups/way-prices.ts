import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { isByBoat, roadReply, type Way } from '#mocks/assistant/follow-ups/way-texts.ts'

// What one pays for a way.

export const flightPriceText =
  'Le vol intérieur est le moyen le plus cher, et son prix change\u202f: voyez-le auprès de la compagnie, ou demandez qu’il soit compté dans le devis. Le taxi-brousse est de loin le moins cher.'
const moneyText =
  'Le taxi-brousse est de loin le moins cher, mais le plus lent. Le vol intérieur coûte le plus par personne et fait gagner un jour ou deux. La voiture avec chauffeur, entre les deux, se partage à trois ou quatre.'

const paidExtraText =
  'Le chauffeur est compris dans le prix de la voiture, le carburant rarement, vos repas non\u202f: comptez 5\u202f000 à 10\u202f000\u202fAr en gargote, 25\u202f000 à 60\u202f000\u202fAr au restaurant. Faites écrire dans le devis ce qui est compris.'

/** What the means of transport that a message names costs. */
function priceOf(typed: string): string {
  if (/\b(?:avion|vol|billet)\b/.test(typed)) return flightPriceText
  if (/\btaxis?\b(?! brousse)/.test(typed))
    return 'Je ne connais pas le prix du taxi sur ce trajet\u202f: demandez-le à l’hôtel, et convenez-en avant de monter.'
  if (/\b(?:chauffeur|voiture|4x4)\b/.test(typed) && !/\b(?:motos?|scooters?|velos?|sans chauffeur)\b/.test(typed))
    return 'Une voiture avec chauffeur coûte 40 à 60\u202f€ par jour, un 4x4 60 à 100\u202f€, souvent sans carburant, à partager entre vous\u202f; pour un aller simple, le retour du chauffeur se paie aussi.'
  return /\b(?:bateau|vedette|pirogue|chaland)\b/.test(typed)
    ? 'Je ne connais pas le prix du bateau\u202f: demandez-le à l’hôtel ou à l’embarcadère, ou faites-le compter dans le devis.'
    : moneyText
}

/** What can be asked about it. */
export const pricesOfWay: readonly FollowUp<Way>[] = [
  {
    topic: 'cheapest',
    questions: ['taxi-ville'],
    matches: typedLike(
      'moins_cher|plus_cher|economique|cher|prix|coute|combien_ca_coute|tarif|billet|c_est_combien',
      'combien chauffeur|voiture|4x4|billet !temps|heures|kilometres|km|jours|duree',
    ),
    answer: (way, { typed }) =>
      roadReply(priceOf(isByBoat(way) ? 'bateau' : typed), 'taxi-brousse', 'voiture-chauffeur', 'vols-interieurs'),
  },
  {
    topic: 'paid-extra',
    matches: typedLike('compris*|inclus*|dedans|en_plus|a_part essence|carburant|repas|chauffeur|prix|peage*'),
    isCertain: true,
    answer: () => roadReply(paidExtraText, 'voiture-chauffeur', 'prix-courants', 'inclus'),
  },
]
