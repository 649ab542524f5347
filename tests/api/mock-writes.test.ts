import { afterEach, describe, expect, test, vi } from 'vitest'
import { createMockApi, type MockApi } from '#mocks/mock-api.ts'
import { reservationReceiptSchema } from '#src/contract/reservation.ts'
import { contactMessage, reservation } from '#tests/api/payloads.ts'

const reservations = '/reservations/reservation-request/'
const contact = '/reservations/contact/'
const chat = '/chatbot/message/'
const question = { message: 'Bonjour', language: 'fr' }

afterEach(() => {
  vi.useRealTimers()
})

function post(path: string, body: unknown, api: MockApi = createMockApi()) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return api.answer(new Request(`https://api.test/api${path}`, { method: 'POST', body: text }))
}

test('a reservation is filed as pending under the number of its receipt', async () => {
  const api = createMockApi()
  const response = await post(reservations, reservation({ circuit_id: '2' }), api)
  expect(response.status).toBe(201)
  const receipt = reservationReceiptSchema.parse(await response.json())
  expect(receipt.data).toMatchObject({ id: 1, status: 'pending' })
  expect([...api.reservations]).toEqual([[receipt.request_id, reservation({ circuit_id: '2' })]])
})

test('two reservations have two numbers, two APIs two books', async () => {
  const api = createMockApi()
  await post(reservations, reservation(), api)
  await post(reservations, reservation(), api)
  expect(api.reservations.size).toBe(2)
  expect(createMockApi().reservations.size).toBe(0)
})

test('an unknown circuit is a 404', async () => {
  const api = createMockApi()
  const response = await post(reservations, reservation({ circuit_id: 99 }), api)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ success: false, error: 'Ce circuit n’existe pas.' })
  expect(api.reservations.size).toBe(0)
})

const blank = ['Ce champ ne peut pas être vide.']
const noDay = ['Saisissez une date valide, au format AAAA-MM-JJ.']

describe('field by field', () => {
  test.each([
    [reservations, reservation({ client_name: ' ' }), { client_name: blank }],
    [reservations, reservation({ client_phone: '' }), { client_phone: blank }],
    [reservations, reservation({ client_email: '' }), { client_email: blank }],
    [
      reservations,
      reservation({ client_email: 'a b@c.d' }),
      { client_email: ['Saisissez une adresse e-mail valide.'] },
    ],
    [reservations, reservation({ start_date: '2027-02-30' }), { start_date: noDay }],
    [reservations, reservation({ end_date: '' }), { end_date: noDay }],
    [
      reservations,
      reservation({ end_date: '2027-04-30' }),
      { end_date: ['La date de fin ne peut pas précéder la date de début.'] },
    ],
    [
      reservations,
      reservation({ number_of_people: 0 }),
      { number_of_people: ['Il faut au moins 1 personne.'] },
    ],
    [
      reservations,
      { ...reservation(), currency: 'FRF', number_of_people: 1.5 },
      { currency: ['Valeur invalide.'], number_of_people: ['Valeur invalide.'] },
    ],
    [
      reservations,
      { ...reservation(), client_name: undefined },
      { client_name: ['Ce champ est obligatoire.'] },
    ],
    [contact, contactMessage({ name: '', message: ' ' }), { name: blank, message: blank }],
    [contact, { ...contactMessage(), message_type: 'x' }, { message_type: ['Valeur invalide.'] }],
    [chat, { message: 'x', language: 'en' }, { language: ['Valeur invalide.'] }],
  ])('%s refuses %o', async (path, body, errors) => {
    const response = await post(path, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: false, errors })
  })

  test('a one-day trip is none of its business', async () => {
    const oneDay = reservation({ end_date: '2027-05-01' })
    expect((await post(reservations, oneDay)).status).toBe(201)
  })
})

test.each([reservations, contact, chat])('%s refuses what is no JSON', async (path) => {
  const response = await post(path, '{"name":')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    success: false,
    error: 'Le corps de la requête n’est pas du JSON.',
  })
})

test.each([
  [reservations, reservation()],
  [contact, contactMessage()],
  [chat, question],
])('%s slows down who sends far too many, for a minute', async (path, body) => {
  vi.useFakeTimers()
  const api = createMockApi()
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async () => (await post(path, body, api)).ok),
  )
  expect(statuses).not.toContain(false)

  vi.setSystemTime(Date.now() + 20_000)
  const response = await post(path, body, api)
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('40')
  expect(await response.json()).toMatchObject({ success: false, retry_after: 40 })

  vi.setSystemTime(Date.now() + 40_000)
  expect((await post(path, body, api)).ok).toBe(true)
})
