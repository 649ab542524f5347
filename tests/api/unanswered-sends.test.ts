import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createApiClient } from '#src/api/client.ts'
import type { MayHaveTaken } from '#src/api/exchange.ts'
import { contactMutation } from '#src/api/contact-messages.ts'
import type { Transport } from '#src/api/transport.ts'
import { reservationMutation } from '#src/api/reservations.ts'
import { contactMessage, reservation } from '#tests/api/payloads.ts'

const cases: [string, boolean, Transport][] = [
  ['no answer in time', true, () => new Promise(() => {})],
  ['a body without end', true, async () => new Response(new ReadableStream())],
  ['a body that breaks off', true, async () => new Response(cutBody())],
  ['a good status with a page of HTML', true, async () => new Response('<p>Merci</p>')],
  ['a good status that says nothing', true, async () => Response.json([])],
  ['a 502', true, async () => Response.json({}, { status: 502 })],
  ['a 504', true, async () => Response.json({}, { status: 504 })],
  ['a 520', true, async () => new Response('<p>error 520</p>', { status: 520 })],
  ['a 521', false, async () => new Response('<p>error 521</p>', { status: 521 })],
  ['a 522', true, async () => new Response('<p>error 522</p>', { status: 522 })],
  ['a 524', true, async () => new Response('<p>error 524</p>', { status: 524 })],
  ['a refusal', false, async () => Response.json({ success: false })],
  ['a status that is not good', false, async () => Response.json({}, { status: 500 })],
  ['a refusal whose body breaks off', false, async () => new Response(cutBody(), { status: 400 })],
  ['a refusal whose body has no end', false, async () => new Response(new ReadableStream(), { status: 400 })],
  ['a network that has gone', false, breakOff],
  ['a network that goes after a while', true, () => failLate()],
]

test.each(cases)('%s: may have arrived is %s', async (_, mayHaveArrived, transport) => {
  vi.useFakeTimers()
  const client = createApiClient(transport, 'https://api.test')
  const sending = new MutationObserver(new QueryClient(), contactMutation(client)).mutate(contactMessage())
  const outcome = sending.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await outcome).toMatchObject({ name: 'SendError', mayHaveArrived })
})

test.each([
  { host: 'is there', may: true },
  { host: 'refuses all', may: false },
])('what breaks off at once may have arrived is $may if the host $host', async ({ may }) => {
  const mayHaveTaken = vi.fn<MayHaveTaken>(async () => may)
  const client = createApiClient(breakOff, 'https://api.test', { whenReachable: async () => {}, mayHaveTaken })
  const since = performance.now()
  const sending = new MutationObserver(new QueryClient(), contactMutation(client)).mutate(contactMessage())
  await expect(sending).rejects.toMatchObject({ name: 'SendError', mayHaveArrived: may })
  expect(mayHaveTaken).toHaveBeenCalledExactlyOnceWith(expect.closeTo(since, -3))
})

test('what is only read asks nothing of the kind', async () => {
  const mayHaveTaken = vi.fn<MayHaveTaken>(async () => true)
  const client = createApiClient(breakOff, 'https://api.test', { whenReachable: async () => {}, mayHaveTaken })
  const reading = client.get('/x/', new AbortController().signal)
  await expect(reading).rejects.toMatchObject({ name: 'NetworkError', mayHaveArrived: false })
  expect(mayHaveTaken).not.toHaveBeenCalled()
})

// Of a reservation the contract promises more than an object.
test.each([
  [{}, true],
  [{ message: 'Demande enregistrée', data: { status: 'pending' } }, true],
  [{ request_id: null, errors: {} }, true],
  [{ success: false }, false],
  [{ error: 'Circuit complet' }, false],
  [{ errors: { client_email: ['Adresse inconnue.'] } }, false],
])('a good status with %j: may have arrived is %s', async (body, mayHaveArrived) => {
  const client = createApiClient(async () => Response.json(body, { status: 201 }), 'https://api.test')
  const sending = new MutationObserver(new QueryClient(), reservationMutation(client, 'home')).mutate(reservation())
  await expect(sending).rejects.toMatchObject({ name: 'SendError', mayHaveArrived })
})

function breakOff(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** As when the host takes the request, and the connection is lost before it answers. */
function failLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new TypeError('Failed to fetch')), 3000))
}

function cutBody() {
  return new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
}
