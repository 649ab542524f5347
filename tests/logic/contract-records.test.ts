import { describe, expect, test } from 'vitest'
import { chatReplySchema } from '#src/contract/chat.ts'
import { circuitSchema } from '#src/contract/circuit.ts'
import { contactReceiptSchema } from '#src/contract/contact-message.ts'
import { emergencyContactSchema } from '#src/contract/emergency-contact.ts'
import { failureSchema } from '#src/contract/failure.ts'
import { listEnvelopeSchema } from '#src/contract/list.ts'
import { placeSchema } from '#src/contract/place.ts'
import { reservationReceiptSchema } from '#src/contract/reservation.ts'
import { routeSchema } from '#src/contract/route.ts'

const records = [
  { name: 'circuit', schema: circuitSchema, least: { id: 1, name: 'Nord', slug: 'nord' } },
  { name: 'place', schema: placeSchema, least: { id: 1, name: 'Isalo' } },
  { name: 'route', schema: routeSchema, least: { id: 1, name: 'RN7' } },
  { name: 'emergency contact', schema: emergencyContactSchema, least: { id: 1, name: 'Police' } },
]

describe.each(records)('a $name', ({ schema, least }) => {
  const optional = Object.keys(schema.shape).filter((field) => !(field in least))

  test('needs no more than its identity', () => {
    expect(schema.parse(least)).toEqual(least)
  })

  test('may have null in every other field', () => {
    const nulls = { ...least, ...Object.fromEntries(optional.map((field) => [field, null])) }
    expect(schema.parse(nulls)).toEqual(nulls)
  })

  test.each(Object.keys(least))('is broken without %s', (field) => {
    expect(schema.safeParse({ ...least, [field]: undefined }).success).toBe(false)
    expect(schema.safeParse({ ...least, [field]: null }).success).toBe(false)
  })

  test.each(optional)('is broken by an object as %s', (field) => {
    expect(schema.safeParse({ ...least, [field]: {} }).success).toBe(false)
  })

  test('sheds fields that nobody knows', () => {
    expect(schema.parse({ ...least, colour: 'red', __v: 3 })).toEqual(least)
  })
})

describe('what was parsed', () => {
  const circuit = { id: 1, name: 'Nord', slug: 'nord', estimated_duration_days: '9.0', places_count: '4' }
  const place = { id: 'p-1', name: 'Isalo', circuit: 3, latitude: '-22.5500', longitude: '45.4' }
  const route = {
    id: 1,
    name: 'RN7',
    distance_km: '240.50',
    elevation_gain: 0,
    waypoints: [{ name: 'Ranohira', order: 1 }, { name: '' }, 'Sakaraha', null],
  }
  const read = {
    circuit: circuitSchema.parse(circuit),
    place: placeSchema.parse(place),
    route: routeSchema.parse(route),
  }

  test('has numbers where the server wrote texts', () => {
    expect(read.circuit).toEqual({ ...circuit, estimated_duration_days: 9, places_count: 4 })
    expect(read.place).toEqual({ ...place, latitude: -22.55, longitude: 45.4 })
  })

  test('has nothing in the place of waypoints that cannot be read, and a real 0', () => {
    expect(read.route).toEqual({ ...route, distance_km: 240.5, waypoints: [{ name: 'Ranohira' }, null, null, null] })
  })

  test('parses to itself, as it does when it comes back from storage', () => {
    expect(circuitSchema.parse(structuredClone(read.circuit))).toEqual(read.circuit)
    expect(placeSchema.parse(structuredClone(read.place))).toEqual(read.place)
    expect(routeSchema.parse(structuredClone(read.route))).toEqual(read.route)
  })
})

test('a bare array is read as the only page', () => {
  const page = { results: [1, 'x'], count: 2, next: null, previous: null }
  expect(listEnvelopeSchema.parse([1, 'x'])).toEqual(page)
  expect(listEnvelopeSchema.parse(page)).toEqual(page)
  expect(listEnvelopeSchema.safeParse('[]').success).toBe(false)
})

test.each([
  [reservationReceiptSchema, { success: true }, true],
  [reservationReceiptSchema, { request_id: 'DM-1', message: null }, true],
  [reservationReceiptSchema, { success: false, request_id: 'DM-1' }, false],
  [reservationReceiptSchema, { success: true, message: 7, request_id: {}, data: 'x' }, true],
  [reservationReceiptSchema, { message: 'ok' }, false],
  [reservationReceiptSchema, { success: 'true', request_id: 1 }, false],
  [contactReceiptSchema, {}, true],
  [contactReceiptSchema, { message: ['ok'], request_id: {} }, true],
  [contactReceiptSchema, { message: 'Merci.', status: 'ok' }, true],
  [contactReceiptSchema, { success: false }, false],
  [contactReceiptSchema, { message: 'Boîte pleine', error: 'full' }, false],
  [contactReceiptSchema, { results: [], count: 0, next: null, previous: null }, false],
  [contactReceiptSchema, { detail: 'Authentification requise' }, false],
  [contactReceiptSchema, { response: 'Bonjour' }, false],
  [contactReceiptSchema, { error_code: 17 }, false],
  [contactReceiptSchema, { message: 'Merci.', error_code: 3 }, false],
  [contactReceiptSchema, { error: null, errors: {} }, true],
  [contactReceiptSchema, { toString: 1 }, false],
  [contactReceiptSchema, { id: 4, created_at: '2026-11-24' }, true],
  [contactReceiptSchema, [], false],
  [chatReplySchema, { response: 'Oui.', suggestions: null, related_places: null }, true],
  [chatReplySchema, { response: ' ' }, false],
  [chatReplySchema, { suggestions: [] }, false],
  [chatReplySchema, { success: false, response: '' }, false],
])('case %#: a receipt is good or not', (schema, body, good) => {
  expect(schema.safeParse(body).success).toBe(good)
})

test.each([
  [{ errors: { a: 'x', b: ['y', null, 'z'], c: 3 } }, { errors: { a: ['x'], b: ['y', 'z'], c: [] } }],
  [{ errors: 'all', error: 4, detail: null }, { errors: {}, error: '', detail: '' }],
  [{ more: 1 }, {}],
])('of %j a failure reads what it can', (body, failure) => {
  expect(failureSchema.parse(body)).toEqual(failure)
})
