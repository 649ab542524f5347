import { capital, type Destination, getDestination } from '#mocks/assistant/destinations.ts'
import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { busText } from '#mocks/assistant/follow-ups/buses.ts'
import {
  airportReply,
  flightText,
  bestMeansText,
  roadStateText,
  seasideReply,
  townTaxiText,
  trainText,
} from '#mocks/assistant/follow-ups/place-access.ts'
import { replyAboutPlace, tell } from '#mocks/assistant/follow-ups/place-replies.ts'
import { atName } from '#mocks/assistant/place-phrases.ts'
import { baseTownOf } from '#mocks/assistant/follow-ups/place-where.ts'
import { isYesNoQuestion } from '#mocks/assistant/follow-ups/yes-no.ts'
import { seaText } from '#mocks/assistant/follow-ups/place-sea.ts'
import { flightPriceText } from '#mocks/assistant/follow-ups/way-prices.ts'
import { directionsReply, directionsTo, taxiText } from '#mocks/assistant/intents/directions.ts'
import { withOpening } from '#mocks/assistant/intents/openings.ts'
import { getNote, getQuestion, replyToQuestion } from '#mocks/assistant/replies.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'

/** 'Taxi-brousse ou voiture avec chauffeur pour Toliara ?' */
export const choosesVehicle = /\btaxi brousse ou\b.*\bvoiture\b|\bvoiture\b.*\bou (?:en |le )?taxi brousse\b/

const taxiPriceText =
  'Je ne connais pas le prix du taxi-brousse\u202f: demandez-le la veille à la gare routière\u202f; c’est le moyen le moins cher.\n\n'

/** What can be asked about the ways to a place and from there. */
export const waysToPlace: readonly FollowUp<Destination>[] = [
  {
    topic: 'flight',
    questions: ['vols-interieurs', 'vols-interieurs-durees'],
    matches: typedLike('avion|vol|vols|voler !bagage*|valise*|paris|france|europe|international*'),
    answer: (destination, { typed }) => ({
      ...replyAboutPlace(flightText(destination, typed), destination, 'vols-interieurs', 'bagages-avion', 'transport'),
      questionId: 'vols-interieurs',
    }),
  },
  tell(
    'flight-price',
    () => flightPriceText,
    ['vols-interieurs', 'bagages-avion', 'transport'],
    ['avion|vol|vols|billet prix|combien|cher|coute|tarif'],
  ),
  tell(
    'train',
    (destination, { typed }) => trainText(destination, typed),
    ['train', 'transport'],
    ['train|trains|gare|chemin_de_fer'],
    ['train'],
  ),
  tell(
    'means',
    bestMeansText,
    ['vols-interieurs', 'transport', 'temps-trajet'],
    [
      'avion|vol|bateau|vedette|route|piste|voiture|4x4|rouler ou|plutot|mieux avion|vol|bateau|vedette|route|piste|voiture|4x4',
    ],
  ),
  tell(
    'sea',
    seaText,
    ['vols-interieurs', 'transport'],
    [
      'bateau|vedette|bac|bacs|pirogue|traversee|houle|mal_de_mer|mer_est_mauvaise|mauvaise_mer|mer_mauvaise !gilet|gilets',
    ],
    ['traversee-agitee'],
  ),
  tell(
    'state',
    (destination, { typed }) => roadStateText(destination, typed),
    ['routes-etat', 'routes-nuit', 'temps-trajet'],
    ['route|piste|routes bonne|bonnes|etat|goudron*|mauvaise|praticable|difficile|trous'],
    ['routes-etat'],
  ),
  {
    topic: 'return',
    matches: typedLike('retour|rentrer|rentre|revenir|revient|repartir|repart'),
    answer: (destination) => {
      const { access, sea } = tipsOf(destination)
      const reply = directionsReply(destination, capital)
      return access === undefined || sea === undefined ? reply : { ...reply, text: `${sea}\n\n${reply.text}` }
    },
  },
  {
    topic: 'taxi',
    matches: typedLike('taxi_brousse|taxis_brousse|bus|minibus|cotisse|sans_voiture|sans_chauffeur'),
    isCertain: true,
    answer: (destination, { typed, message }) => {
      const reply = directionsTo(destination)
      if (choosesVehicle.test(typed)) {
        const note = getNote('taxi-brousse-ou-voiture')
        const { text } = withOpening(replyToQuestion(note), note, message)
        return reply && { ...reply, text: `${text}\n\n${reply.text}` }
      }
      const price = /\b(?:(?<!on met )combien(?! de temps| d heures)|prix|coute|cher|tarif)\b/.test(typed)
        ? taxiPriceText
        : ''
      if (/\btaxis?\b(?! brousse)/.test(typed)) return reply && { ...reply, text: townTaxiText(destination) }
      const bus = isYesNoQuestion(typed) ? busText(destination) : undefined
      const text = `${price}${bus === undefined ? '' : `${bus} `}${taxiText}\n\n${reply?.text}`
      return reply && { ...reply, text, questionId: 'taxi-brousse' }
    },
  },
  {
    topic: 'taxi-ride',
    questions: ['taxi-ville'],
    matches: typedLike('taxi|taxis|tuk_tuk|bajaj|tricycle* !brousse'),
    answer: (destination, { typed }) =>
      /\b(?:tuk tuk|bajaj)\b/.test(typed) && busText(destination)?.includes('tuk-tuk')
        ? replyAboutPlace(
            `Oui, en taxi ou en tuk-tuk, qui vous attend ${atName(destination)}\u202f: convenez du prix et du retour avant de partir.`,
            destination,
            'taxi-ville',
            'routes-nuit',
          )
        : /\b(?:y aller|y va|accessible|possible|faisable|se fait|de tana|depuis)\b/.test(typed) &&
            /\btaxis?\b/.test(typed)
          ? replyAboutPlace(townTaxiText(destination), destination, 'taxi-ville', 'voiture-chauffeur')
          : replyToQuestion(getQuestion('taxi-ville')),
  },
  {
    topic: 'access',
    questions: ['temps-trajet', 'transport'],
    matches: typedLike(
      'plus_simple|plus_rapide|plus_pratique aller|y_va|acces|venir',
      'va|aller|acces|venir|rejoindre|rejoint|rejoins|atteint|atteindre|rallier|rallie|loin|arrive|trajet|km|kilometres|heures',
      '=et|mais|sinon|alors|en|depuis|partant|au|depart|de|la|d|c|est|a|combien|tana|antananarivo|capitale depuis|partant|depart',
    ),
    answer: (destination, { typed }) => {
      if (destination.circuit?.slug === 'ouest' && /\bbaobabs\b/.test(typed))
        return directionsReply(destination, getDestination('Allée des Baobabs'))
      const town = /\b(?:de la ville|du village|du centre)\b/.test(typed) ? baseTownOf(destination) : undefined
      return town ? directionsReply(town, destination) : directionsTo(destination, typed)
    },
  },
  {
    topic: 'to-sea',
    matches: typedLike(
      'mer|plage|plages|ocean|la_cote|lagon loin|jusqu*|combien|proche|heures|apres|ensuite|a_cote|y_a|belle|belles|jolie|jolies|quelle|quelles !autre*|d_autres',
    ),
    answer: (destination, { typed }) => seasideReply(destination, typed),
  },
  {
    topic: 'to-airport',
    questions: ['aeroport'],
    matches: typedLike('aeroport|aerodrome'),
    answer: (destination, { typed }) => airportReply(destination, typed),
  },
]
