/**
 * Draws one picture of public/share/ or public/icons/ into sheet.html, whose query names it. draw.js takes the screenshots
 * (npm run share-pictures).
 */
import { config } from '#src/config.ts'
import appMap from '#src/pictures/app/map.svg?raw'
import { posterOf, posters } from '#src/pictures/posters.ts'

const faces = {
  display: { family: 'Besley Variable', weight: 800, spacingEm: -0.02 },
  displayLight: { family: 'Besley Variable', weight: 500, spacingEm: -0.02 },
  text: { family: 'Instrument Sans Variable', weight: 600, spacingEm: 0 },
} as const
type Face = keyof typeof faces

type Line = { text: string; face: Face; size: number; x: number; baseline: number; fill: string }

function textElement({ text, face, size, x, baseline, fill }: Line): string {
  const { family, weight, spacingEm } = faces[face]
  const font = `font-family="${family}" font-weight="${weight}" letter-spacing="${spacingEm}em"`
  return `<text x="${x}" y="${baseline}" font-size="${size}" ${font} fill="${fill}">${escapeXml(text)}</text>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** The width of a text in units of its font size. */
function widthEm(text: string, face: Face): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('OffscreenCanvas has no 2d context')
  const { family, weight, spacingEm } = faces[face]
  canvas.font = `${weight} 100px "${family}"`
  canvas.letterSpacing = `${100 * spacingEm}px`
  const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right } = canvas.measureText(text)
  return (left + right) / 100
}

/** The font size at which a text fills `width`, at most `maxSize`. */
function fitSize(text: string, face: Face, { width, maxSize }: { width: number; maxSize: number }): number {
  return Math.min(maxSize, width / widthEm(text, face))
}

/** In pixels. */
const siteNameMax = { fontSize: 130, width: 690 }
/** Between the first word and the dashed line, in units of the first word's font size. */
const gapEm = 0.22

/** The site's name as in the header: the first word large, then a dashed line to the rest. */
function siteName(): string {
  const [first = '', ...others] = config.siteName.split(' ')
  const rest = others.join(' ')
  const place = { x: 58, baseline: 154, fill: 'var(--vanilla)' }
  // Lengths that end in Em are in units of the first word's font size, which is `size`.
  const line = { fromEm: widthEm(first, 'display') + gapEm, lengthEm: 0.75 }
  const tail = { fromEm: line.fromEm + line.lengthEm + 0.32, sizeEm: 0.54 }
  const totalEm = rest ? tail.fromEm + tail.sizeEm * widthEm(rest, 'text') : line.fromEm
  const size = Math.min(siteNameMax.fontSize, siteNameMax.width / totalEm)
  const head = textElement({ ...place, text: first, face: 'display', size })
  if (!rest) return head

  const middle = place.baseline - 0.2 * size
  const from = place.x + line.fromEm * size
  const to = from + line.lengthEm * size
  return `${head}
    <path stroke="var(--vanilla)" stroke-width="${0.05 * size}" stroke-dasharray="${0.16 * size} ${0.1 * size}" d="M${from} ${middle}H${to}"/>
    <circle cx="${to}" cy="${middle}" r="${0.12 * size}" fill="var(--dusk)"/>
    ${textElement({ ...place, text: rest, face: 'text', size: tail.sizeEm * size, x: place.x + tail.fromEm * size })}`
}

/** The left edge of the central square, to which some apps crop shared pictures. The large word starts there. */
const squareLeft = 300
/** To the right of this, trees and rocks cover the sky of the posters. */
const skyRight = 752

/** A small word followed by a large one, in the sky of a poster. */
function skyTitle(small: string, large: string): string {
  const line = { x: 58, baseline: 196 }
  const smallSize = fitSize(small, 'displayLight', { width: squareLeft - line.x - 24, maxSize: 60 })
  const largeSize = fitSize(large, 'display', { width: skyRight - squareLeft, maxSize: 176 })
  return (
    textElement({ ...line, text: small, face: 'displayLight', size: smallSize, fill: 'var(--glow)' }) +
    textElement({ ...line, text: large, face: 'display', size: largeSize, x: squareLeft, fill: 'var(--vanilla)' })
  )
}

const frame = { x: 16, y: 16, width: 1168, height: 584 }
const lowerEdge = frame.y + frame.height
/** The posters are 1440 x 810; the frame crops their top and bottom. */
const posterHeight = (frame.width * 810) / 1440

/** A framed poster with `title` in front of it, stripes along the lower edge and a label in the corner. */
function sharePicture(poster: string, title: string, label: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <clipPath id="frame"><rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"/></clipPath>
    <rect width="1200" height="630" fill="var(--print)"/>
    <g clip-path="url(#frame)">
      <image x="${frame.x}" y="${frame.y - (posterHeight - frame.height) / 2}" width="${frame.width}" height="${posterHeight}" href="${poster}"/>
      ${title}
    </g>
    ${cornerLabel(label)}
    ${stripes()}
  </svg>`
}

