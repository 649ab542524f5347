import { truncate } from '#src/lib/text.ts'
import type { MapPoint } from '#src/pictures/projection.ts'

/** A mark's diameter and a gap, in pixels. */
const distance = 27
const rounds = 40

/**
 * Moves marks apart that would cover each other, in pixels. What is near stays near: each round pushes every pair that is too
 * close half of the way.
 */
export function spreadMarks(points: readonly MapPoint[]): MapPoint[] {
  const marks = points.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < rounds; round++) {
    let moved = false
    for (const [index, mark] of marks.entries()) {
      for (const other of marks.slice(index + 1)) {
        const dx = other.x - mark.x
        const dy = other.y - mark.y
        const apart = Math.hypot(dx, dy)
        if (apart >= distance) continue
        // Marks on the same spot are pushed in different directions, so that they do not line up.
        const angle = apart > 0.01 ? Math.atan2(dy, dx) : index * 2.4
        const push = (distance - apart) / 2
        mark.x -= Math.cos(angle) * push
        mark.y -= Math.sin(angle) * push
        other.x += Math.cos(angle) * push
        other.y += Math.sin(angle) * push
        moved = true
      }
    }
    if (!moved) break
  }
  return marks
}

/** On which side of its mark a name is written. */
export type Side = 'right' | 'left' | 'below' | 'above'

/** Where the name's text starts, ends or has its middle, in pixels from the mark. */
export const labelAnchors = {
  right: { x: 17, y: 4.5, textAnchor: 'start' },
  left: { x: -17, y: 4.5, textAnchor: 'end' },
  below: { x: 0, y: 28, textAnchor: 'middle' },
  above: { x: 0, y: -18, textAnchor: 'middle' },
} as const

const sides: readonly Side[] = ['right', 'left', 'below', 'above']

type Box = { left: number; top: number; right: number; bottom: number }

/** About the width of a character, in pixels, and what wide letters may add to a name. */
const characterWidth = 7
const spare = 14
const lineHeight = 16
const maxCharacters = 26

/** On which side of each mark there is room for its name inside the frame; null where there is none. */
export function placeLabels(marks: readonly MapPoint[], names: readonly string[], frame: Box): (Side | null)[] {
  const taken = marks.map(({ x, y }): Box => ({ left: x - 13, top: y - 13, right: x + 13, bottom: y + 13 }))
  return marks.map((mark, index) => {
    const length = toLabel(names[index] ?? '').length
    const side = sides.find((candidate) => {
      const box = boxOf(length, candidate, mark)
      return isWithin(box, frame) && !taken.some((other) => overlap(box, other))
    })
    if (!side) return null
    taken.push(boxOf(length, side, mark))
    return side
  })
}

/** A name as the map writes it. */
export function toLabel(name: string): string {
  return truncate(name, maxCharacters)
}

function boxOf(length: number, side: Side, mark: MapPoint): Box {
  const { x, y, textAnchor } = labelAnchors[side]
  const width = length * characterWidth + spare
  const left = mark.x + x - { start: 0, middle: width / 2, end: width }[textAnchor]
  const top = mark.y + y - lineHeight + 4
  return { left, top, right: left + width, bottom: top + lineHeight }
}

function isWithin(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
