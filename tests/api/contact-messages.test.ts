import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { contactMutationOptions } from '#src/api/contact-messages.ts'
import { contactMessage } from '#tests/api/payloads.ts'
import { respondWith, respondWithHtml, startServer, stubFetch } from '#tests/api/stub-fetch.ts'

function send() {
  return new MutationObserver(new QueryClient(), contactMutationOptions()).mutate(contactMessage())
}

const unreachable = "Impossible d'envoyer votre message. Vérifiez votre connexion internet."

describe('POST /reservations/contact/', () => {
  test('sends the payload unchanged and returns the receipt', async () => {
    const received = await startServer()
    expect(await send()).toEqual({
      success: true,
      message: 'Votre message a été envoyé avec succès ! Nous vous répondrons dans les plus brefs délais.',
    })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/api/reservations/contact/',
      body: JSON.stringify(contactMessage()),
    })
  })

  const refusals: [string, () => Response | Promise<Response>, string][] = [
    ['400', respondWith(400), 'Données invalides. Veuillez vérifier vos informations.'],
    ['429', respondWith(429), "Trop de messages envoyés récemment. Veuillez attendre avant d'en envoyer un autre."],
    ['500', respondWith(500), 'Erreur serveur. Veuillez réessayer plus tard.'],
    ['503', respondWith(503, { message: 'x' }), unreachable],
    ['404', respondWith(404), unreachable],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), unreachable],
    ['a 200 that is no JSON', respondWithHtml(), unreachable],
    ['a 200 that says success: false', respondWith(200, { success: false, message: 'x' }), unreachable],
    ['a 200 that says what was wrong', respondWith(200, { error: 'Boîte pleine' }), unreachable],
    ['a 200 of another shape', respondWith(200, []), unreachable],
  ]

  test.each(refusals)('%s rejects with its French text, without a retry', async (_, answer, message) => {
    const requests = stubFetch(answer)
    await expect(send()).rejects.toMatchObject({ name: 'SendError', message })
    expect(requests).toHaveLength(1)
  })
})
