import { lamba } from '#src/published/lamba.ts'
import { letter, type Ruler } from '#src/published/lettering.ts'
import { palette } from '#src/published/palette.ts'

const picture = { x: 16, y: 16, width: 1168, height: 584 }
const lower = picture.y + picture.height
const place = `x="${picture.x}" y="${picture.y}" width="${picture.width}" height="${picture.height}"`

type Sheet = {
  /** The drawing of a wide poster. */
  poster: string
  /** What stands in its sky, or before it; the frame cuts it. */
  before: string
  /** What the paper in the lower corner says; the first line is lettered. */
  label: readonly string[]
}

/** A share picture: a print with its paper margin and the lamba at its lower edge, 1200 x 630. */
export function shareSheet(ruler: Ruler, { poster, before, label }: Sheet): string {
  // As a picture of its own the poster keeps its ids and styles to itself.
  const source = `data:image/svg+xml;base64,${Buffer.from(poster).toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
    <clipPath id="frame"><rect ${place}/></clipPath>
    <rect width="1200" height="630" fill="${palette.print}"/>
    <image ${place} preserveAspectRatio="xMidYMid slice" href="${source}"/>
    <g clip-path="url(#frame)">${before}</g>
    ${paperLabel(ruler, label)}
    ${lamba({ ...picture, y: lower })}
  </svg>`
}

/** A tongue of the paper margin. */
function paperLabel(ruler: Ruler, [title = '', ...rest]: readonly string[]): string {
  const titleSize = ruler.fit(title, 'display', { width: 400, largest: 28 })
  const titled = { text: title, face: 'display', size: titleSize } as const
  const lines = [titled, ...rest.map((text) => ({ text, face: 'text', size: 23 }) as const)]
  const width = 44 + Math.max(...lines.map(({ text, face, size }) => ruler.widthOf(text, face, size)))
  const height = 30 + 31 * lines.length
  const top = lower - height
  const words = lines.map((line, index) =>
    letter({ ...line, x: picture.x + 20, baseline: top + 40 + 31 * index, fill: palette.ink }),
  )
  const paper = `x="${picture.x}" y="${top}" width="${width}" height="${height}"`
  return `<rect ${paper} fill="${palette.print}"/>${words.join('')}`
}
