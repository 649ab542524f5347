import { capital, type Destination } from '#mocks/assistant/destinations.ts'

type Flight = { ways: RegExp; town: string; time?: string }

/**
 * The flights from the capital. `ways` matches the names of the roads and places that a flight serves; `time` is its duration, if
 * it is known.
 */
const flights: readonly Flight[] = [
  { ways: /RN7|Toliara|Ifaty|Anakao/, town: 'Toliara', time: 'en 1\u202fh\u202f30 à 1\u202fh\u202f45' },
  { ways: /RN6|Antsiranana/, town: 'Antsiranana', time: 'en deux heures environ selon les escales' },
  { ways: /Nosy Be|Hell-Ville|Lokobe/, town: 'Nosy Be', time: 'en une heure et demie environ' },
  { ways: /RN5|Sainte-Marie|Nattes|Ambodifotatra/, town: 'Sainte-Marie', time: 'en une heure environ' },
  {
    ways: /RN3[45]|Morondava|Tsingy de Bemaraha|Kirindy|Baobabs|Belo/,
    town: 'Morondava',
    time: 'en une heure environ',
  },
  { ways: /Fort-Dauphin/, town: 'Fort-Dauphin' },
  { ways: /RN4|Mahajanga/, town: 'Mahajanga' },
  { ways: /Sambava/, town: 'Sambava' },
]

/** The flight from the capital that serves a place or a road. */
export function findFlight(name: string): Flight | undefined {
  return flights.find(({ ways }) => ways.test(name))
}

/** Flights between other places than the capital are not known. */
export function flightBetween(from: Destination, to: Destination): Flight | undefined {
  return from === capital || to === capital ? findFlight(`${from.name} – ${to.name}`) : undefined
}

/** 'Un vol intérieur relie Antananarivo à Toliara, en 1 h 30 à 1 h 45.' */
export function flightSentence({ town, time }: Flight): string {
  return `Un vol intérieur relie Antananarivo à ${town}${time === undefined ? '' : `, ${time}`}.`
}

/** 'Tous les jours ?' */
export const asksHowOften =
  /\b(?:tous les jours|chaque jour|quotidiens?|quels? jours?|combien de vols|frequen\w*|combien de fois|par semaine)\b/
export const notEveryDay =
  'Pas forcément\u202f: selon la ligne et la saison, l’avion ne vole que certains jours\u202f; je n’ai pas les jours du moment, la compagnie les donne.'

export const flightAdvice =
  'Les places sont limitées et les horaires changent souvent\u202f: gardez une journée de marge avant le vol international.'