function cornerLabel([title = '', ...rest]: readonly string[]): string {
  const titleSize = fitSize(title, 'display', { width: 400, maxSize: 28 })
  const lines = [
    { text: title, face: 'display', size: titleSize } as const,
    ...rest.map((text) => ({ text, face: 'text', size: 23 }) as const),
  ]
  const width = 44 + Math.max(...lines.map(({ text, face, size }) => size * widthEm(text, face)))
  const height = 30 + 31 * lines.length
  const top = lowerEdge - height
  const texts = lines.map((line, index) =>
    textElement({ ...line, x: frame.x + 20, baseline: top + 40 + 31 * index, fill: 'var(--ink)' }),
  )
  return `<rect x="${frame.x}" y="${top}" width="${width}" height="${height}" fill="var(--print)"/>${texts.join('')}`
}

/** The same stripes as `lamba` in src/app/utilities.css. */
function stripes(): string {
  const colours = [
    ['laterite', 0, 5],
    ['vanilla', 5, 1.5],
    ['lagoon', 6.5, 2],
    ['vanilla', 8.5, 1.5],
    ['raffia', 10, 2],
    ['forest', 12, 2],
  ] as const
  return colours
    .map(
      ([colour, from, height]) =>
        `<rect x="${frame.x}" y="${lowerEdge + from}" width="${frame.width}" height="${height}" fill="var(--${colour})"/>`,
    )
    .join('')
}

/** A phone that shows the app's map. */
const phone = `<g transform="translate(850 96)rotate(6)scale(.8)">
  <rect x="2" y="10" width="418" height="872" rx="52" fill="var(--ink)" opacity=".3"/>
  <rect x="-14" y="-14" width="418" height="872" rx="52" fill="var(--ink)"/>
  <clipPath id="screen"><rect width="390" height="844" rx="38"/></clipPath>
  <g clip-path="url(#screen)">${appMap}</g>
</g>`

function home(): string {
  const tagline = ['Un conseil avant le départ,', 'une aide à toute heure en chemin.']
  const lines = tagline.map((text, index) =>
    textElement({ text, face: 'displayLight', size: 36, x: 60, baseline: 226 + 46 * index, fill: 'var(--glow)' }),
  )
  const { wide, site, region } = posters.ouest
  return sharePicture(wide, siteName() + lines.join(''), [site, region])
}

function download(): string {
  return sharePicture(posters.nord.wide, skyTitle('Téléchargez', 'l’App') + phone, [
    config.siteName,
    'Gratuite, pour Android',
  ])
}

function circuit(slug: string): string {
  const poster = posterOf(slug)
  if (!poster) throw new Error(`There is no poster for ${slug}`)
  const title = slug.charAt(0).toUpperCase() + slug.slice(1)
  return sharePicture(poster.wide, skyTitle('Circuit', title), [config.siteName, poster.site, poster.region])
}

const drawings: Record<string, () => string> = {
  home,
  download,
  mark: () => '<svg viewBox="0 0 64 64"><image width="64" height="64" href="/mark.svg"/></svg>',
  maskable: () => '<svg viewBox="0 0 512 512"><image width="512" height="512" href="/mark-maskable.svg"/></svg>',
  // Without the margin that launchers cut off, and with round corners.
  icon: () => `<svg viewBox="36 36 440 440">
    <clipPath id="corners"><rect x="36" y="36" width="440" height="440" rx="41"/></clipPath>
    <image width="512" height="512" href="/mark-maskable.svg" clip-path="url(#corners)"/>
  </svg>`,
}

await document.fonts.load('800 100px "Besley Variable"')
await document.fonts.load('600 100px "Instrument Sans Variable"')
const name = location.search.slice(1)
document.body.innerHTML = drawings[name]?.() ?? circuit(name)
