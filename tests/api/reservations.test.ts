import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { Fault } from '#mocks/listen.ts'
import type { ApiClient } from '#src/api/client.ts'
import { reservationMutation } from '#src/api/reservations.ts'
import { reservation } from '#tests/api/payloads.ts'
import { brokenAnswer, openWire, wires } from '#tests/api/wire.ts'

function send(client: ApiClient, request = reservation()) {
  return new MutationObserver(new QueryClient(), reservationMutation(client, 'home')).mutate(request)
}

function refuse(status: number, body: unknown = {}): Fault {
  return () => Response.json(body, { status })
}

const unreachable = "Impossible d'envoyer votre demande. Vérifiez votre connexion internet."

describe.each(wires)('POST /reservations/reservation-request/ over %s', (kind) => {
  test('carries the payload exactly as given, and reads the receipt', async () => {
    const { client, received } = await openWire(kind)
    const receipt = await send(client)

    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/api/reservations/reservation-request/',
      body: JSON.stringify(reservation()),
    })
    expect(received[0]?.headers.has('Authorization')).toBe(false)
    expect(receipt).toMatchObject({
      success: true,
      message: 'Votre demande de réservation a été envoyée avec succès !',
      request_id: expect.stringMatching(/^DM-\d{6}$/),
      data: { status: 'pending' },
    })
  })

  const refusals: [string, Fault, string][] = [
    ['404', refuse(404), 'Circuit non trouvé. Veuillez réessayer.'],
    ['500', refuse(500, { error: 'x' }), 'Erreur serveur. Veuillez réessayer plus tard.'],
    [
      '400 with an error and field errors',
      refuse(400, { error: 'Refusé.', errors: { client_email: ['a', 'b'], start_date: 'c' } }),
      'Données invalides. Refusé. client_email: a, b; start_date: c',
    ],
    [
      '400 that would turn the text around',
      refuse(400, { errors: { 'client\u202E_email': ['a\u202E'] } }),
      'Données invalides. client_email: a',
    ],
    [
      '400 with field errors alone',
      refuse(400, { errors: { client_email: ['a'] } }),
      'Données invalides. client_email: a',
    ],
    ['400 with an error alone', refuse(400, { error: 'Refusé.' }), 'Données invalides. Refusé.'],
    ['400 that says nothing', refuse(400), 'Données invalides. Veuillez vérifier vos informations.'],
    [
      '400 that is no JSON',
      () => brokenAnswer('<html>', { status: 400 }),
      'Données invalides. Veuillez vérifier vos informations.',
    ],
    [
      'another status with a message',
      refuse(503, { message: 'Fermé.', error: 'x' }),
      "Impossible d'envoyer votre demande. Fermé.",
    ],
    ['another status without', refuse(502), unreachable],
    ['a 429', refuse(429, { retry_after: 3 }), unreachable],
    ['no answer', () => 'reset', unreachable],
    ['a 200 that is no JSON', () => brokenAnswer('<html>'), unreachable],
    ['a 200 of another shape', refuse(200, { hello: 1 }), unreachable],
    ['a 200 that says no more than thanks', refuse(200, { message: 'Merci.' }), unreachable],
    [
      'a 200 that says success: false',
      refuse(200, { success: false, error: 'Complet.' }),
      "Impossible d'envoyer votre demande. Complet.",
    ],
    ['success: false beside a request_id', refuse(200, { success: false, request_id: 'x' }), unreachable],
  ]

  test.each(refusals)('%s has its French text, and is sent once', async (_, fault, message) => {
    const { client, received } = await openWire(kind, fault)
    await expect(send(client)).rejects.toMatchObject({ name: 'SendError', message })
    expect(received).toHaveLength(1)
  })

  test('field errors of a 400 come along', async () => {
    const { client } = await openWire(kind)
    const broken = reservation({ client_email: 'non', end_date: '2027-04-01' })
    await expect(send(client, broken)).rejects.toMatchObject({
      fieldErrors: {
        client_email: ['Saisissez une adresse e-mail valide.'],
        end_date: ['La date de fin ne peut pas précéder la date de début.'],
      },
    })
  })

  test.each([{ request_id: 7 }, { success: true }, { success: true, request_id: null, data: null }])(
    'the receipt %j is good',
    async (receipt) => {
      const { client } = await openWire(kind, refuse(200, receipt))
      expect(await send(client)).toEqual(receipt)
    },
  )
})
