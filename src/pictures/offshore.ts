import { islandOutline } from '#src/pictures/island-outline.ts'
import { islandSize, type MapPoint } from '#src/pictures/projection.ts'

/** In map units: farther from the drawn land than the simplified outline is wrong. */
const tolerance = 1.5

/** The land as pixels, since a path takes milliseconds for each point. */
let land: CanvasRenderingContext2D | null = null

function drawLand() {
  const canvas = Object.assign(document.createElement('canvas'), islandSize)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  const outline = new Path2D(islandOutline)
  context.lineWidth = 2 * tolerance
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  context.fill(outline)
  context.stroke(outline)
  return context
}

/** Whether a point lies in the sea, or on an islet that is too small for the outline. */
export function isOffshore({ x, y }: MapPoint): boolean {
  land ??= drawLand()
  const [, , , alpha = 255] = land?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? []
  return alpha < 128
}
