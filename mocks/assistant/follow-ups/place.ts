import { summaryOf } from '#mocks/assistant/circuit-facts.ts'
import type { Destination } from '#mocks/assistant/destinations.ts'
import { asksForAlternative, type FollowUp, typedLike, whenGiven } from '#mocks/assistant/follow-ups/follow-up.ts'
import { directionsTo } from '#mocks/assistant/intents/directions.ts'
import { routeLine, routesVia } from '#mocks/assistant/routes.ts'
import {
  circuitQuestion,
  circuitSource,
  getQuestion,
  questionTexts,
  replyToQuestion,
  type Reply,
} from '#mocks/assistant/replies.ts'
import { circuitMonthText, elsewhereIn, openMonthsText } from '#mocks/assistant/seasons.ts'
import { type Circuit, circuits } from '#mocks/data/circuits.ts'
import { places } from '#mocks/data/places.ts'
import { distanceBetween } from '#src/lib/coordinates.ts'

function replyAboutPlace(text: string, { place }: Destination, ...next: string[]): Reply {
  return {
    text,
    suggestions: [...(place ? circuitQuestion(place) : []), ...questionTexts(...next)].slice(0, 3),
    places: [],
    source: place && circuitSource(place.circuit_name, 'Lieux'),
  }
}

function circuitOf({ place }: Destination): Circuit | undefined {
  return circuits.find(({ id }) => id === place?.circuit)
}

/** By slug or, for a town, by name. As the answer `temps-de-visite` says. */
const visits: Record<string, string> = {
  'parc-national-de-l-isalo': 'une à deux journées',
  'parc-d-andasibe-mantadia': 'une à deux journées',
  'parc-national-de-ranomafana': 'une à deux journées',
  'parc-de-l-ankarana': 'une à deux journées',
  'grands-tsingy-de-bemaraha': 'deux jours',
  'massif-de-l-andringitra-pic-boby': 'deux jours',
  'reserve-communautaire-d-anja': 'une demi-journée',
  'Sainte-Marie': 'trois à cinq jours',
  'Nosy Be': 'quatre à cinq jours',
}

function visitText({ name, place }: Destination): string {
  const time = visits[place?.slug ?? name]
  if (time !== undefined) return `${name}\u202f: comptez ${time} sur place, la route en plus.`
  return place && /^(?:city|historical|religious|market)$/.test(place.type)
    ? `${name}\u202f: une demi-heure à une heure suffit pour la plupart des lieux de ville, la route en plus.`
    : `${name}\u202f: je n’ai pas de durée sûre. ${getQuestion('temps-de-visite').answer}`
}

function entranceText({ name, place }: Destination): string {
  if (place && /^(?:city|market|beach)$/.test(place.type))
    return `${name}\u202f: je ne connais pas de droit d’entrée. Demandez sur place.`
  const isalo = place?.slug === 'parc-national-de-l-isalo'
  const start = isalo
    ? 'Isalo\u202f: le parc est de la classe la plus chère, et un supplément est annoncé pour les piscines naturelles\u202f; à vérifier sur place.'
    : `${name}\u202f: le tarif change, à vérifier sur place.`
  return `${start}\n\n${getQuestion('parcs-tarifs').answer}`
}

