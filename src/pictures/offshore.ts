import { islandOutline } from '#src/pictures/island-outline.ts'
import type { MapPoint } from '#src/pictures/projection.ts'

/** In map units: farther from the drawn land than the simplified outline is wrong. */
const tolerance = 2.2

const land = new Path2D(islandOutline)
const context = document.createElement('canvas').getContext('2d')
if (context) context.lineWidth = 2 * tolerance

/** Whether a point lies in the sea, or on an islet that is too small for the outline. */
export function isOffshore({ x, y }: MapPoint): boolean {
  return context !== null && !context.isPointInPath(land, x, y) && !context.isPointInStroke(land, x, y)
}
