/* Draws Madagascar's outline from Natural Earth (1:10 million, public domain): npm run outline */
import { readFile, writeFile } from 'node:fs/promises'
import simplify from 'simplify-js'
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
  .toSorted((one, other) => area(other) - area(one))
const path = rings.map((ring) => toPath(simplify(ring, tolerance, true).slice(0, -1))).join('')

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
