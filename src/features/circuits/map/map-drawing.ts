import type { Id } from '#src/contract/values.ts'
import type { MapPoint } from '#src/pictures/projection.ts'

export type LegMode = 'car' | 'boat' | 'foot' | 'plane'

/** A numbered point of a map. */
export type MapStop = {
  /** What the list beside the map calls it, too. */
  id: Id
  /** As in that list. Stops may share a number. */
  number: number
  name: string
  /** The number in words: 'Étape 3', 'Jours 1 et 3'. */
  numberLabel: string
  at: MapPoint
  /** The position is right within about 8 km. */
  isArea: boolean
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
