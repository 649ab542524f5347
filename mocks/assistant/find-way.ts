import { type Landmark, landmarks } from '#mocks/assistant/landmarks.ts'
import type { KnownRoute } from '#mocks/assistant/route-facts.ts'
import { routes } from '#mocks/data/routes.ts'

/** Beyond this many legs it is a circuit, not a way. */
const mostLegs = 4

/** The legs of the circuits that lead from one landmark to another, either way round, fewest first. */
export function findWay(from: Landmark, to: Landmark): KnownRoute[] | undefined {
  const reached = new Set(from.stops)
  let ways: { at: readonly string[]; legs: KnownRoute[] }[] = [{ at: from.stops, legs: [] }]
  for (let step = 0; step < mostLegs; step += 1) {
    ways = ways.flatMap(({ at, legs }) =>
      routes.flatMap((route) => {
        const end = otherEnd(route, at)
        return end === undefined || reached.has(end)
          ? []
          : [{ at: stopsAround(end), legs: [...legs, route] }]
      }),
    )
    const arrived = ways.find(({ at }) => at.some((stop) => to.stops.includes(stop)))
    if (arrived) return arrived.legs
    for (const { at } of ways) for (const stop of at) reached.add(stop)
  }
  return undefined
}

/** The leg on which both lie, if only on the way. */
export function findSharedLeg(one: Landmark, other: Landmark): KnownRoute | undefined {
  return routes.find(({ start_location, waypoints, end_location }) => {
    const stops = [start_location, ...waypoints.map(({ name }) => name), end_location]
    return [one, other].every((landmark) => stops.some((stop) => landmark.stops.includes(stop)))
  })
}

function otherEnd({ start_location, end_location }: KnownRoute, at: readonly string[]) {
  if (at.includes(start_location)) return end_location
  return at.includes(end_location) ? start_location : undefined
}

/** A town and its airport are one. */
function stopsAround(stop: string): readonly string[] {
  return landmarks.find(({ stops }) => stops.includes(stop))?.stops ?? [stop]
}
