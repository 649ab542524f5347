import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contactMutationOptions } from '#src/api/contact-messages.ts'
import { reservationMutationOptions } from '#src/api/reservations.ts'
import { createApp } from '#src/app/create-app.tsx'
import { contactMessage, reservation } from '#tests/api/payloads.ts'
import { cutBody, hang, hangAfterHeaders, respondWith, respondWithHtml, stubFetch } from '#tests/api/stub-fetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  onlineManager.setOnline(true)
})

const queryClient = () => createApp().queryClient

/** Sends a contact message and returns the error after the timeout. */
async function failedSend(): Promise<unknown> {
  const error = new MutationObserver(queryClient(), contactMutationOptions())
    .mutate(contactMessage())
    .catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(30_000)
  return error
}

const breakAfter = (milliseconds: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  throw new TypeError('Failed to fetch')
}

type Answer = (request: Request) => Response | Promise<Response>

const unconfirmed: [string, Answer][] = [
  ['no answer in time', hang],
  ['a body that does not come', hangAfterHeaders],
  ['a body that breaks off', () => new Response(cutBody())],
  ['a good status with a page of HTML', respondWithHtml()],
  ['a good status that says nothing', respondWith(200, [])],
  ...[502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527].map((status): [string, Answer] => [
    `a ${status}`,
    respondWithHtml(status),
  ]),
  ['a connection that breaks after 300 ms', breakAfter(300)],
]

test.each(unconfirmed)('a message may have arrived after %s', async (_, answer) => {
  stubFetch(answer)
  expect(await failedSend()).toMatchObject({ name: 'SendError', mayHaveArrived: true })
})

const refused: [string, Answer][] = [
  ['a connection that is refused at once', breakAfter(0)],
  ['a connection that is refused within 300 ms', breakAfter(299)],
  ['a body that says success: false', respondWith(200, { success: false })],
  ...[400, 404, 429, 500, 501, 505, 519, 528].map((status): [string, Answer] => [`a ${status}`, respondWith(status)]),
  ['a refusal whose body breaks off', () => new Response(cutBody(), { status: 400 })],
]

test.each(refused)('a message has not arrived after %s', async (_, answer) => {
  stubFetch(answer)
  expect(await failedSend()).toMatchObject({ name: 'SendError', mayHaveArrived: false })
})

test('a message sent while offline has not arrived, however late it fails', async () => {
  onlineManager.setOnline(false)
  const requests = stubFetch(breakAfter(5000))
  expect(await failedSend()).toMatchObject({ name: 'SendError', mayHaveArrived: false })
  expect(requests).toHaveLength(1)
})

test('a message is sent while the site seems offline, and its response sets it online', async () => {
  onlineManager.setOnline(false)
  stubFetch(respondWith(201, { success: true }))
  const sending = new MutationObserver(queryClient(), contactMutationOptions()).mutate(contactMessage())
  expect(await sending).toEqual({ success: true })
  expect(onlineManager.isOnline()).toBe(true)
})

// The receipt of a reservation has stricter rules than that of a message.
test.each([
  [{}, true],
  [{ message: 'Demande enregistrée', data: { status: 'pending' } }, true],
  [{ request_id: null, errors: {} }, true],
  [{ success: false }, false],
  [{ error: 'Circuit complet' }, false],
  [{ errors: { client_email: ['Adresse inconnue.'] } }, false],
])('a reservation that is answered with %j may have arrived: %s', async (body, mayHaveArrived) => {
  stubFetch(respondWith(201, body))
  const sending = new MutationObserver(queryClient(), reservationMutationOptions('home')).mutate(reservation())
  await expect(sending).rejects.toMatchObject({ name: 'SendError', mayHaveArrived })
})
