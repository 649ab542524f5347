import { loadProgramme } from '#src/content/programmes.ts'
import type { Place } from '#src/contract/place.ts'
import { type CarnetGroup, carnetPath } from '#src/features/circuits/carnet/carnet.ts'
import { placeFacts } from '#src/features/circuits/places/place-facts.ts'
import { mergeProgramme } from '#src/features/circuits/programme/programme.ts'
import { dayPoints, type NamedPoint } from '#src/features/circuits/take-along/day-points.ts'
import { gpxFile, pointElement, routeElement } from '#src/features/circuits/take-along/gpx.ts'

/**
 * A carnet as GPX: the waypoints and routes of its circuits, which begin with the circuit's name, and a waypoint for each other
 * place.
 */
export async function toCarnetGpx(groups: readonly CarnetGroup[], places: readonly Place[]): Promise<string> {
  const trips = await Promise.all(
    groups
      .filter(({ isKept }) => isKept)
      .map(async ({ circuit, name }) => {
        const { itinerary } = mergeProgramme(circuit, await loadProgramme(circuit.slug))
        const withName = (point: NamedPoint) => ({ ...point, label: `${name} ${point.label}` })
        return dayPoints(itinerary, places).map(({ day, way, stops }) => ({
          name,
          points: { day, way: way.map(withName), stops: stops.map(withName) },
        }))
      }),
  )
  const days = trips.flat()
  const stops = days.flatMap(({ points }) => points.stops)
  const stopNames = new Set(stops.map(({ name }) => name))
  const otherPlaces = groups.flatMap(keptPoints).filter(({ name }) => !stopNames.has(name))
  const file = {
    name: 'Carnet de voyage',
    description: 'Les lieux et les circuits gardés. Les lignes droites ne suivent pas les routes.',
    path: carnetPath(groups, undefined),
  }
  return gpxFile(file, [
    ...[...otherPlaces, ...stops].map((point) => pointElement('wpt', point)),
    ...days.flatMap(({ name, points }) => routeElement(points, `${name} `)),
  ])
}

function keptPoints({ places }: CarnetGroup): NamedPoint[] {
  return places.flatMap(({ name, place }) => {
    const point = place && placeFacts(place).point
    return point ? [{ name, label: name, lat: point.latitude, lon: point.longitude, isNight: false }] : []
  })
}
