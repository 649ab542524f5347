import { capital, type Destination, destinations } from '#mocks/assistant/destinations.ts'
import { findFlight } from '#mocks/assistant/flights.ts'
import { lodgingText, roomPrices } from '#mocks/assistant/follow-ups/place-lodging.ts'
import { visitText } from '#mocks/assistant/follow-ups/place-stay.ts'
import { bathingText } from '#mocks/assistant/follow-ups/place-sea.ts'
import {
  childrenText,
  difficultyText,
  entranceText,
  monthText,
  seasonText,
  sightsText,
} from '#mocks/assistant/follow-ups/place-texts.ts'
import { formatHours, hoursBetween, waysTo } from '#mocks/assistant/intents/directions.ts'
import { baseTownOf } from '#mocks/assistant/follow-ups/place-where.ts'
import { isOrAre, theName } from '#mocks/assistant/place-phrases.ts'
import { getNote, getQuestion } from '#mocks/assistant/replies.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'
import { findMonth } from '#mocks/assistant/seasons.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import { capitalize, uncapitalize } from '#src/lib/text.ts'
import { type Merits, placeMerits } from '#mocks/data/place-merits.ts'

// Which of two places to choose.

/** What travellers choose one of two places by. */
type Purpose = {
  /** Patterns of messages that name it, written as in `safety/patterns.ts`. */
  words: readonly string[]
  /** How the answer begins: 'Pour randonner, plutôt l’Isalo.'. */
  start?: string
  merit?: keyof Merits
  /** What to say of each. */
  text: (destination: Destination, typed: string) => string | undefined
}

/** The more precise ones first. */
const purposes: readonly Purpose[] = [
  {
    words: ['rapide*_a_visiter|vite_visite*|combien_de_temps|combien_de_jours|combien_de_nuits|longtemps'],
    text: visitText,
  },
  {
    words: [
      'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|saison|temps|pluie*|pleut|meteo|climat|quand|periode|mois|chaud|froid !bebe*|enfant*|fils|fille*|[0-9]*_mois',
    ],
    text: (one, typed) => {
      const month = findMonth(typed)
      return month === undefined ? seasonText(one) : monthText(one, month)
    },
  },
  { words: ['sangsue*'], text: () => getNote('sangsues').answer },
  { words: ['camper|camping|bivouac*|tente|tentes'], text: () => getQuestion('camping').answer },
  {
    words: ['cher|chere|cheres|budget|prix|coute'],
    start: 'Avec un budget serré',
    merit: 'cheap',
    text: (one) => (isPark(one) ? entranceText(one) : roomPrices),
  },
  { words: ['dormir|dort|hotel*|loge*|hebergement*|nuit|nuits|confort*'], text: (one) => lodgingText(one) },
  {
    words: ['enfant*|gamin*|gosse*|petits|bebe*|famille|ados|fils|fille*|poussette !petits_tsingy'],
    start: 'Avec des enfants',
    merit: 'children',
    text: childrenText,
  },
  {
    words: ['plong*|snork*|tuba|masque|palmes|apnee|recif*|coraux|poissons'],
    start: 'Pour la plongée',
    merit: 'diving',
    text: sightsText,
  },
  { words: ['baign*|nager|nage'], start: 'Pour se baigner', merit: 'bathing', text: (one) => bathingText(one, '') },
  {
    words: ['plage*|mer|lagon|farniente|bronzer !calme*|tranquille*|creve*|fatigue*|repos*'],
    start: 'Pour la plage',
    merit: 'beach',
    text: sightsText,
  },
  {
    words: ['lemurien*|animaux|animal|betes|faune|maki*|cameleon*|oiseaux|fosa'],
    start: 'Pour les animaux',
    merit: 'animals',
    text: sightsText,
  },
  {
    words: [
      'calme*|tranquille*|creve*|fatigue*|repos*|farniente|du_monde|touriste*|touristique*|frequente*|bonde*|foule|sauvage*|authentique*|isole*',
    ],
    start: 'Pour le calme',
    merit: 'calm',
    text: sightsText,
  },
  {
    words: [
      'le_moins_possible|peu_de_marche|peu_marcher|marcher_peu|moins_marcher|moins_de_marche|dur|dure|durs|difficile*|facile*|physique*|sportif*|sportive*|fatigant*|crevant*|effort|difficulte|accessible*',
    ],
    merit: 'effort',
    text: difficultyText,
  },
  {
    words: ['rando*|trek*|marche|marcher|marches|balade*|grimper'],
    start: 'Pour randonner',
    merit: 'walks',
    text: difficultyText,
  },
  {
    words: ['photo*|paysage*|beau|belle|beaux|joli*|spectaculaire*|impressionnant*'],
    start: 'Pour les paysages',
    merit: 'photos',
    text: sightsText,
  },
]

const isPark = ({ place }: Destination) => /^(?:nature|adventure)$/.test(place?.type ?? '')

const withMatchers = purposes.map((purpose) => ({ ...purpose, matches: matcher(purpose.words) }))

/** For what a message chooses one of two places, if it says so. */
export function readPurpose(typed: string): Purpose | undefined {
  return withMatchers.find(({ matches }) => matches(typed))
}

/** Which of two places to choose: for what the message names, or the one that is easier to reach, and what there is at each. */
export function choiceText(one: Destination, other: Destination, typed: string, from?: Destination): string {
  if ((from || asksForWay.test(typed)) && !/\bvisit/.test(typed))
    return easierText(one, other, from, typed) ?? waysTo([one, other])
  const purpose = readPurpose(typed)
  const merit = purpose?.merit
  const opening =
    withSpecies(typed, one, other) ?? (purpose && merit ? verdict(purpose, merit, one, other, typed) : undefined)
  const { text = sightsText } = purpose ?? {}
  const said = [one, other].flatMap((place) => nameFirst(place, text(place, typed) ?? ''))
  const texts = [...(purpose ? [opening] : [easierText(one, other), differencesText(one, other)]), ...said].flatMap(
    (part) => part?.split('\n\n') ?? [],
  )
  return [...new Set(texts)].join('\n\n')
}

