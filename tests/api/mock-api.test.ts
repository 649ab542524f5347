import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { circuits } from '#mocks/data/circuits.ts'
import { places } from '#mocks/data/places.ts'
import { routes } from '#mocks/data/routes.ts'
import { createMockApi, type MockApi } from '#mocks/mock-api.ts'
import { chatReplySchema } from '#src/contract/chat.ts'
import { reservationReceiptSchema } from '#src/contract/reservation.ts'
import { contactMessage, reservation } from '#tests/api/payloads.ts'

const base = 'https://api.test/any/prefix'
const reservationPath = '/reservations/reservation-request/'
const contactPath = '/reservations/contact/'
const chatPath = '/chatbot/message/'
const chatMessage = { message: 'Bonjour', language: 'fr' }

async function call(path: string, init?: RequestInit, api: MockApi = createMockApi()) {
  return api.answer(new Request(`${base}${path}`, init))
}

function post(path: string, body: unknown, api?: MockApi) {
  return call(path, { method: 'POST', body: JSON.stringify(body) }, api)
}

describe('a list', () => {
  const pageSchema = z.object({
    count: z.number(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(z.object({ id: z.number() })),
  })
  const page = async (path: string) => pageSchema.parse(await (await call(path)).json())

  test('comes in pages of 20 with absolute links to the neighbouring pages', async () => {
    const first = await page('/geography/places/')
    expect(first).toMatchObject({ count: places.length, next: `${base}/geography/places/?page=2`, previous: null })
    expect(first.results).toHaveLength(20)
    expect(await page('/geography/places/?page=3')).toMatchObject({
      next: null,
      previous: `${base}/geography/places/?page=2`,
    })
  })

  test.each(['0', '4', '-1', '1.5', 'x'])('has no page %s of 3: 404', async (number) => {
    const response = await call(`/geography/places/?page=${number}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ detail: 'Page non valide.' })
  })

  test('is filtered by its query parameters, on the following pages too', async () => {
    const found = await page('/geography/places/?circuit=1&page_size=5')
    expect(found.count).toBe(9)
    expect(found.next).toBe(`${base}/geography/places/?circuit=1&page_size=5&page=2`)
    expect((await page('/geography/routes/?circuit_name=Sud')).count).toBe(6)
    expect((await page('/geography/circuits/?slug=est')).results).toMatchObject([{ id: 4 }])
    expect(await page('/geography/places/?circuit=99')).toMatchObject({ count: 0, results: [] })
  })

  test('of emergency contacts is a bare array', async () => {
    expect(await (await call('/emergency/contacts/')).json()).toBeInstanceOf(Array)
  })
})

test.each([
  ['POST', '/geography/places/', 'GET'],
  ['GET', contactPath, 'POST'],
])('%s %s is a 405', async (method, path, allowed) => {
  const response = await call(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe(allowed)
  expect(await response.json()).toMatchObject({ success: false })
})

test('an unknown path is a 404 in JSON', async () => {
  const response = await call('/geography/volcanoes/')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false })
})

describe('a reservation', () => {
  test('is stored as pending under the request_id of its receipt', async () => {
    const api = createMockApi()
    const body = reservation({ circuit_id: '2' })
    const response = await post(reservationPath, body, api)
    expect(response.status).toBe(201)
    const receipt = reservationReceiptSchema.parse(await response.json())
    expect(receipt.data).toMatchObject({ id: 1, status: 'pending' })
    expect([...api.reservations]).toEqual([[receipt.request_id, body]])
  })

  test('of a custom trip names no circuit', async () => {
    const response = await post(reservationPath, reservation({ circuit_id: null }))
    expect(response.status).toBe(201)
  })

  test('of an unknown circuit is a 404', async () => {
    const response = await post(reservationPath, reservation({ circuit_id: 99 }))
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, error: 'Ce circuit n’existe pas.' })
  })
})

const blank = ['Ce champ ne peut pas être vide.']
const noDate = ['Saisissez une date valide, au format AAAA-MM-JJ.']
const noEmail = ['Saisissez une adresse e-mail valide.']
const endTooEarly = ['La date de fin ne peut pas précéder la date de début.']
const invalid = ['Valeur invalide.']

test.each([
  [reservationPath, reservation({ client_name: ' ' }), { client_name: blank }],
  [reservationPath, reservation({ client_email: 'a b@c.d' }), { client_email: noEmail }],
  [reservationPath, reservation({ start_date: '2027-02-30' }), { start_date: noDate }],
  [reservationPath, reservation({ end_date: '2027-04-30' }), { end_date: endTooEarly }],
  [reservationPath, reservation({ number_of_people: 0 }), { number_of_people: ['Il faut au moins 1 personne.'] }],
  [
    reservationPath,
    { ...reservation(), currency: 'FRF', number_of_people: 1.5 },
    { currency: invalid, number_of_people: invalid },
  ],
  [reservationPath, { ...reservation(), client_name: undefined }, { client_name: ['Ce champ est obligatoire.'] }],
  [contactPath, contactMessage({ name: '', message: ' ' }), { name: blank, message: blank }],
  [contactPath, { ...contactMessage(), message_type: 'x' }, { message_type: invalid }],
  [chatPath, { ...chatMessage, language: 'en' }, { language: invalid }],
])('%s rejects %o field by field', async (path, body, errors) => {
  const response = await post(path, body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, errors })
})

describe('the chat', () => {
  test('rejects a blank message', async () => {
    const response = await post(chatPath, { ...chatMessage, message: ' \n' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ detail: 'Le message est vide.' })
  })

  test('keeps the session of the request, and starts one otherwise', async () => {
    const known = await post(chatPath, { ...chatMessage, session_id: 'abc' })
    expect(await known.json()).toMatchObject({ session_id: 'abc', client_type: 'web' })
    const session_id: unknown = expect.stringMatching(/^session-/)
    expect(await (await post(chatPath, chatMessage)).json()).toMatchObject({ session_id })
  })

  test('sends at most two places and five suggestions', async () => {
    const response = await post(chatPath, { ...chatMessage, message: 'Que voir sur le circuit Sud ?' })
    const reply = chatReplySchema.parse(await response.json())
    expect(reply.related_places).toHaveLength(2)
    expect(reply.suggestions).toHaveLength(3)
    const asked = await post(chatPath, { ...chatMessage, message: 'Il dure combien de jours ?' })
    expect(chatReplySchema.parse(await asked.json()).suggestions).toHaveLength(5)
  })

  test('sends no description of a place that its text has', async () => {
    const response = await post(chatPath, { ...chatMessage, message: 'Isalo' })
    expect(chatReplySchema.parse(await response.json()).related_places).toEqual([
      { name: "Parc national de l'Isalo", description: null },
    ])
  })

  test('remembers for ten minutes what a session is about', async () => {
    vi.useFakeTimers()
    const api = createMockApi()
    const say = async (message: string, session_id: string) => {
      const response = await post(chatPath, { ...chatMessage, message, session_id }, api)
      return chatReplySchema.parse(await response.json()).response
    }
    await say('Le circuit Ouest', 'one')
    expect(await say('Il dure combien de jours ?', 'one')).toMatch(/circuit Ouest dure/)
    expect(await say('Il dure combien de jours ?', 'other')).toMatch(/quel circuit/)
    vi.advanceTimersByTime(10 * 60_000)
    expect(await say('Il dure combien de jours ?', 'one')).toMatch(/quel circuit/)
  })
})

test('a body that is not JSON is a 400', async () => {
  const response = await call(contactPath, { method: 'POST', body: '{"name":' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'Le corps de la requête n’est pas du JSON.' })
})

test('the 301st call of a minute is a 429 that says when to try again', async () => {
  vi.useFakeTimers()
  const api = createMockApi()
  const send = () => post(contactPath, contactMessage(), api)
  const responses = await Promise.all(Array.from({ length: 300 }, send))
  expect(responses.filter(({ ok }) => !ok)).toEqual([])

  vi.setSystemTime(Date.now() + 20_000)
  const response = await send()
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('40')
  expect(await response.json()).toMatchObject({ success: false, retry_after: 40 })

  vi.setSystemTime(Date.now() + 40_000)
  expect((await send()).ok).toBe(true)
})

test('the fixtures have correct counts', () => {
  const counts = circuits.map(({ id }) => ({
    places_count: places.filter(({ circuit }) => circuit === id).length,
    routes_count: routes.filter(({ circuit }) => circuit === id).length,
  }))
  expect(circuits).toMatchObject(counts)
})
