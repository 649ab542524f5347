import { palette } from '#src/published/palette.ts'

/** The stripes of src/app/signs.css from above, 14 px in all. */
const stripes = [
  { fill: palette.laterite, from: 0, height: 5 },
  { fill: palette.vanilla, from: 5, height: 1.5 },
  { fill: palette.lagoon, from: 6.5, height: 2 },
  { fill: palette.vanilla, from: 8.5, height: 1.5 },
  { fill: palette.raffia, from: 10, height: 2 },
  { fill: palette.forest, from: 12, height: 2 },
]

/** The lamba, from a point to the right. */
export function lamba({ x, y, width }: { x: number; y: number; width: number }): string {
  return stripes
    .map(({ fill, from, height }) => {
      const place = `x="${x}" y="${y + from}" width="${width}" height="${height}"`
      return `<rect ${place} fill="${fill}"/>`
    })
    .join('')
}
