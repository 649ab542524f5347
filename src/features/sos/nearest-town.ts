import { placeName } from '#src/content/french-text.ts'
import type { Place } from '#src/contract/place.ts'
import type { Programme } from '#src/contract/programme.ts'
import { directionBetween, distanceBetween, type Coordinates, toPoint } from '#src/lib/coordinates.ts'
import { formatNumber } from '#src/lib/format.ts'
import { de } from '#src/lib/text.ts'

export type Town = { name: string; point: Coordinates }

/** The places of type city. */
export function townsAmong(places: readonly Place[]): Town[] {
  return places.flatMap((place) => {
    const point = toPoint(place.latitude, place.longitude)
    return place.type === 'city' && point ? [{ name: placeName(place), point }] : []
  })
}

/** Where the nights of a circuit are. Those whose position is uncertain would mislead. */
export function nightsOf(itinerary: Programme['itinerary']): Town[] {
  return (itinerary ?? []).flatMap((day) => {
    const night = day?.night
    return night && !night.precision ? [{ name: night.name, point: { latitude: night.lat, longitude: night.lon } }] : []
  })
}

/** In kilometres. A town that is farther away helps nobody to find a traveller. */
const farthest = 300

/** 'À 12 km au nord-est de Ranohira, à vol d’oiseau'; null when no town is near enough. */
export function describeNearestTown(point: Coordinates, towns: readonly Town[]): string | null {
  const [nearest] = towns
    .map((town) => ({ town, distance: distanceBetween(town.point, point) }))
    .toSorted((one, other) => one.distance - other.distance)
  if (!nearest || nearest.distance > farthest) return null
  const { town, distance } = nearest
  if (distance < 1) return `À ${town.name}, ou tout près`
  const kilometres = `${formatNumber(distance, distance < 10 ? 1 : 0)}\u00a0km`
  return `À ${kilometres} ${directionBetween(town.point, point)} ${de(town.name)}${town.name}, à vol d’oiseau`
}
