import { loadProgramme } from '#src/content/programmes.ts'
import type { Place } from '#src/contract/place.ts'
import { type CarnetGroup, carnetPath } from '#src/features/circuits/carnet/carnet.ts'
import { placeFacts } from '#src/features/circuits/places/place-facts.ts'
import { mergeProgramme } from '#src/features/circuits/programme/programme.ts'
import { dayPoints, type NamedPoint } from '#src/features/circuits/take-along/day-points.ts'
import { gpxFile, pointElement } from '#src/features/circuits/take-along/gpx.ts'

/** A carnet as GPX: a waypoint for each stop of its circuits, and for each of its places that is none of them. */
export async function toCarnetGpx(groups: readonly CarnetGroup[], places: readonly Place[]): Promise<string> {
  const stops = await Promise.all(
    groups
      .filter(({ isKept }) => isKept)
      .map(async ({ circuit, name }) => {
        const { itinerary } = mergeProgramme(circuit, await loadProgramme(circuit.slug))
        return dayPoints(itinerary, places)
          .flatMap((day) => day.stops)
          .map((stop) => ({ ...stop, label: `${name} ${stop.label}` }))
      }),
  )
  const stopNames = new Set(stops.flat().map(({ name }) => name))
  const otherPlaces = groups.flatMap(keptPoints).filter(({ name }) => !stopNames.has(name))
  const file = {
    name: 'Carnet de voyage',
    description: 'Les lieux gardés, et les étapes des circuits gardés.',
    path: carnetPath(groups, undefined),
  }
  return gpxFile(
    file,
    [...otherPlaces, ...stops.flat()].map((point) => pointElement('wpt', point)),
  )
}

function keptPoints({ places }: CarnetGroup): NamedPoint[] {
  return places.flatMap(({ name, place }) => {
    const point = place && placeFacts(place).point
    return point ? [{ name, label: name, lat: point.latitude, lon: point.longitude, isNight: false }] : []
  })
}
