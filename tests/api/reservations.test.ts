import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { reservationMutationOptions } from '#src/api/reservations.ts'
import { reservation } from '#tests/api/payloads.ts'
import { respondWith, respondWithHtml, startServer, stubFetch } from '#tests/api/stub-fetch.ts'

function send(request = reservation()) {
  return new MutationObserver(new QueryClient(), reservationMutationOptions('home')).mutate(request)
}

const unreachable = "Impossible d'envoyer votre demande. Vérifiez votre connexion internet."

describe('POST /reservations/reservation-request/', () => {
  test('sends the payload unchanged and returns the receipt', async () => {
    const received = await startServer()
    expect(await send()).toMatchObject({
      success: true,
      message: 'Votre demande de réservation a été envoyée avec succès !',
      request_id: expect.stringMatching(/^DM-\d{6}$/),
      data: { status: 'pending' },
    })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/api/reservations/reservation-request/',
      body: JSON.stringify(reservation()),
    })
  })

  const refusals: [string, () => Response | Promise<Response>, string][] = [
    ['404', respondWith(404), 'Circuit non trouvé. Veuillez réessayer.'],
    ['500', respondWith(500, { error: 'x' }), 'Erreur serveur. Veuillez réessayer plus tard.'],
    [
      '400 with an error and field errors',
      respondWith(400, { error: 'Refusé.', errors: { client_email: ['a', 'b'], start_date: 'c', client_name: [] } }),
      'Données invalides. Refusé. client_email: a, b; start_date: c',
    ],
    ['400 with an error alone', respondWith(400, { error: 'Refusé.' }), 'Données invalides. Refusé.'],
    ['400 that says nothing', respondWith(400), 'Données invalides. Veuillez vérifier vos informations.'],
    ['400 that is no JSON', respondWithHtml(400), 'Données invalides. Veuillez vérifier vos informations.'],
    [
      'another status with a message',
      respondWith(503, { message: 'Fermé.', error: 'x' }),
      "Impossible d'envoyer votre demande. Fermé.",
    ],
    ['another status without', respondWith(502), unreachable],
    ['a 429', respondWith(429, { retry_after: 3 }), unreachable],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), unreachable],
    ['a 200 that is no JSON', respondWithHtml(), unreachable],
    ['a 200 that says no more than thanks', respondWith(200, { message: 'Merci.' }), unreachable],
    [
      'a 200 that says success: false',
      respondWith(200, { success: false, error: 'Complet.' }),
      "Impossible d'envoyer votre demande. Complet.",
    ],
    ['success: false beside a request_id', respondWith(200, { success: false, request_id: 'x' }), unreachable],
  ]

  test.each(refusals)('%s rejects with its French text, without a retry', async (_, answer, message) => {
    const requests = stubFetch(answer)
    await expect(send()).rejects.toMatchObject({ name: 'SendError', message })
    expect(requests).toHaveLength(1)
  })

  test('a 400 rejects with the field errors', async () => {
    await startServer()
    await expect(send(reservation({ client_email: 'non', end_date: '2027-04-01' }))).rejects.toMatchObject({
      fieldErrors: {
        client_email: ['Saisissez une adresse e-mail valide.'],
        end_date: ['La date de fin ne peut pas précéder la date de début.'],
      },
    })
  })
})
