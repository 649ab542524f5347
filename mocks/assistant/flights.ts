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

/** The flight between two places, or along a road, which has no ends. All flights start at the capital. */
export function findFlight(name: string, ends: readonly (Destination | undefined)[]): Flight | undefined {
  return ends.some((end) => end === undefined || end === capital)
    ? flights.find(({ ways }) => ways.test(name))
    : undefined
}
