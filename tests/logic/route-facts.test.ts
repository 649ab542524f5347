import { describe, expect, test } from 'vitest'
import { type Route, routeSchema } from '#src/contract/route.ts'
import { routeFacts } from '#src/features/circuits/route-facts.ts'

const bare: Route = { id: 1, name: 'Route 1' }
const facts = (fields: Partial<Route>) => routeFacts({ ...bare, ...fields })
const waypoints = (...names: string[]) => names.map((name) => ({ name }))

describe('the name of a route', () => {
  test('tells its ends when both are known', () => {
    expect(facts({ start_location: 'Bekopaka', end_location: 'Morondava' })).toMatchObject({
      name: 'De Bekopaka à Morondava',
      ends: { of: 'De ', start: 'Bekopaka', end: 'Morondava' },
    })
  })

  test.each(['Antananarivo', 'Île aux Nattes', 'ambositra'])('elides before a vowel: %s', (start) => {
    expect(facts({ start_location: start, end_location: 'Morondava' }).name).toBe(`D’${start} à Morondava`)
  })

  test.each<Partial<Route>>([
    {},
    { start_location: 'Bekopaka' },
    { start_location: 'Bekopaka', end_location: null },
    { start_location: ' ', end_location: 'Morondava' },
  ])('is its own name when an end is missing: %j', (fields) => {
    expect(facts({ ...fields, name_fr: 'Piste du Menabe' })).toMatchObject({
      name: 'Piste du Menabe',
      ends: null,
    })
    expect(facts({ ...fields, name_fr: ' ' }).name).toBe('Route 1')
  })
})

describe('the measures of a route', () => {
  test('are the defaults, marked as such, when the record has none', () => {
    expect(routeFacts(bare)).toMatchObject({
      duration: { text: '2-3h', indicative: true },
      distance: { text: '45 km', indicative: true },
      elevation: { text: '200 m', indicative: true },
      stageCount: 5,
      stagesIndicative: true,
    })
    expect(
      facts({ estimated_duration: '', duration_hours: null, distance: ' ', elevation_gain: null }),
    ).toMatchObject({
      duration: { indicative: true },
      distance: { indicative: true },
      elevation: { indicative: true },
    })
  })

  test('keep a real 0', () => {
    expect(
      facts({ duration_hours: 0, distance_km: 0, elevation_gain: 0, waypoints_count: 0 }),
    ).toMatchObject({
      duration: { text: '0 h', indicative: false },
      distance: { text: '0 km', indicative: false },
      elevation: { text: '0 m', indicative: false },
      stageCount: 0,
      stagesIndicative: false,
    })
  })

  test('never pass for 0 when there is but little', () => {
    expect(facts({ duration_hours: 0.004, distance_km: 0.04, elevation_gain: 0.04 })).toMatchObject({
      duration: { text: '<\u202f1 min', indicative: false },
      distance: { text: '<\u202f0,1 km', indicative: false },
      elevation: { text: '<\u202f0,1 m', indicative: false },
    })
  })

  test('prefer what the API has made ready to show', () => {
    expect(
      facts({
        estimated_duration: 'une journée',
        duration_hours: 8,
        distance: 'environ 200 km',
        distance_km: 201,
      }),
    ).toMatchObject({
      duration: { text: 'une journée', indicative: false },
      distance: { text: 'environ 200 km', indicative: false },
    })
  })

  test.each([
    [3.5, '3 h 30'],
    [2, '2 h'],
    [0.5, '30 min'],
    [1.1, '1 h 06'],
    [1.999, '2 h'],
    [0.01, '1 min'],
    [26, '26 h'],
  ])('write %d hours as %s', (duration_hours, text) => {
    expect(facts({ duration_hours }).duration.text).toBe(text)
  })

  test('write a French decimal comma', () => {
    expect(facts({ distance_km: 12.54 }).distance.text).toBe('12,5 km')
  })
})

describe('the waypoints of a route', () => {
  test('show the first three names and how many remain', () => {
    expect(facts({ waypoints: waypoints('A', 'B', 'C', 'D', 'E') })).toMatchObject({
      stageCount: 5,
      stagesIndicative: false,
      firstStages: [
        { order: 1, name: 'A' },
        { order: 2, name: 'B' },
        { order: 3, name: 'C' },
      ],
      furtherStages: 2,
    })
  })

  test('count those without a name too, when the API counts them', () => {
    expect(facts({ waypoints_count: 7, waypoints: waypoints('A', 'B') })).toMatchObject({
      stageCount: 7,
      furtherStages: 5,
    })
  })

  test('count those that cannot be read, and number the others', () => {
    expect(facts({ waypoints: [{ name: 'A' }, null, { name: 'C' }] })).toMatchObject({
      stageCount: 3,
      stages: [
        { order: 1, name: 'A' },
        { order: 2, name: 'C' },
      ],
      furtherStages: 1,
    })
  })

  test.each([
    { waypoints_count: 0, names: ['A', 'B', 'C', 'D'], furtherStages: 1 },
    { waypoints_count: 2, names: ['A', 'B', 'C', 'D'], furtherStages: 1 },
    { waypoints_count: 1, names: ['A', 'B'], furtherStages: 0 },
  ])('are no fewer than the names $names when the API counts $waypoints_count', ({ waypoints_count, names, furtherStages }) => {
    expect(facts({ waypoints_count, waypoints: waypoints(...names) })).toMatchObject({
      stageCount: names.length,
      furtherStages,
    })
  })

  test.each<Partial<Route>>([{ waypoints: [] }, { waypoints_count: 4 }, {}])(
    'have no remainder without names: %j',
    (fields) => {
      expect(facts(fields)).toMatchObject({ firstStages: [], furtherStages: 0 })
    },
  )

  test('an empty list means none, a missing one means unknown', () => {
    expect(facts({ waypoints: [] })).toMatchObject({ stageCount: 0, stagesIndicative: false })
    expect(facts({ waypoints: null })).toMatchObject({ stageCount: 5, stagesIndicative: true })
  })
})

describe('the directions of a route', () => {
  const start_coordinates = '-19.14, 44.81'
  const end_coordinates = '-20.29,44.32'

  test('go from point to point', () => {
    expect(facts({ start_coordinates, end_coordinates }).directions).toEqual({
      from: { latitude: -19.14, longitude: 44.81 },
      to: { latitude: -20.29, longitude: 44.32 },
    })
  })

  test.each(['', 'Bekopaka', '-19.14', '-19.14,', '-119,44', '-19.14,444', '1,2,3', null, undefined])(
    'are none with the end %j',
    (end) => {
      const route = routeSchema.parse({ ...bare, start_coordinates, end_coordinates: end })
      expect(routeFacts(route).directions).toBeNull()
    },
  )
})
