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

  const failures: [string, () => Response | Promise<Response>, string][] = [
    ['a 400', respondWith(400), 'Données invalides. Veuillez vérifier vos informations.'],
    ['a 429', respondWith(429), "Trop de messages envoyés récemment. Veuillez attendre avant d'en envoyer un autre."],
    ['a 500', respondWith(500), 'Erreur serveur. Veuillez réessayer plus tard.'],
    ['a 503', respondWith(503, { message: 'x' }), unreachable],
    ['a 404', respondWith(404), unreachable],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), unreachable],
    ['a 200 that is not JSON', respondWithHtml(), unreachable],
    ['a 200 with success: false', respondWith(200, { success: false, message: 'x' }), unreachable],
    ['a 200 with an error field', respondWith(200, { error: 'Boîte pleine' }), unreachable],
    ['a 200 of another shape', respondWith(200, []), unreachable],
  ]

  test.each(failures)(
    'after %s, the traveller sees one French error and the message is not sent again',
    async (_, answer, message) => {
      const requests = stubFetch(answer)
      await expect(send()).rejects.toMatchObject({ name: 'SendError', message })
      expect(requests).toHaveLength(1)
    },
  )
})
