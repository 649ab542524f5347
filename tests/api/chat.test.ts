import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { sendChatMessage } from '#src/api/chat.ts'
import type { ChatRequest } from '#src/contract/chat.ts'
import { mockApi } from '#tests/mock-fetch.ts'

const question: ChatRequest = { message: 'Où voir des baobabs ?', language: 'fr' }

/** Answers the chat until the test ends. Returns the requests it receives. */
function answer(respond: () => Response | Promise<Response>): Request[] {
  return mockApi([http.post('*/api/chatbot/message/', respond)])
}

describe('a question', () => {
  test('is sent unchanged and without a token', async () => {
    const received = answer(() => Response.json({ response: 'Oui.' }))
    await sendChatMessage({ ...question, session_id: 's-1' })
    expect(await received[0]?.json()).toEqual({ ...question, session_id: 's-1' })
    expect(received[0]?.headers.has('Authorization')).toBe(false)
  })

  test('carries the access token', async () => {
    const received = answer(() => Response.json({ response: 'Oui.' }))
    await sendChatMessage(question, { accessToken: () => 'secret' })
    expect(received[0]?.headers.get('Authorization')).toBe('Bearer secret')
  })

  test('is not sent when accessToken throws', async () => {
    const received = answer(() => Response.json({ response: 'Oui.' }))
    const accessToken = () => {
      throw new Error('token expired in host')
    }
    await expect(sendChatMessage(question, { accessToken })).rejects.toThrow('Erreur: réseau indisponible')
    expect(received).toEqual([])
  })

  test('rejects when there is no response', async () => {
    vi.useFakeTimers()
    answer(() => new Promise(() => {}))
    await Promise.all([
      expect(sendChatMessage(question)).rejects.toThrow('Erreur: réseau indisponible'),
      vi.advanceTimersByTimeAsync(30_000),
    ])
  })
})

const refuse = (status: number, body: object | null = {}, headers: HeadersInit = {}) =>
  Response.json(body, { status, headers })

const failures: [string, () => Response, string][] = [
  ['429', () => refuse(429, { retry_after: 12 }), 'Trop de requêtes. Réessayez dans 12 seconds'],
  [
    '429 with the header alone',
    () => refuse(429, {}, { 'Retry-After': '8' }),
    'Trop de requêtes. Réessayez dans 8 seconds',
  ],
  [
    '429 with the time as text',
    () => refuse(429, { retry_after: '12' }),
    'Trop de requêtes. Réessayez dans 12 seconds',
  ],
  ['429 without a time', () => refuse(429), 'Trop de requêtes. Réessayez dans 60 seconds'],
  ['400 with a detail', () => refuse(400, { detail: 'Vide.' }), 'Erreur de requête: Vide.'],
  ['400 with a message', () => refuse(400, { message: 'Long.' }), 'Erreur de requête: Long.'],
  ['400 with several details', () => refuse(400, { detail: ['Long.', 'Vide.'] }), 'Erreur de requête: Long. Vide.'],
  ['400 with a blank detail', () => refuse(400, { detail: ' ' }), 'Erreur de requête: Données invalides'],
  [
    '400 with an endless detail',
    () => refuse(400, { detail: 'a'.repeat(9999) }),
    `Erreur de requête: ${'a'.repeat(300)}…`,
  ],
  ['400 that is null', () => refuse(400, null), 'Erreur de requête: Données invalides'],
  ['400 that is no JSON', () => new Response('<html>', { status: 400 }), 'Erreur de requête: 400'],
  ['500', () => refuse(500), 'Erreur: 500'],
  ['a network error', () => HttpResponse.error(), 'Erreur: réseau indisponible'],
  ['a 200 that is no JSON', () => new Response('<html>'), 'Erreur: réponse illisible'],
  ['a 200 with a blank response', () => refuse(200, { response: ' ' }), 'Erreur: réponse illisible'],
  ['a 200 with success: false', () => refuse(200, { success: false, response: 'Oui.' }), 'Erreur: réponse illisible'],
]

test.each(failures)('%s rejects with its French text, without a retry', async (_, respond, message) => {
  const received = answer(respond)
  await expect(sendChatMessage(question)).rejects.toMatchObject({ name: 'ChatError', message })
  expect(received).toHaveLength(1)
})

describe('a reply', () => {
  test('loses fields that cannot be read', async () => {
    answer(() =>
      Response.json({
        response: 'Oui.',
        session_id: {},
        client_type: 7,
        suggestions: ['Visa ?', 3, ' '],
        related_places: [{ name: 'Isalo', description: 4 }, { description: 'x' }, null],
      }),
    )
    expect(await sendChatMessage(question)).toEqual({
      response: 'Oui.',
      session_id: null,
      client_type: null,
      suggestions: ['Visa ?'],
      related_places: [{ name: 'Isalo', description: null }],
    })
  })

  test.each([
    ['a number', 42, '42'],
    ['4096 characters', 's'.repeat(4096), 's'.repeat(4096)],
    ['4097 characters', 's'.repeat(4097), null],
  ])('may have a session of up to 4096 characters: %s', async (_, session_id, expected) => {
    answer(() => Response.json({ response: 'Oui.', session_id }))
    expect(await sendChatMessage(question)).toMatchObject({ session_id: expected })
  })
})
