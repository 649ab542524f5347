import { islandOutline } from '#src/pictures/island-outline.ts'
import type { MapPoint } from '#src/pictures/projection.ts'

/** The outline's shores as lists of points. */
const shores = islandOutline.split('z').flatMap((shore) => {
  const numbers = shore.match(/-?\d+/g)?.map(Number) ?? []
  let at: MapPoint = { x: 0, y: 0 }
  const points = Array.from({ length: numbers.length / 2 }, (_, index) => {
    at = { x: at.x + (numbers[2 * index] ?? 0), y: at.y + (numbers[2 * index + 1] ?? 0) }
    return at
  })
  return points.length > 0 ? [points] : []
})

/** In map units: farther from the drawn land than the simplified outline is wrong. */
const farOut = 2.2

/** Whether a point lies in the sea, or on an islet that is too small for the outline. */
export function isOffshore(point: MapPoint): boolean {
  return !shores.some((shore) => isInside(point, shore) || distanceTo(point, shore) < farOut)
}

/** A line from the point to the right crosses the shore an odd number of times. */
function isInside({ x, y }: MapPoint, shore: readonly MapPoint[]): boolean {
  const crossings = shore.filter((end, index) => {
    const start = shore.at(index - 1) ?? end
    if (start.y > y === end.y > y) return false
    return x < start.x + ((y - start.y) / (end.y - start.y)) * (end.x - start.x)
  })
  return crossings.length % 2 === 1
}

function distanceTo({ x, y }: MapPoint, shore: readonly MapPoint[]): number {
  const distances = shore.map((end, index) => {
    const start = shore.at(index - 1) ?? end
    const [dx, dy] = [end.x - start.x, end.y - start.y]
    const along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy || 1)
    const share = Math.min(1, Math.max(0, along))
    return Math.hypot(x - start.x - share * dx, y - start.y - share * dy)
  })
  return Math.min(...distances)
}
