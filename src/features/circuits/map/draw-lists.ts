import type { Place } from '#src/contract/place.ts'
import type { Route } from '#src/contract/route.ts'
import {
  legMiddle,
  legMode,
  type MapDrawing,
  type MapLeg,
  type MapStop,
} from '#src/features/circuits/map/map-drawing.ts'
import { placeFacts, placeKey } from '#src/features/circuits/places/place-facts.ts'
import { routeFacts } from '#src/features/circuits/routes/route-facts.ts'
import { type MapPoint, project } from '#src/pictures/projection.ts'

/** The map of a list of places, with the list's numbers, and the legs between them. Places without coordinates are left out. */
export function drawPlaces(places: readonly Place[], legs: MapLeg[]): MapDrawing {
  const stops = places.flatMap((place, index): MapStop[] => {
    const { name, point } = placeFacts(place)
    if (!point) return []
    const id = placeKey(place)
    const number = index + 1
    const at = project(point.latitude, point.longitude)
    return [
      {
        id,
        mark: String(number),
        markLabel: `Lieu ${number}`,
        name,
        at,
        isArea: false,
        link: { place: id },
      },
    ]
  })
  return { stops, waypoints: [], legs, extent: stops.map(({ at }) => at) }
}

/** The map of a list of routes, each with its number in the middle. Routes without coordinates are left out. */
export function drawRoutes(routes: readonly Route[]): MapDrawing {
  const drawn = routes.flatMap((route, index) => {
    const { name, points } = routeFacts(route)
    if (!points) return []
    const from = project(points.from.latitude, points.from.longitude)
    const to = project(points.to.latitude, points.to.longitude)
    const { id } = route
    const number = index + 1
    const leg: MapLeg = { from, to, mode: legMode(route.transport_type), stopId: id }
    const at = legMiddle(leg)
    const markLabel = `Itinéraire ${number}`
    const stop: MapStop = {
      id,
      mark: String(number),
      markLabel,
      name,
      at,
      isArea: false,
      link: { route: id },
    }
    return [{ stop, leg }]
  })
  const ends = drawn.flatMap(({ leg }) => [leg.from, leg.to])
  return {
    stops: drawn.map(({ stop }) => stop),
    waypoints: distinctPoints(ends).map((at) => ({ at, isArea: false })),
    legs: drawn.map(({ leg }) => leg),
    extent: ends,
  }
}

function distinctPoints(points: readonly MapPoint[]): MapPoint[] {
  return [...new Map(points.map((point) => [`${point.x} ${point.y}`, point])).values()]
}
