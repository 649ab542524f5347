import type { Destination } from '#mocks/assistant/destinations.ts'
import { isInBadRepair } from '#mocks/assistant/journeys.ts'
import { routes } from '#mocks/data/routes.ts'

export type Route = (typeof routes)[number]

const difficultyLabels: Record<Route['difficulty'], string> = {
  easy: 'facile',
  medium: 'modérée',
  hard: 'difficile',
}

const roads: Record<Route['difficulty'], string> = {
  easy: 'route facile',
  medium: 'route difficile par endroits',
  hard: 'route difficile',
}

/** 'route facile', 'randonnée modérée', 'en bateau'. */
function effortOf({ transport_type, transport_display, difficulty, start_location, end_location }: Route): string {
  if (transport_type === 'car')
    return difficulty === 'easy' && isInBadRepair(start_location, end_location)
      ? 'goudron dégradé par endroits'
      : roads[difficulty]
  const means = transport_display.toLowerCase()
  return /hiking|walking/.test(transport_type) ? `${means} ${difficultyLabels[difficulty]}` : `en ${means}`
}

/** 'D'Antananarivo à Antsirabe, 169 km, environ 4 à 6 h, route facile.' */
export function routeLine(route: Route, name = route.name_fr): string {
  const { distance, estimated_duration } = route
  const hours = estimated_duration.replace(/(?<=\d) (?=h)|(?<=h) (?=\d)/g, '\u202f')
  return `${name}, ${distance}, environ ${hours}, ${effortOf(route)}.`
}

/** Routes that end at a destination, then those that start there, then those that pass through. */
export function routesVia({ stops }: Destination): Route[] {
  const isHere = (stop: string) => stops.includes(stop)
  const arriving = routes.filter(({ end_location }) => isHere(end_location))
  const leaving = routes.filter(({ start_location }) => isHere(start_location))
  const passing = routes.filter(({ waypoints }) => waypoints.some(({ name }) => isHere(name)))
  return [...new Set([...arriving, ...leaving, ...passing])]
}

const list = new Intl.ListFormat('fr')

/** What one passes on the road between two destinations, if a circuit takes it. */
export function wayside(from: Destination | undefined, to: Destination | undefined): string | undefined {
  const ends = [from, to].map((end) => end?.stops ?? [])
  const route = routes.find(
    ({ transport_type, start_location, end_location }) =>
      transport_type === 'car' &&
      (ends[0]?.includes(start_location)
        ? ends[1]?.includes(end_location)
        : ends[0]?.includes(end_location) && ends[1]?.includes(start_location)),
  )
  if (!route) return undefined
  const stops = list.format(route.waypoints.map(({ name }) => name))
  return `On passe ${stops}\u202f: arrêtez-vous où cela vous plaît, et arrivez avant la nuit. ${route.description_fr}`
}
