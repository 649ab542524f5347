import type { Place } from '#src/contract/place.ts'
import type { Day, TripPoint, Programme } from '#src/contract/programme.ts'
import { distinctLegs, legMode, type MapDrawing, type MapStop } from '#src/features/circuits/map/map-drawing.ts'
import { placeKey, tripPointOf } from '#src/features/circuits/places/place-facts.ts'
import { type MapPoint, project } from '#src/pictures/projection.ts'

/** In map units: about 6 km. A place this close to a point of the day is visited from there. */
const nearby = 6

/** A point that the travellers reach, merged by name. */
type Visited = { point: TripPoint; days: number[]; place: Place | null }

/**
 * The map of a programme. Stops are where the travellers sleep or visit a place. Their mark is the number of the day, both
 * numbers for two days, or the first for more. Each place belongs to the nearest point of its day, or is a stop of its own when
 * the day does not lead through it.
 */
export function drawTrip(itinerary: Programme['itinerary'], places: readonly Place[]): MapDrawing {
  const days = (itinerary ?? []).flatMap((day) => day ?? [])
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const visited = new Map<string, Visited>()
  const visit = (day: Day, point: TripPoint, place: Place | null) => {
    const before = visited.get(point.name) ?? { point, days: [], place: null }
    const dayNumbers = before.days.includes(day.day) ? before.days : [...before.days, day.day]
    visited.set(point.name, { point, days: dayNumbers, place: before.place ?? place })
  }

  const allLegs: DrawnLeg[] = []
  for (const day of days) {
    const points = pointsOf(day)
    const legs: DrawnLeg[] = (day.legs ?? []).map(({ from, to, mode }) => ({ from, to, mode }))
    for (const slug of day.places ?? []) {
      const place = bySlug.get(slug)
      const placePoint = place && tripPointOf(place)
      if (!place || !placePoint) continue
      const nearest = nearestTo(placePoint, points)
      visit(day, nearest ?? placePoint, place)
      if (!nearest) bendLeg(legs, placePoint)
    }
    if (day.night) visit(day, day.night, null)
    allLegs.push(...legs)
  }

  const onTheWay = allLegs.flatMap(({ from, to, mode }) => (mode === 'plane' ? [] : [from, to]))
  const waypoints = new Map(onTheWay.filter(({ name }) => !visited.has(name)).map((point) => [point.name, point]))
  const stops = [...visited.values()].map(toStop)
  return {
    stops,
    waypoints: [...waypoints.values()].map((point) => ({ at: toMapPoint(point), isArea: isArea(point) })),
    legs: distinctLegs(
      allLegs.map(({ from, to, mode }) => ({ from: toMapPoint(from), to: toMapPoint(to), mode: legMode(mode) })),
    ),
    extent: [...stops.map((stop) => stop.at), ...onTheWay.map(toMapPoint)],
  }
}

type DrawnLeg = { from: TripPoint; to: TripPoint; mode: string }

/** Leads the leg for which the point is the smallest detour through it, since the road goes there. */
function bendLeg(legs: DrawnLeg[], point: TripPoint) {
  const detour = ({ from, to }: DrawnLeg) => distance(from, point) + distance(point, to) - distance(from, to)
  const nearest = legs.filter(({ mode }) => mode === 'car').toSorted((one, other) => detour(one) - detour(other))[0]
  if (!nearest) return
  const { from, to, mode } = nearest
  legs.splice(legs.indexOf(nearest), 1, { from, to: point, mode }, { from: point, to, mode })
}

/** The id of the stop at which a day ends, or null when that is unknown. */
export function stopOfDay(day: Day): string | null {
  return day.night?.name ?? day.legs?.at(-1)?.to.name ?? null
}

function toStop({ point, days, place }: Visited): MapStop {
  const [first = 0, ...others] = days
  return {
    id: point.name,
    mark: days.length === 2 ? days.join(',') : String(first),
    markLabel: others.length === 0 ? `Jour ${first}` : `Jours ${days.slice(0, -1).join(', ')} et ${days.at(-1)}`,
    days,
    name: point.name,
    at: toMapPoint(point),
    isArea: isArea(point),
    link: place ? { place: placeKey(place) } : { day: first },
  }
}

/** Where a day's legs and its night are. A flight's ends are not visited. */
function pointsOf({ legs, night }: Day): TripPoint[] {
  const ends = (legs ?? []).flatMap(({ from, to, mode }) => (mode === 'plane' ? [] : [from, to]))
  return night ? [...ends, night] : ends
}

function nearestTo(point: TripPoint, points: readonly TripPoint[]): TripPoint | undefined {
  return points
    .filter((other) => distance(point, other) < nearby)
    .toSorted((one, other) => distance(point, one) - distance(point, other))[0]
}

/** In map units. */
function distance(one: TripPoint, other: TripPoint): number {
  return Math.hypot(toMapPoint(one).x - toMapPoint(other).x, toMapPoint(one).y - toMapPoint(other).y)
}

function toMapPoint({ lat, lon }: TripPoint): MapPoint {
  return project(lat, lon)
}

function isArea({ precision }: TripPoint): boolean {
  return precision === 'area'
}
