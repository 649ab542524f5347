import { describe, expect, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { places } from '#mocks/data/places.ts'
import { routes } from '#mocks/data/routes.ts'
import { programmeSummaries } from '#src/content/programme-summaries.ts'
import { loadProgramme } from '#src/content/programmes.ts'
import { circuitSchema } from '#src/contract/circuit.ts'
import { type Leg, programmeSchema } from '#src/contract/programme.ts'
import { formatTotalHours, sumHours } from '#src/lib/trip-hours.ts'
import { mergeProgramme } from '#src/features/circuits/programme/programme.ts'
import { sumTrip } from '#src/features/circuits/programme/trip-sums.ts'

describe.each(circuits)('the programme of $slug', async ({ id, slug, estimated_duration_days }) => {
  const programme = await loadProgramme(slug)
  const days = programme?.itinerary?.flatMap((day) => day ?? []) ?? []
  const legs = days.flatMap((day) => day.legs ?? [])

  test('fits the contract', () => {
    expect(programmeSchema.parse(programme)).toEqual(programme)
  })

  test('has as many days as the circuit, in order', () => {
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: estimated_duration_days }, (_, index) => index + 1))
  })

  test('has a note for every month', () => {
    expect(programme?.month_notes?.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('visits every place of the circuit, and only places that exist', () => {
    const own = places.filter(({ circuit }) => circuit === id).map((place) => place.slug)
    const visited = new Set(days.flatMap((day) => day.places ?? []))
    expect([...visited]).toEqual(expect.arrayContaining(own))
    expect(places.map((place): string => place.slug)).toEqual(expect.arrayContaining([...visited]))
    const shown = programme?.highlights?.map(({ place_slug }) => place_slug) ?? []
    expect(own).toEqual(expect.arrayContaining(shown))
  })

  test('goes on where the day before ended', () => {
    for (const [index, { night }] of days.slice(0, -1).entries())
      expect(days[index + 1]?.legs?.[0]?.from.name).toBe(night?.name)
    for (const { legs: stages } of days)
      for (const [index, { from }] of (stages ?? []).slice(1).entries())
        expect(from.name).toBe(stages?.[index]?.to.name)
  })

  test('refers to routes that exist', () => {
    const ids = routes.map((route): unknown => route.id)
    const used = legs.flatMap(({ route_id, reverse_of, part_of }) => route_id ?? reverse_of ?? part_of ?? [])
    expect(ids).toEqual(expect.arrayContaining(used))
  })

  test('agrees with the routes on times, distances and climbs', () => {
    const pairs = routes.flatMap((route) => {
      const whole = legs.find(({ route_id }) => route_id === route.id)
      const parts = whole ? [whole] : legs.filter(({ part_of }) => part_of === route.id)
      const hours = sumHours(parts).hours_dry
      return parts.length > 0 && hours ? [{ route, whole, parts, hours }] : []
    })
    const told = pairs.map(({ route }) => ({
      name: route.name_fr,
      time: route.estimated_duration,
      hours: route.duration_hours,
      km: route.distance_km,
      climb: route.elevation_gain,
    }))
    expect(told).toEqual(
      pairs.map(({ route, whole, parts, hours: [shortest, longest] }) => ({
        name: route.name_fr,
        time: formatTotalHours([shortest, longest]),
        hours: Math.min(longest, Math.max(shortest, route.duration_hours)),
        km: whole?.km ?? route.distance_km,
        climb: sumClimbs(parts) ?? route.elevation_gain,
      })),
    )
  })

  test('agrees with its summary', () => {
    const sums = sumTrip(programme?.itinerary)
    const summary = programmeSummaries.get(slug)
    expect(summary).toMatchObject({
      days: days.length,
      level: programme?.level,
      months: programme?.month_notes?.map(({ state }) => state),
      kmOnRoad: sums?.kmOnRoad,
      hoursOnRoad: sums?.hoursOnRoad.map((hours) => expect.closeTo(hours, 5)),
      hardestDay: {
        day: sums?.hardestDay.day,
        title: sums?.hardestDay.title,
        hours: sums?.hardestDay.hours.map((hours) => expect.closeTo(hours, 5)),
      },
      boats: sums?.boats,
      flights: sums?.flights,
    })
  })
})

test('a circuit that the site does not know has no programme', async () => {
  expect(await loadProgramme('constructor')).toBeNull()
})

/** Null when one of them is unknown. */
function sumClimbs(legs: readonly Leg[]): number | null {
  return legs.reduce<number | null>((sum, { climb_m }) => (sum === null || climb_m == null ? null : sum + climb_m), 0)
}

const point = { name: 'Ambalavao', lat: -21.83, lon: 46.93 }
const leg: Leg = { from: point, to: point, mode: 'car', km: 10, hours_dry: [1, 2], hours_wet: [2, 3] }
const day = { day: 1, title: 'Vers le sud', legs: [leg] }
const record = { id: 1, name: 'Sud', slug: 'sud' }

describe('a circuit’s record', () => {
  test('loses a programme field that cannot be read, and keeps the others', () => {
    const circuit = circuitSchema.parse({ ...record, level: 9, level_note: 'Facile', month_notes: [{ month: 13 }] })
    expect(circuit).toMatchObject({ level: null, level_note: 'Facile', month_notes: null })
  })

  test('loses the legs of a day when one of them cannot be read', () => {
    const circuit = circuitSchema.parse({ ...record, itinerary: [{ ...day, legs: [leg, { ...leg, km: 'far' }] }] })
    expect(circuit.itinerary).toEqual([{ ...day, legs: null }])
  })

  test('keeps the number of days when one of them cannot be read', () => {
    expect(circuitSchema.parse({ ...record, itinerary: [day, { day: 2 }] }).itinerary).toEqual([day, null])
  })

  test('takes precedence over the site’s own programme, part by part', async () => {
    const own = await loadProgramme('sud')
    const merged = mergeProgramme(circuitSchema.parse({ ...record, level: 1, included: ['Guide'] }), own)
    expect(merged).toEqual({ ...own, level: 1, included: ['Guide'] })
  })
})

describe('the sums of a trip', () => {
  test('count kilometres and hours by mode', () => {
    const walk = { ...leg, mode: 'hiking', km: 4 }
    const boat = { ...leg, mode: 'boat', km: 30, hours_dry: [3, 9], hours_wet: [4, 12] } satisfies Leg
    expect(sumTrip([day, { ...day, day: 2, title: 'En mer', legs: [walk, boat] }])).toEqual({
      kmOnRoad: 10,
      kmOnFoot: 4,
      hoursOnRoad: [1, 2],
      shareOnRoad: [1 / 32, 2 / 32],
      hardestDay: { day: 2, title: 'En mer', hours: [4, 11], hoursInRain: [6, 15] },
      boats: 1,
      flights: 0,
    })
  })

  test.each([
    [[]],
    [[day, null]],
    [[day, { ...day, legs: null }]],
    [[{ ...day, legs: [{ ...leg, hours_dry: null }] }]],
  ])('are unknown for %j', (itinerary) => {
    expect(sumTrip(itinerary)).toBeNull()
  })
})
