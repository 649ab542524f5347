import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { circuits } from '#mocks/data/circuits.ts'
import { places as placeRecords } from '#mocks/data/places.ts'
import { loadProgramme } from '#src/content/programmes.ts'
import { circuitSchema } from '#src/contract/circuit.ts'
import { placeSchema } from '#src/contract/place.ts'
import { groupCarnet } from '#src/features/circuits/carnet/carnet.ts'
import { toCarnetGpx } from '#src/features/circuits/carnet/carnet-gpx.ts'
import { dayPoints } from '#src/features/circuits/take-along/day-points.ts'
import { toGpx } from '#src/features/circuits/take-along/gpx.ts'

const places = placeRecords.map((record) => placeSchema.parse(record))
const namesIn = (gpx: string, tag: string) =>
  [...gpx.matchAll(new RegExp(`<${tag}(?: [^>]*)?>\\s*<name>([^<]*)</name>`, 'g'))].map(([, name]) => name)

async function errorsIn(gpx: string) {
  const schema = await readFile('tests/logic/gpx.xsd', 'utf8')
  const result = await validateXML({ xml: [{ fileName: 'circuit.gpx', contents: gpx }], schema: [schema] })
  return result.errors
}

describe.each(circuits.map((record) => circuitSchema.parse(record)))('the GPX file of $name', (circuit) => {
  const load = async () => {
    const itinerary = (await loadProgramme(circuit.slug))?.itinerary
    return { itinerary, gpx: toGpx(circuit, itinerary, places) }
  }

  test('is valid', async () => {
    const { gpx } = await load()
    expect(await errorsIn(gpx)).toEqual([])
  })

  test('has a route for each day and no track, and no name twice', async () => {
    const { itinerary, gpx } = await load()
    const routes = namesIn(gpx, 'rte')
    expect(routes).toHaveLength(itinerary?.length ?? 0)
    expect(gpx).not.toContain('<trk')
    for (const names of [routes, namesIn(gpx, 'wpt')]) expect(new Set(names).size).toBe(names.length)
  })
})

test('the GPX file of a carnet has its places and the days of its circuits, and no point twice', async () => {
  const all = circuits.map((record) => circuitSchema.parse(record))
  const carnet = {
    circuits: all.filter(({ slug }) => slug === 'nord' || slug === 'sud'),
    places: [
      { slug: 'morondava', name: 'Morondava', circuit: 'ouest' },
      { slug: 'anakao', name: 'Anakao', circuit: 'sud' },
    ],
  }
  const gpx = await toCarnetGpx(groupCarnet(carnet, all, places), places)
  expect(await errorsIn(gpx)).toEqual([])
  const names = namesIn(gpx, 'wpt')
  expect(names).toEqual(expect.arrayContaining(['Morondava', expect.stringMatching(/^Nord J02-\d Ramena$/)]))
  expect(names).toContainEqual(expect.stringMatching(/^Sud J\d+-\d Anakao$/))
  // Anakao is already a point of a day of the Sud.
  expect(names).not.toContain('Anakao')
  const routes = namesIn(gpx, 'rte')
  expect(routes).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Nord J02 /), expect.stringMatching(/^Sud J02 /)]),
  )
  for (const each of [names, routes]) expect(new Set(each).size).toBe(each.length)
})

describe('the points of a day', () => {
  const ivato = { name: 'Ivato', lat: -18.8, lon: 47.48 }
  const toliara = { name: 'Toliara', lat: -23.35, lon: 43.67 }
  const camp = { name: 'Camp', lat: -22.1, lon: 46.9, precision: 'area' as const }
  const leg = { km: 10, hours_dry: null, hours_wet: null }
  const day = {
    day: 3,
    title: 'Vers <le> Sud & retour',
    legs: [
      { ...leg, from: ivato, to: toliara, mode: 'plane' },
      { ...leg, from: toliara, to: camp, mode: 'car' },
    ],
    night: camp,
  }

  test('are named after the day, and leave out flights', () => {
    const [points] = dayPoints([null, day], [])
    expect(points?.way.map(({ label }) => label)).toEqual(['J03-1 Toliara', 'J03-2 Camp'])
    expect(points?.stops.map(({ label }) => label)).toEqual(['J03-2 Camp'])
  })

  test('mark the night and an approximate position, and are escaped', () => {
    const gpx = toGpx({ id: 1, name: 'Sud', slug: 'sud' }, [day], [])
    expect(gpx).toContain(
      '<wpt lat="-22.1" lon="46.9"><name>J03-2 Camp</name><desc>Nuit. Position à 8\u00a0km près.</desc></wpt>',
    )
    expect(gpx).toContain('<name>J03 Vers &lt;le&gt; Sud &amp; retour</name>')
  })
})