const asksForWay =
  /\b(?:pres|proche|loin(?! d(?:u monde|e tout|e la foule|es))|acces|atteindre|rejoindre|rapide|y aller|route)\b/

/** 'Le parc national de l’Isalo : on y marche …'. */
function nameFirst(place: Destination, text: string): string {
  return /^(?:On y|C’est surtout) /.test(text) ? `${capitalize(theName(place))}\u202f: ${uncapitalize(text)}` : text
}

/** Of 'lequel pour le fosa ?', the one of the two whose sights name it. */
function withSpecies(typed: string, ...both: Destination[]): string | undefined {
  const [species] = /\b(?:fosa|indri|maki|cameleon|hapalemur|sifaka|baobab|tortue)/.exec(typed) ?? []
  if (species === undefined) return undefined
  const having = both.filter((place) => foldFrench(sightsText(place)).includes(species))
  return having.length === 1 ? having.map((place) => `Plutôt ${theName(place)}.`).join('') : undefined
}

const itIs = (place: Destination) => `${isOrAre(place) === 'sont' ? 'ce sont' : 'c’est'} ${theName(place)}`

const asksForLess = /\b(?:facile\w*|accessible\w*|moins)\b/

function verdict({ start = '' }: Purpose, merit: keyof Merits, one: Destination, other: Destination, typed: string) {
  const [first, second] = [one, other].map(({ name }) => placeMerits[name]?.[merit])
  if (first === undefined || second === undefined) return undefined
  const [more, less] = first > second ? [one, other] : [other, one]
  if (merit === 'effort') {
    if (first === second) return 'L’effort est semblable.'
    return asksForLess.test(typed) ? `Le plus facile, ${itIs(less)}.` : `Le plus dur, ${itIs(more)}.`
  }
  if (first !== second) return `${start}, plutôt ${theName(more)}.`
  if (first === 0) return `${start}, ni l’un ni l’autre.`
  return `${start}, les deux se valent. ${differencesText(one, other) ?? easierText(one, other) ?? ''}`.trim()
}

const list = new Intl.ListFormat('fr')

/** 'Pour se baigner, plutôt l’Isalo ; pour le calme, plutôt l’Andringitra.' */
function differencesText(one: Destination, other: Destination): string | undefined {
  const parts = [...betterFor(one, other), ...betterFor(other, one)]
  return parts.length > 0 ? `${capitalize(parts.join('\u202f; '))}.` : undefined
}

function betterFor(place: Destination, other: Destination): string[] {
  const [its, others] = [place, other].map(({ name }) => placeMerits[name])
  const starts = purposes.flatMap(({ start, merit }) => {
    const [more, less] = merit ? [its?.[merit], others?.[merit]] : []
    return start !== undefined && (more ?? 0) > (less ?? Infinity) + 0.5 ? uncapitalize(start) : []
  })
  return starts.length > 0 ? [`${list.format(starts.slice(-2))}, plutôt ${theName(place)}`] : []
}

const north = destinations.find(({ stops }) => stops.includes('Antsiranana')) ?? capital

/** Of two places far from the capital, the one that is nearer to its town. */
function nearerToTown(...both: readonly Destination[]): string | undefined {
  const [near, far] = both
    .flatMap((place) => {
      const town = baseTownOf(place)
      const hours = town && hoursBetween(town, place)
      return town && hours ? [{ place, town, hours }] : []
    })
    .toSorted((one, other) => one.hours[1] - other.hours[1])
  if (!near || !far || near.town === far.town) return undefined
  // Not Nosy Be, which has its own airport.
  const isReachedByAir = [near, far].every(
    ({ place, town }) => findFlight(town.name) && (findFlight(place.name)?.town ?? town.name) === town.name,
  )
  if (!isReachedByAir) return undefined
  return `Le plus facile d’accès, ${itIs(near.place)}, ${formatHours(near.hours)} depuis ${theName(near.town)}\u202f; ${theName(far.place)}, ${formatHours(far.hours)} depuis ${theName(far.town)}. On rejoint ces deux villes en avion depuis Antananarivo.`
}

/** From here on, hours do not help to choose. */
const farAway = 15

function easierText(one: Destination, other: Destination, from?: Destination, typed = ''): string | undefined {
  // In the North, travellers start from Antsiranana.
  const usual = [one, other].every(({ circuit }) => circuit?.slug === 'nord') ? north : capital
  const start = from ?? usual
  const [first, second] = [hoursBetween(start, one), hoursBetween(start, other)]
  if (!first || !second || first[1] === second[1]) return undefined
  const [near, far, short, long] = first[1] < second[1] ? [one, other, first, second] : [other, one, second, first]
  if (/\b(?:plus loin|moins (?:pres|proche|accessible))\b/.test(typed)) return `Le plus loin, ${itIs(far)}.`
  if (short[1] > farAway && typed === '') return undefined
  const ofTowns = nearerToTown(one, other)
  if (short[1] > farAway && ofTowns !== undefined) return ofTowns
  if (short[1] > farAway) return `Si le temps compte, plutôt ${theName(near)}, plus simple à atteindre.`
  const those = long[1] > farAway ? 'plus d’un jour' : formatHours(long)
  return `Si le temps compte, plutôt ${theName(near)}\u202f: ${formatHours(short)} de trajet depuis ${theName(start)}, contre ${those} pour ${theName(far)}.`
}
