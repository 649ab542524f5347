import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { Fault } from '#mocks/listen.ts'
import type { ApiClient } from '#src/api/client.ts'
import { contactMutation } from '#src/api/contact-messages.ts'
import { contactMessage } from '#tests/api/payloads.ts'
import { brokenAnswer, openWire, wires } from '#tests/api/wire.ts'

function send(client: ApiClient) {
  return new MutationObserver(new QueryClient(), contactMutation(client)).mutate(contactMessage())
}

function refuse(status: number, body: unknown = {}): Fault {
  return () => Response.json(body, { status })
}

const unreachable = "Impossible d'envoyer votre message. Vérifiez votre connexion internet."

describe.each(wires)('POST /reservations/contact/ over %s', (kind) => {
  test('carries the payload exactly as given, and reads the receipt', async () => {
    const { client, received } = await openWire(kind)
    expect(await send(client)).toEqual({
      success: true,
      message:
        'Votre message a été envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.',
    })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/api/reservations/contact/',
      body: JSON.stringify(contactMessage()),
    })
  })

  const refusals: [string, Fault, string][] = [
    ['400', refuse(400), 'Données invalides. Veuillez vérifier vos informations.'],
    [
      '429',
      refuse(429, { retry_after: 3 }),
      "Trop de messages envoyés récemment. Veuillez attendre avant d'en envoyer un autre.",
    ],
    ['500', refuse(500), 'Erreur serveur. Veuillez réessayer plus tard.'],
    ['503', refuse(503, { message: 'x' }), unreachable],
    ['404', refuse(404), unreachable],
    ['no answer', () => 'reset', unreachable],
    ['a 200 that is no JSON', () => brokenAnswer('merci'), unreachable],
    ['a 200 that says success: false', refuse(200, { success: false, message: 'x' }), unreachable],
    ['a 200 that says what was wrong', refuse(200, { error: 'Boîte pleine' }), unreachable],
    ['a 200 that says which field was wrong', refuse(200, { errors: { email: ['Invalide'] } }), unreachable],
    ['a 200 of another shape', refuse(200, []), unreachable],
  ]

  test.each(refusals)('%s has its French text, and is sent once', async (_, fault, message) => {
    const { client, received } = await openWire(kind, fault)
    await expect(send(client)).rejects.toMatchObject({ name: 'SendError', message })
    expect(received).toHaveLength(1)
  })

  test.each([{}, { error: null, errors: {} }, { success: true, errors: { note: ['x'] } }, { request_id: 7, error: 'x' }])(
    'a 200 that says %o was taken',
    async (body) => {
      const { client } = await openWire(kind, refuse(200, body))
      await expect(send(client)).resolves.toBeDefined()
    },
  )
})