function neighboursReply({ name, place }: Destination): Reply | undefined {
  if (!place) return undefined
  const near = places
    .filter((other) => other.circuit === place.circuit && other !== place)
    .map((other) => ({ other, distance: distanceBetween(place, other) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, 3)
  if (near.length === 0) return undefined
  const lines = near.map(({ other, distance }) => `– ${other.name_fr}, à ${Math.max(1, Math.round(distance))}\u202fkm`)
  return {
    text: [`Autour de «\u202f${name}\u202f», à vol d’oiseau\u202f:`, ...lines].join('\n'),
    suggestions: [...circuitQuestion(place), ...questionTexts('temps-de-visite', 'temps-trajet')],
    places: near.map(({ other }) => other),
  }
}

function difficultyReply(destination: Destination): Reply {
  const walks = routesVia(destination).filter(({ transport_type }) => /hiking|walking/.test(transport_type))
  const circuit = circuitOf(destination)
  const text = [
    ...walks.slice(0, 2).map(routeLine),
    ...(circuit
      ? [`${destination.name}\u202f: circuit ${circuit.name}, de niveau ${summaryOf(circuit).level} sur 4.`]
      : []),
  ]
  return replyAboutPlace(
    text.join(' ') || `${destination.name}\u202f: je n’en connais pas la difficulté.`,
    destination,
    'seniors',
    'randonnee',
  )
}

/** How to get to each of two places. */
export function waysTo(destinations: readonly Destination[]): string {
  return destinations
    .map((destination) => {
      if (destination.access !== undefined) return getQuestion(destination.access).answer
      const [route] = routesVia(destination)
      const text = route ? routeLine(route) : directionsTo(destination)?.text
      return `${destination.name}\u202f: ${text ?? 'je n’en connais pas le chemin.'}`
    })
    .join('\n\n')
}

/** What can be asked about a place or town. */
export const placeFollowUps: readonly FollowUp<Destination>[] = [
  {
    topic: 'circuit',
    matches: typedLike('circuit|circuits|tour dans_quel|quel|quels|dans|inclus|lequel'),
    answer: (destination) => {
      const { name, place } = destination
      return replyAboutPlace(
        place?.circuit_name
          ? `${name} est sur notre circuit ${place.circuit_name}. Voyez sa page, onglet «\u202fLieux\u202f».`
          : `${name} n’est sur aucun de nos circuits, mais s’ajoute sur mesure.`,
        destination,
        'circuits-proposes',
        'sur-mesure',
      )
    },
  },
  {
    topic: 'around',
    matches: typedLike('autour|alentour*|environs|a_cote|pres_de_la|proche|voisin*|aux_environs'),
    answer: neighboursReply,
  },
  {
    topic: 'entrance',
    questions: ['parcs-tarifs'],
    matches: typedLike(
      'entree|prix|cher|chere|tarif*|coute|combien_ca|billet|ticket !hotel*|chambre*|dormir|bungalow*',
      'combien !temps|jours|heures|km|kilometres|nuits',
    ),
    answer: (destination) =>
      destination.place
        ? replyAboutPlace(entranceText(destination), destination, 'parcs-tarifs', 'guide-obligatoire')
        : replyAboutPlace(getQuestion('prix-courants').answer, destination, 'budget-jour', 'prix-circuit'),
  },
  {
    topic: 'instead',
    matches: asksForAlternative,
    answer: (destination, { lastMonth = 1 }) =>
      replyAboutPlace(elsewhereIn(lastMonth), destination, 'circuit-par-mois', 'temps-par-mois'),
  },
  {
    topic: 'season',
    questions: ['saison', 'circuit-par-mois', 'saison-ouest'],
    matches: typedLike(
      'quand|saison|periode|meilleur_moment|quel_mois !lever|coucher|heure*|nuit|baleine*|requin*|lemurien*|tortue*|vanille|litchi*|fete*',
    ),
    answer: (destination) => {
      const circuit = circuitOf(destination)
      return circuit
        ? replyAboutPlace(
            `${destination.name}, sur le circuit ${circuit.name}. ${openMonthsText(circuit)}`,
            destination,
            'saison',
            'circuit-par-mois',
          )
        : replyToQuestion(getQuestion('saison'))
    },
  },
  {
    topic: 'visit',
    questions: ['temps-de-visite'],
    matches: typedLike(
      'combien_de_temps|sur_place|duree|rester|combien_de_jours|combien_d_heures|combien_de_nuits !route|trajet|avion|aller',
    ),
    answer: (destination) => replyAboutPlace(visitText(destination), destination, 'temps-de-visite', 'duree'),
  },
  {
    topic: 'bathing',
    questions: ['baignade'],
    matches: typedLike('requin*|baigner|baignade|nager|baigne|courants'),
    answer: (destination) =>
      replyAboutPlace(
        `${destination.name}\u202f: voici ce qui vaut en général pour la baignade.\n\n${getQuestion('baignade').answer}`,
        destination,
        'baignade',
        'plages',
      ),
  },
  {
    topic: 'access',
    questions: ['temps-trajet', 'transport', 'vols-interieurs'],
    matches: typedLike('va|aller|acces|venir|rejoindre|loin|arrive|route|trajet|avion|vol'),
    answer: directionsTo,
  },
  {
    topic: 'month',
    ...whenGiven('month', (destination, month) => {
      const circuit = circuitOf(destination)
      return (
        circuit &&
        replyAboutPlace(
          `${destination.name}, sur le circuit ${circuit.name}. ${circuitMonthText(circuit, month)}`,
          destination,
          'circuit-par-mois',
          'temps-par-mois',
        )
      )
    }),
  },
  {
    topic: 'difficulty',
    questions: ['randonnee', 'seniors'],
    matches: typedLike('dur|dure|difficile|facile|fatigant|sportif|physique|niveau|difficulte'),
    answer: difficultyReply,
  },
  {
    topic: 'weather',
    questions: ['temperatures'],
    matches: typedLike('froid|chaud|temperature*|meteo|climat|gele|frais'),
    answer: (destination) =>
      replyAboutPlace(getQuestion('temperatures').answer, destination, 'temperatures', 'temps-par-mois'),
  },
  {
    topic: 'lodging',
    questions: ['hebergement', 'camping'],
    matches: typedLike('dort|dormir|hotel|hotels|hebergement*|logement*|loge|nuit'),
    answer: (destination) =>
      replyAboutPlace(
        `${destination.name}\u202f: dites le confort voulu dans votre devis. ${getQuestion('hebergement').answer}`,
        destination,
        'hebergement',
        'camping',
      ),
  },
]
