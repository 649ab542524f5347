import { describe, expect, test } from 'vitest'
import { circuitSchema } from '#src/contract/circuit.ts'
import { contactReceiptSchema } from '#src/contract/contact-message.ts'
import { emergencyContactSchema } from '#src/contract/emergency-contact.ts'
import { failureSchema } from '#src/contract/failure.ts'
import { listEnvelopeSchema } from '#src/contract/list.ts'
import { placeSchema } from '#src/contract/place.ts'
import { reservationReceiptSchema } from '#src/contract/reservation.ts'
import { routeSchema } from '#src/contract/route.ts'

const records = [
  { name: 'circuit', schema: circuitSchema, required: { id: 1, name: 'Nord', slug: 'nord' } },
  { name: 'place', schema: placeSchema, required: { id: 1, name: 'Isalo' } },
  { name: 'route', schema: routeSchema, required: { id: 1, name: 'RN7' } },
  { name: 'emergency contact', schema: emergencyContactSchema, required: { id: 1, name: 'Police' } },
]

describe.each(records)('a $name', ({ schema, required }) => {
  const optionalFields = Object.keys(schema.shape).filter((field) => !(field in required))
  const filledWith = (value: unknown) => Object.fromEntries(optionalFields.map((field) => [field, value]))

  test('needs only its required fields', () => {
    expect(schema.parse(required)).toEqual(required)
  })

  test.each([
    { kind: 'null', value: null },
    { kind: 'an object', value: {} },
    { kind: 'a list', value: [-1] },
    { kind: 'not a number', value: Number.NaN },
  ])('has null in place of optional fields that are $kind', ({ value }) => {
    // An unreadable waypoint or day becomes null inside its list.
    const lists = ['waypoints', 'itinerary'].filter((field) => Array.isArray(value) && optionalFields.includes(field))
    expect(schema.parse({ ...required, ...filledWith(value) })).toEqual({
      ...required,
      ...filledWith(null),
      ...Object.fromEntries(lists.map((field) => [field, [null]])),
    })
  })

  test.each(Object.keys(required))('is invalid without %s', (field) => {
    for (const value of [undefined, null, '', {}])
      expect(schema.safeParse({ ...required, [field]: value }).success).toBe(false)
  })

  test('drops unknown fields', () => {
    expect(schema.parse({ ...required, colour: 'red', __v: 3 })).toEqual(required)
  })
})

test('a field of the wrong type becomes null and the others stay', () => {
  const place = {
    id: 1,
    name: 'Isalo',
    type: 'nature',
    latitude: 999,
    longitude: 45.4,
    image: {},
    created_at: 1764025200,
  }
  expect(placeSchema.parse(place)).toEqual({ ...place, latitude: null, image: null, created_at: null })
  const route = { id: 1, name: 'RN7', distance_km: 'far', duration_hours: 3 }
  expect(routeSchema.parse(route)).toEqual({ ...route, distance_km: null })
})

describe('a parsed record', () => {
  const circuit = circuitSchema.parse({
    id: 1,
    name: 'Nord',
    slug: 'nord',
    estimated_duration_days: '9.0',
    places_count: '4',
  })
  const place = placeSchema.parse({ id: 'p-1', name: 'Isalo', latitude: '-22.5500', longitude: '45.4' })
  const waypoints = [{ name: 'Ranohira', order: 1 }, { name: '' }, 'Sakaraha', null]
  const route = routeSchema.parse({ id: 1, name: 'RN7', distance_km: '240.50', elevation_gain: 0, waypoints })

  test('has numbers where the server sent strings, and keeps 0', () => {
    expect(circuit).toMatchObject({ estimated_duration_days: 9, places_count: 4 })
    expect(place).toMatchObject({ latitude: -22.55, longitude: 45.4 })
    expect(route).toMatchObject({ distance_km: 240.5, elevation_gain: 0 })
  })

  test('has null in place of unreadable waypoints', () => {
    expect(route.waypoints).toEqual([{ name: 'Ranohira' }, null, null, null])
  })

  test('is unchanged when it is parsed again after storage', () => {
    expect(circuitSchema.parse(structuredClone(circuit))).toEqual(circuit)
    expect(placeSchema.parse(structuredClone(place))).toEqual(place)
    expect(routeSchema.parse(structuredClone(route))).toEqual(route)
  })
})

test('a bare array is read as the only page', () => {
  const page = { results: [1, 'x'], count: 2, next: null, previous: null }
  expect(listEnvelopeSchema.parse([1, 'x'])).toEqual(page)
  expect(listEnvelopeSchema.parse(page)).toEqual(page)
  expect(listEnvelopeSchema.safeParse('[]').success).toBe(false)
})

test.each([
  [{ success: true }, true],
  [{ request_id: 7, message: null }, true],
  [{ success: true, request_id: null, data: null }, true],
  [{ success: true, message: 7, request_id: {}, data: 'x' }, true],
  [{ success: false, request_id: 'DM-1' }, false],
  [{ success: 'true', request_id: 1 }, false],
  [{ message: 'ok' }, false],
])('the response %j to a reservation is a receipt: %s', (body, isReceipt) => {
  expect(reservationReceiptSchema.safeParse(body).success).toBe(isReceipt)
})

test.each([
  [{}, true],
  [{ message: ['ok'], request_id: {} }, true],
  [{ message: 'Merci.', status: 'ok' }, true],
  [{ error: null, errors: {} }, true],
  [{ success: true, errors: { note: ['x'] } }, true],
  [{ id: 4, created_at: '2026-11-24' }, true],
  [{ success: false }, false],
  [{ message: 'Boîte pleine', error: 'full' }, false],
  [{ errors: { email: ['Invalide'] } }, false],
  [{ message: 'Merci.', error_code: 3 }, false],
  [{ detail: 'Authentification requise' }, false],
  [{ results: [], count: 0, next: null, previous: null }, false],
  [[], false],
])('the response %j to a message is a receipt: %s', (body, isReceipt) => {
  expect(contactReceiptSchema.safeParse(body).success).toBe(isReceipt)
})

test.each([
  [{ errors: { a: 'x', b: ['y', null, 'z'], c: 3 } }, { errors: { a: ['x'], b: ['y', 'z'], c: [] } }],
  [
    { errors: 'all', error: 4, detail: null },
    { errors: {}, error: '', detail: '' },
  ],
  [{ more: 1 }, {}],
])('the error response %j is read as %j', (body, failure) => {
  expect(failureSchema.parse(body)).toEqual(failure)
})
