import { islandSize, type MapPoint } from '#src/pictures/projection.ts'

/** The size of the map's frame, in CSS pixels. */
export type Size = { width: number; height: number }

/** The part of the map that is shown. */
export type View = {
  /** What is in the middle of the frame. */
  x: number
  y: number
  /** Map units in a pixel: the smaller, the closer. */
  unit: number
}

/** A movement of the map, in pixels. `at` is the point that stays in place, from the middle of the frame. */
export type Move = { dx?: number; dy?: number; zoom?: number; at?: MapPoint }

/** Pixels around the points of a fitted view, for the numbers and their names. */
const margin = 44
/** From 100 m, which is more than the outline shows, to 4 km in a pixel. */
const minUnit = 0.09
const maxUnit = 4
/** Fitted to one point, a frame shows about 40 km. */
const minExtent = 36

/** Map units that a place may lie off the island. */
const offshore = 100

const island = [
  { x: 0, y: 0 },
  { x: islandSize.width, y: islandSize.height },
]

/** The view in which all points have room. Wrong positions, such as 0°, 0°, do not count. */
export function fitView(points: readonly MapPoint[], { width, height }: Size): View {
  const onMap = points.filter(isNearIsland)
  const shown = onMap.length > 0 ? onMap : island
  const [left, right] = range(shown.map(({ x }) => x))
  const [top, bottom] = range(shown.map(({ y }) => y))
  const unit = Math.max(unitFor(right - left, width), unitFor(bottom - top, height))
  return { x: (left + right) / 2, y: (top + bottom) / 2, unit: Math.max(unit, minUnit) }
}

function isNearIsland({ x, y }: MapPoint): boolean {
  return (
    clamp(x, -offshore, islandSize.width + offshore) === x && clamp(y, -offshore, islandSize.height + offshore) === y
  )
}

/** At least half of a small frame is for the points. */
function unitFor(extent: number, length: number): number {
  return Math.max(extent, minExtent) / Math.max(length - 2 * margin, length / 2, 1)
}

/** The view after a movement. The middle of the frame never leaves the island's map. */
export function moveView(view: View, { dx = 0, dy = 0, zoom = 1, at = { x: 0, y: 0 } }: Move): View {
  const unit = clamp(view.unit / zoom, minUnit, Math.max(maxUnit, view.unit))
  const x = view.x - dx * view.unit + at.x * (view.unit - unit)
  const y = view.y - dy * view.unit + at.y * (view.unit - unit)
  return { x: clamp(x, 0, islandSize.width), y: clamp(y, 0, islandSize.height), unit }
}

/** The movement of the map under one or two fingers, of which at least one has moved. Positions are from the middle of the frame. */
export function fingerMove(before: readonly MapPoint[], after: readonly MapPoint[]): Move {
  const from = middle(before)
  const to = middle(after)
  const spread = span(before)
  const zoom = spread > 0 && before.length === after.length ? span(after) / spread : 1
  return { dx: to.x - from.x, dy: to.y - from.y, zoom: zoom > 0 ? zoom : 1, at: to }
}

const stride = 60
export const zoomStep = 1.5

/** The movement that a key makes; null for keys that mean nothing to a map. */
export function keyMove(key: string): Move | null {
  const moves = new Map<string, Move>([
    ['ArrowLeft', { dx: stride }],
    ['ArrowRight', { dx: -stride }],
    ['ArrowUp', { dy: stride }],
    ['ArrowDown', { dy: -stride }],
    ['+', { zoom: zoomStep }],
    ['-', { zoom: 1 / zoomStep }],
  ])
  return moves.get(key) ?? null
}

/** The value of the svg's viewBox. */
export function viewBox({ x, y, unit }: View, { width, height }: Size): string {
  return [x - (width * unit) / 2, y - (height * unit) / 2, width * unit, height * unit].map(round).join(' ')
}

/** Whether a point is in the frame. */
export function isInView({ x, y }: MapPoint, view: View, { width, height }: Size): boolean {
  return Math.abs(x - view.x) <= (width * view.unit) / 2 && Math.abs(y - view.y) <= (height * view.unit) / 2
}

function range(values: readonly number[]): [number, number] {
  // Spreading thousands of values into Math.min could overflow the stack.
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  )
}

function middle(points: readonly MapPoint[]): MapPoint {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) }
}

/** The distance of two fingers; 0 for any other number. */
function span([one, other, ...more]: readonly MapPoint[]): number {
  return one && other && more.length === 0 ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
