/* Draws Madagascar's outline from Natural Earth (1:10 million, public domain): npm run outline */
import { readFile, writeFile } from 'node:fs/promises'
import { feature } from 'topojson-client'
import { runnerImport } from 'vite'

/** @typedef {import('../src/pictures/projection.ts').MapPoint} MapPoint */
/** @typedef {import('topojson-specification').Topology<{ countries: import('topojson-specification').GeometryCollection }>} Atlas */

/** Madagascar, as ISO 3166 numbers it. */
const countryId = '450'
/** Bends smaller than this are left out, in map units of 1.1 km. */
const tolerance = 1.5
/** Of an islet that is kept, in square map units. */
const minArea = 40

/** @type {{ module: typeof import('../src/pictures/projection.ts') }} */
const { module: projection } = await runnerImport('./src/pictures/projection.ts')
const file = await readFile('node_modules/world-atlas/countries-10m.json', 'utf8')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the version is fixed
const atlas = /** @type {Atlas} */ (JSON.parse(file))
const country = feature(atlas, atlas.objects.countries).features.find(({ id }) => id === countryId)
if (country?.geometry.type !== 'MultiPolygon') throw new Error('The atlas has no Madagascar')

const rings = country.geometry.coordinates
  .flatMap(([shore = []]) => [shore.map(([longitude = 0, latitude = 0]) => projection.project(latitude, longitude))])
  .filter((ring) => area(ring) >= minArea)
  .map((ring) => ring.slice(0, -1))
  .toSorted((one, other) => area(other) - area(one))
const path = rings.map((ring) => toPath(simplifyRing(ring))).join('')

await writeFile(
  'src/pictures/island-outline.ts',
  `/** Madagascar in map units (projection.ts). Written by \`npm run outline\`. */
export const islandOutline =
  '${path}'
`,
)

/** @param {MapPoint[]} ring */
function area(ring) {
  const previous = (/** @type {number} */ index) => ring.at(index - 1) ?? { x: 0, y: 0 }
  return Math.abs(ring.reduce((sum, { x, y }, index) => sum + previous(index).x * y - x * previous(index).y, 0)) / 2
}

/**
 * Cuts the ring at its first point and the one farthest from it, since `simplify` keeps the ends of a line.
 * @param {MapPoint[]} ring
 */
function simplifyRing(ring) {
  const [start = { x: 0, y: 0 }] = ring
  const distances = ring.map((point) => Math.hypot(point.x - start.x, point.y - start.y))
  const half = distances.indexOf(Math.max(...distances))
  return [...simplify(ring.slice(0, half + 1)).slice(0, -1), ...simplify([...ring.slice(half), start]).slice(0, -1)]
}

/**
 * Douglas and Peucker's algorithm.
 * @param {MapPoint[]} line
 * @returns {MapPoint[]}
 */
function simplify(line) {
  const [start, end] = [line[0], line.at(-1)]
  if (!start || !end || line.length < 3) return line
  const distances = line.map((point) => distanceToLine(point, start, end))
  const farthest = Math.max(...distances)
  if (farthest < tolerance) return [start, end]
  const bend = distances.indexOf(farthest)
  return [...simplify(line.slice(0, bend + 1)).slice(0, -1), ...simplify(line.slice(bend))]
}

/**
 * @param {MapPoint} point
 * @param {MapPoint} start
 * @param {MapPoint} end
 */
function distanceToLine({ x, y }, start, end) {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const along = ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - start.x - share * dx, y - start.y - share * dy)
}

/**
 * Whole numbers, each point relative to the one before.
 * @param {MapPoint[]} ring
 */
function toPath(ring) {
  const rounded = ring.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const steps = rounded.flatMap(({ x, y }, index) => {
    const last = rounded[index - 1]
    if (!last) return [`M${x} ${y}l`]
    const [dx, dy] = [x - last.x, y - last.y]
    return dx === 0 && dy === 0 ? [] : [`${dx}${dy < 0 ? '' : ' '}${dy}`]
  })
  return `${steps[0]}${steps.slice(1).join(' ').replaceAll(' -', '-')}z`
}
