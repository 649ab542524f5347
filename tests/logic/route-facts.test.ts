import { describe, expect, test } from 'vitest'
import type { Route } from '#src/contract/route.ts'
import { routeFacts } from '#src/features/circuits/routes/route-facts.ts'

const facts = (fields: Partial<Route> = {}) => routeFacts({ id: 1, name: 'Route 1', ...fields })
const waypoints = (...names: string[]) => names.map((name) => ({ name }))

describe('the name of a route', () => {
  const ends = { start_location: "Vallée d'Andohariana", end_location: 'Pic Boby' }

  test('is its French one, with the ends that it leaves out', () => {
    expect(facts({ ...ends, name_fr: 'Ascension du pic Boby' })).toMatchObject({
      name: 'Ascension du pic Boby',
      ends: 'Vallée d’Andohariana – Pic Boby',
    })
    expect(facts({ ...ends, name_fr: "De la vallée d'Andohariana au pic Boby" })).toMatchObject({
      name: 'De la vallée d’Andohariana au pic Boby',
      ends: null,
    })
  })

  test('is made of the ends of a route without a French one', () => {
    expect(facts(ends)).toMatchObject({ name: 'Vallée d’Andohariana – Pic Boby', ends: null })
    expect(facts({ start_location: 'Lac Vert', end_location: 'Lac Vert' }).name).toBe('Lac Vert')
  })

  test.each<Partial<Route>>([
    {},
    { start_location: 'Bekopaka', end_location: null },
    { start_location: ' ', end_location: 'Morondava' },
  ])('is its own name when an end is missing: %j', (fields) => {
    expect(facts({ ...fields, name_fr: 'Piste du Menabe' })).toMatchObject({ name: 'Piste du Menabe', ends: null })
    expect(facts({ ...fields, name_fr: ' ' }).name).toBe('Route 1')
  })
})

describe('the badges of a route', () => {
  test.each([
    ['car', 'Voiture'],
    ['walking', 'Marche'],
    ['hiking', 'Randonnée'],
    ['boat', 'Bateau'],
    ['plane', 'Avion'],
  ])('label transport by %s as %s', (transport_type, label) => {
    expect(facts({ transport_type }).transport).toEqual({ label, icon: transport_type })
  })

  test("prefer the API's label of the transport, and omit one without a label", () => {
    expect(facts({ transport_type: 'car', transport_display: '4x4' }).transport).toEqual({ label: '4x4', icon: 'car' })
    expect(facts({ transport_type: 'train', transport_display: 'Train' }).transport).toEqual({
      label: 'Train',
      icon: null,
    })
    expect(facts({ transport_type: 'train' }).transport).toBeNull()
  })

  test.each([
    ['easy', 'Facile'],
    ['medium', 'Modéré'],
    ['hard', 'Difficile'],
    ['extreme', undefined],
  ])('label difficulty %s as %s', (difficulty, label) => {
    expect(facts({ difficulty }).difficulty?.label).toBe(label)
  })
})

describe('the measures of a route', () => {
  test('are defaults, marked as such, when the record has none', () => {
    const defaults = {
      duration: { text: '2-3h', indicative: true },
      distance: { text: '45 km', indicative: true },
      elevation: { text: '200 m', indicative: true },
      waypointCount: 5,
      waypointCountIndicative: true,
    }
    expect(facts()).toMatchObject(defaults)
    expect(facts({ estimated_duration: '', duration_hours: null, distance: ' ', waypoints: null })).toMatchObject(
      defaults,
    )
  })

  test('keep a real 0', () => {
    expect(facts({ duration_hours: 0, distance_km: 0, elevation_gain: 0, waypoints_count: 0 })).toMatchObject({
      duration: { text: '0 h', indicative: false },
      distance: { text: '0 km', indicative: false },
      elevation: { text: '0 m', indicative: false },
      waypointCount: 0,
      waypointCountIndicative: false,
    })
  })

  test('never round a small value to 0', () => {
    expect(facts({ duration_hours: 0.004, distance_km: 0.04, elevation_gain: 0.04 })).toMatchObject({
      duration: { text: '<\u202f1 min' },
      distance: { text: '<\u202f0,1 km' },
      elevation: { text: '<\u202f0,1 m' },
    })
  })

  test("prefer the API's own texts", () => {
    const texts = { estimated_duration: 'une journée', distance: 'environ 200 km' }
    expect(facts({ duration_hours: 8, distance_km: 201, ...texts })).toMatchObject({
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
    [26, '26 h'],
  ])('write %d hours as %s', (duration_hours, text) => {
    expect(facts({ duration_hours }).duration.text).toBe(text)
  })

  test('write a decimal comma', () => {
    expect(facts({ distance_km: 12.54 }).distance.text).toBe('12,5 km')
  })
})

describe('the waypoints of a route', () => {
  test('are the first three names and the number of further ones', () => {
    expect(facts({ waypoints: waypoints('A', 'B', 'C', 'D', 'E') })).toMatchObject({
      waypointCount: 5,
      waypointCountIndicative: false,
      firstWaypoints: [
        { order: 1, name: 'A' },
        { order: 2, name: 'B' },
        { order: 3, name: 'C' },
      ],
      furtherWaypoints: 2,
    })
  })

  test('include unreadable ones in the count', () => {
    expect(facts({ waypoints: [{ name: 'A' }, null, { name: 'C' }] })).toMatchObject({
      waypointCount: 3,
      waypoints: [
        { order: 1, name: 'A' },
        { order: 2, name: 'C' },
      ],
      furtherWaypoints: 1,
    })
  })

  test.each([
    { waypoints_count: 7, names: ['A', 'B'], waypointCount: 7, furtherWaypoints: 5 },
    { waypoints_count: 2, names: ['A', 'B', 'C', 'D'], waypointCount: 4, furtherWaypoints: 1 },
    { waypoints_count: 4, names: [], waypointCount: 4, furtherWaypoints: 0 },
  ])(
    'are $waypointCount when the API counts $waypoints_count and names $names',
    ({ waypoints_count, names, ...counts }) => {
      expect(facts({ waypoints_count, waypoints: waypoints(...names) })).toMatchObject(counts)
    },
  )
})

describe('the directions of a route', () => {
  const start_coordinates = '-19.14, 44.81'

  test('go from point to point', () => {
    expect(facts({ start_coordinates, end_coordinates: '-20.29,44.32' }).directions).toEqual({
      from: { latitude: -19.14, longitude: 44.81 },
      to: { latitude: -20.29, longitude: 44.32 },
    })
  })

  test.each(['boat', 'plane'])('do not exist for a %s, which follows no road', (transport_type) => {
    expect(facts({ start_coordinates, end_coordinates: '-20.29,44.32', transport_type }).directions).toBeNull()
  })

  test.each(['', 'Bekopaka', '-19.14', '-119,44', null, undefined])(
    'do not exist with the end %j',
    (end_coordinates) => {
      expect(
        facts({ start_coordinates, ...(end_coordinates !== undefined && { end_coordinates }) }).directions,
      ).toBeNull()
    },
  )
})
