import type { Landmark } from '#mocks/assistant/landmarks.ts'
import { routes } from '#mocks/data/routes.ts'

export type KnownRoute = (typeof routes)[number]

/** Routes that end, start or pass at a landmark: those that lead there first. */
export function routesThrough({ stops }: Landmark): KnownRoute[] {
  const at = (stop: string) => stops.includes(stop)
  const arriving = routes.filter(({ end_location }) => at(end_location))
  const leaving = routes.filter(({ start_location }) => at(start_location))
  const passing = routes.filter(({ waypoints }) => waypoints.some(({ name }) => at(name)))
  return [...new Set([...arriving, ...leaving, ...passing])]
}

/** The difficulty in words that travellers use. */
export const difficulties: Record<string, string> = {
  easy: 'facile',
  medium: 'modérée',
  hard: 'difficile',
}

/** 'D'Antananarivo à Antsirabe, 169 km, environ 4 h (voiture, difficulté facile).' */
export function routeLine(route: KnownRoute): string {
  const { name_fr, distance, estimated_duration, transport_display, difficulty } = route
  const how = `${transport_display.toLowerCase()}, difficulté ${difficulties[difficulty] ?? difficulty}`
  return `${name_fr}, ${distance}, environ ${estimated_duration} (${how}).`
}
