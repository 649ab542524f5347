import { describe, expect, test, vi } from 'vitest'
import type { Fault } from '#mocks/listen.ts'
import { sendChatMessage } from '#src/api/chat.ts'
import type { ChatRequest } from '#src/contract/chat.ts'
import { brokenAnswer, openWire, scriptedClient, wires } from '#tests/api/wire.ts'

const question: ChatRequest = { message: 'Où voir des baobabs ?', language: 'fr' }

function refuse(status: number, body: unknown = {}, headers: HeadersInit = {}): Fault {
  return () => Response.json(body, { status, headers })
}

describe.each(wires)('POST /chatbot/message/ over %s', (kind) => {
  test('carries the question exactly as given, anonymously, and reads the reply', async () => {
    const { client, received } = await openWire(kind)
    const reply = await sendChatMessage(client, question)

    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/api/chatbot/message/',
      body: '{"message":"Où voir des baobabs ?","language":"fr"}',
    })
    expect(received[0]?.headers.has('Authorization')).toBe(false)
    expect(reply.client_type).toBe('web')
    expect(reply.session_id).toMatch(/^session-/)
    expect(reply.related_places?.[0]?.name).toBe('Allée des Baobabs')
  })

  test('carries the session and the token that it is given', async () => {
    const { client, received } = await openWire(kind)
    const reply = await sendChatMessage(client, { ...question, session_id: 's-1' }, { accessToken: () => 'secret' })
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ...question, session_id: 's-1' })
    expect(received[0]?.headers.get('Authorization')).toBe('Bearer secret')
    expect(reply.session_id).toBe('s-1')
  })

  test('an embedding page that cannot give its token does not speak in the chat', async () => {
    const { client, received } = await openWire(kind)
    const accessToken = () => {
      throw new Error('token expired in host')
    }
    await expect(sendChatMessage(client, question, { accessToken })).rejects.toThrow(
      'Erreur: réseau indisponible',
    )
    expect(received).toEqual([])
  })

  const refusals: [string, Fault, string][] = [
    ['429', refuse(429, { retry_after: 12 }), 'Trop de requêtes. Réessayez dans 12 seconds'],
    [
      '429 with the header alone',
      refuse(429, {}, { 'Retry-After': '8' }),
      'Trop de requêtes. Réessayez dans 8 seconds',
    ],
    ['429 with the time as text', refuse(429, { retry_after: '12' }), 'Trop de requêtes. Réessayez dans 12 seconds'],
    ['429 without a time', refuse(429), 'Trop de requêtes. Réessayez dans 60 seconds'],
    ['400 with a detail', refuse(400, { detail: 'Vide.' }), 'Erreur de requête: Vide.'],
    ['400 with a message', refuse(400, { message: 'Long.' }), 'Erreur de requête: Long.'],
    ['400 with several details', refuse(400, { detail: ['Long.', 'Vide.'] }), 'Erreur de requête: Long. Vide.'],
    ['400 with a blank detail', refuse(400, { detail: ' ' }), 'Erreur de requête: Données invalides'],
    ['400 with an endless detail', refuse(400, { detail: 'a'.repeat(9999) }), `Erreur de requête: ${'a'.repeat(300)}…`],
    ['400 that is an array', refuse(400, []), 'Erreur de requête: Données invalides'],
    ['400 that is null', refuse(400, null), 'Erreur de requête: Données invalides'],
    ['400 that says nothing', refuse(400), 'Erreur de requête: Données invalides'],
    ['400 that is no JSON', () => brokenAnswer('<html>', { status: 400 }), 'Erreur de requête: 400'],
    ['500', refuse(500), 'Erreur: 500'],
    ['404', refuse(404), 'Erreur: 404'],
    ['no answer', () => 'reset', 'Erreur: réseau indisponible'],
    ['a 200 that is no JSON', () => brokenAnswer('<html>'), 'Erreur: réponse illisible'],
    ['a 200 without a response', refuse(200, { session_id: 'x' }), 'Erreur: réponse illisible'],
    ['a 200 that says nothing', refuse(200, { response: ' ' }), 'Erreur: réponse illisible'],
    [
      'a 200 that says success: false',
      refuse(200, { success: false, response: '' }),
      'Erreur: réponse illisible',
    ],
  ]

  test.each(refusals)('%s has its French text, and is sent once', async (_, fault, message) => {
    const { client, received } = await openWire(kind, fault)
    await expect(sendChatMessage(client, question)).rejects.toMatchObject({
      name: 'ChatError',
      message,
    })
    expect(received).toHaveLength(1)
  })
})

test('a question that nobody answers ends as a network fault', async () => {
  vi.useFakeTimers()
  const { client } = scriptedClient(() => new Promise(() => {}))
  const outcome = vi.fn<(error: Error) => void>()
  const asking = sendChatMessage(client, question).catch(outcome)
  await vi.advanceTimersByTimeAsync(30_000)
  await asking
  expect(outcome.mock.calls[0]?.[0].message).toBe('Erreur: réseau indisponible')
  vi.useRealTimers()
})

test('whatever cannot be read beside the answer is left out', async () => {
  const { client } = scriptedClient(() =>
    Response.json({
      response: 'Oui.',
      session_id: {},
      client_type: 7,
      suggestions: ['Visa ?', 3, ' '],
      related_places: [{ name: 'Isalo', description: 4 }, { description: 'x' }, null],
    }),
  )
  expect(await sendChatMessage(client, question)).toEqual({
    response: 'Oui.',
    session_id: null,
    client_type: null,
    suggestions: ['Visa ?'],
    related_places: [{ name: 'Isalo', description: null }],
  })
})

test('a session may be numbered', async () => {
  const { client } = scriptedClient(() =>
    Response.json({ response: 'Oui.', session_id: 42, suggestions: 'Visa ?', related_places: {} }),
  )
  expect(await sendChatMessage(client, question)).toMatchObject({
    session_id: '42',
    suggestions: null,
    related_places: null,
  })
})

test.each([
  { length: 4096, outcome: 'is one' },
  { length: 4097, outcome: 'is none' },
  { length: 1_000_000, outcome: 'is none' },
])('a session of $length characters $outcome', async ({ length, outcome }) => {
  const session_id = 's'.repeat(length)
  const { client } = scriptedClient(() => Response.json({ response: 'Oui.', session_id }))
  const reply = await sendChatMessage(client, question)
  expect(reply).toMatchObject({ response: 'Oui.', session_id: outcome === 'is one' ? session_id : null })
})
