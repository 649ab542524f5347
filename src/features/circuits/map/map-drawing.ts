import type { Id } from '#src/contract/values.ts'
import type { MapPoint } from '#src/pictures/projection.ts'

/** With more stops or legs than this, they are drawn without numbers and links. The list has them all. */
export const maxNumbered = 200

export type LegMode = 'car' | 'boat' | 'foot' | 'plane'

/** A numbered point of a map. */
export type MapStop = {
  /** What the list beside the map calls it, too. */
  id: Id
  /** Its number in that list, or '5,6' for two days. Stops may share it. */
  mark: string
  /** The same in words: 'Lieu 3', 'Jours 5 et 6'. */
  markLabel: string
  name: string
  at: MapPoint
  /** The position is right within about 8 km. */
  isArea: boolean
  /** The days that lead to it, on the map of a trip. */
  days?: number[]
  /** Whose details it opens. */
  link: { place: Id } | { route: Id } | { day: number }
}

export type MapLeg = { from: MapPoint; to: MapPoint; mode: LegMode; stopId?: Id }

/** What a map shows: points and legs in map units. */
export type MapDrawing = {
  stops: MapStop[]
  /** Points on the way that are no stops. */
  waypoints: { at: MapPoint; isArea: boolean }[]
  legs: MapLeg[]
  /** What the map fits into its frame. Flights may leave it. */
  extent: MapPoint[]
}

/** Every transport type that the site does not know is drawn as a road. */
export function legMode(transport: string | null | undefined): LegMode {
  if (transport === 'boat' || transport === 'plane') return transport
  return transport === 'walking' || transport === 'hiking' ? 'foot' : 'car'
}

/** The control point of the curve that a flight is drawn as; null for straight legs. */
export function legBend({ from, to, mode }: MapLeg): MapPoint | null {
  if (mode !== 'plane') return null
  return { x: (from.x + to.x) / 2 + (from.y - to.y) * 0.18, y: (from.y + to.y) / 2 + (to.x - from.x) * 0.18 }
}

/** The point in the middle of the drawn leg. */
export function legMiddle(leg: MapLeg): MapPoint {
  const { from, to } = leg
  const straight = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const bend = legBend(leg)
  return bend ? { x: (straight.x + bend.x) / 2, y: (straight.y + bend.y) / 2 } : straight
}

/** Drops legs that lead nowhere, and those that go the same way as one before, in either direction. */
export function distinctLegs(legs: readonly MapLeg[]): MapLeg[] {
  const drawn = new Set<string>()
  return legs.filter(({ from, to, mode }) => {
    const ends = [`${from.x} ${from.y}`, `${to.x} ${to.y}`].toSorted()
    const key = `${mode} ${ends.join()}`
    if (ends[0] === ends[1] || drawn.has(key)) return false
    drawn.add(key)
    return true
  })
}
