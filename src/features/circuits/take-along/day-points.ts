import type { Place } from '#src/contract/place.ts'
import type { Day, TripPoint, Programme } from '#src/contract/programme.ts'
import { tripPointOf } from '#src/features/circuits/places/place-facts.ts'

export type NamedPoint = TripPoint & {
  /** Unique in the circuit: 'J03-1 Ranomafana'. */
  label: string
  isNight: boolean
}

export type DayPoints = {
  day: Day
  /** Where the day's legs lead on land and water, in order. A flight is no way to follow. */
  way: NamedPoint[]
  /** The places that are visited, and the night. */
  stops: NamedPoint[]
}

/** The points of each day that can be read, with a name for each. */
export function dayPoints(itinerary: Programme['itinerary'], places: readonly Place[]): DayPoints[] {
  return (itinerary ?? []).flatMap((day) => (day ? [pointsOf(day, places)] : []))
}

function pointsOf(day: Day, places: readonly Place[]): DayPoints {
  const visited = (day.places ?? []).flatMap((slug) => {
    const place = places.find((candidate) => candidate.slug === slug)
    return (place && tripPointOf(place)) ?? []
  })
  const legs = (day.legs ?? []).filter(({ mode }) => mode !== 'plane')
  const way = legs.flatMap(({ from, to }, index) => (legs[index - 1]?.to.name === from.name ? [to] : [from, to]))
  const night = day.night ?? null
  const order = [...new Set([...way, ...visited, ...(night ? [night] : [])].map(({ name }) => name))]
  const named = (point: TripPoint): NamedPoint => ({
    name: point.name,
    lat: point.lat,
    lon: point.lon,
    precision: point.precision,
    label: `${dayCode(day.day)}-${order.indexOf(point.name) + 1} ${point.name}`,
    isNight: point.name === night?.name,
  })
  const stops = [...visited.filter(({ name }) => name !== night?.name), ...(night ? [night] : [])]
  return { day, way: way.map(named), stops: stops.map(named) }
}

/** '-12.245, 49.37', as maps and GPS devices read it. */
export function formatPosition({ lat, lon, precision }: Omit<TripPoint, 'name'>): string {
  return `${lat}, ${lon}${precision === 'area' ? ', à 8\u00a0km près' : ''}`
}

/** 'J03', so that lists of names are in the order of the days. */
export function dayCode(day: number): string {
  return `J${String(day).padStart(2, '0')}`
}
