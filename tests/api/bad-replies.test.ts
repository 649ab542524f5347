import * as fc from 'fast-check'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { ChatError, sendChatMessage } from '#src/api/chat.ts'
import type { ApiClient } from '#src/api/client.ts'
import { contactMutation } from '#src/api/contact-messages.ts'
import { SendError } from '#src/api/errors.ts'
import { reservationMutation } from '#src/api/reservations.ts'
import { badStatus, goodStatus, noJson, refusal, retryAfter } from '#tests/arbitraries/answers.ts'
import { requiredWords } from '#tests/arbitraries/fields.ts'
import { anyText, blankText, tellingText } from '#tests/arbitraries/hostile-texts.ts'
import { anyJson, deep, toJson, unknownFields, writtenNumber } from '#tests/arbitraries/json-text.ts'
import { contactMessage, reservation } from '#tests/api/payloads.ts'
import { clientGiven, countAnswers, holds } from '#tests/api/throwing-server.ts'

countAnswers('sending')

const cache = new QueryClient()

function reserve(client: ApiClient): Promise<unknown> {
  return cache.getMutationCache().build(cache, reservationMutation(client, 'home')).execute(reservation())
}

function write(client: ApiClient): Promise<unknown> {
  return cache.getMutationCache().build(cache, contactMutation(client)).execute(contactMessage())
}

function ask(client: ApiClient): Promise<unknown> {
  return sendChatMessage(client, { message: 'Bonjour', language: 'fr' })
}

const refused = fc.tuple(badStatus, refusal, retryAfter).map(([status, said, { header, seconds }]) => ({
  answer: { status, body: said.body, headers: header === undefined ? [] : [['Retry-After', header] satisfies [string, string]] },
  status,
  said,
  /** The body's word counts before the header's. */
  wait: said.wait ?? seconds,
}))

describe('POST /reservations/reservation-request/', { timeout: 60_000 }, () => {
  test('refused, tells why in the words of section 8, once', async () => {
    await holds(refused, async ({ answer, status, said }) => {
      const { client, asked } = clientGiven(answer)
      const error = await failure(reserve(client), SendError)
      const blamed = said.fields.filter(([, messages]) => messages.some((message) => message.trim()))
      const reasons = [said.error.trim(), blamed.map(([field, messages]) => `${field}: ${messages.join(', ')}`).join('; ')]
      const invalid = reasons.filter((reason) => reason !== '').join(' ') || 'Veuillez vérifier vos informations.'
      const other = said.message.trim() || said.error.trim() || said.detail.trim() || 'Vérifiez votre connexion internet.'
      const texts = new Map([
        [400, `Données invalides. ${invalid}`],
        [404, 'Circuit non trouvé. Veuillez réessayer.'],
        [500, 'Erreur serveur. Veuillez réessayer plus tard.'],
      ])
      expect(error.message).toBe(texts.get(status) ?? `Impossible d'envoyer votre demande. ${other}`)
      expect(Object.entries(error.fieldErrors)).toStrictEqual(said.fields)
      expect(error.mayHaveArrived).toBe([502, 504, 520, 522, 524].includes(status))
      expect(asked).toHaveLength(1)
    }, 700)
  })

  test('taken, gives its reference as it was written and no other', async () => {
    const proof = fc.constantFrom<[Record<string, unknown>, unknown]>(
      [{ success: true }, null],
      [{ request_id: 'DM-2027-004' }, 'DM-2027-004'],
      [{ request_id: 42 }, 42],
      [{ data: { id: 3 } }, null],
      [{ success: true, request_id: writtenNumber('9007199254740993') }, null],
      [{ success: true, request_id: { id: 3 } }, null],
      [{ success: true, request_id: '' }, null],
      [{ success: true, request_id: ' \u00a0' }, null],
      [{ success: true, data: 'pending' }, null],
    )
    await holds(fc.tuple(proof, message, unknownFields, goodStatus), async ([[taken, reference], words, unknown, status]) => {
      const { client } = clientGiven({ status, body: toJson({ ...unknown, message: words.sent, ...taken }) })
      const receipt = await reserve(client)
      expect({ request_id: null, ...Object(receipt) }).toMatchObject({ message: words.read, request_id: reference })
    }, 400)
  })

  test('with a good status and no good answer is not taken for sent', async () => {
    await holds(fc.tuple(noReceipt, goodStatus), async ([body, status]) => {
      const { client } = clientGiven({ status, body })
      const { message: told } = await failure(reserve(client), SendError)
      expect(told).toMatch(/^Impossible d'envoyer votre demande\. ./)
    }, 300)
  })
})

describe('POST /reservations/contact/', { timeout: 60_000 }, () => {
  test('refused, tells why by its status, once', async () => {
    await holds(refused, async ({ answer, status, said }) => {
      const { client, asked } = clientGiven(answer)
      const texts = new Map([
        [400, 'Données invalides. Veuillez vérifier vos informations.'],
        [429, "Trop de messages envoyés récemment. Veuillez attendre avant d'en envoyer un autre."],
        [500, 'Erreur serveur. Veuillez réessayer plus tard.'],
      ])
      const error = await failure(write(client), SendError)
      expect(error.message).toBe(
        texts.get(status) ?? "Impossible d'envoyer votre message. Vérifiez votre connexion internet.",
      )
      expect(Object.entries(error.fieldErrors)).toStrictEqual(said.fields)
      expect(asked).toHaveLength(1)
    }, 500)
  })

  test('taken, shows what the server says', async () => {
    await holds(fc.tuple(message, unknownFields, goodStatus), async ([words, unknown, status]) => {
      const { client } = clientGiven({ status, body: toJson({ ...unknown, success: true, message: words.sent }) })
      expect(await write(client)).toMatchObject({ success: true, message: words.read })
    }, 300)
  })

  test('with a good status and no object is not taken for sent', async () => {
    await holds(fc.tuple(fc.oneof(noJson, noObject, fc.constant('{"success":false}')), goodStatus), async ([body, status]) => {
      const { client } = clientGiven({ status, body })
      const error = await failure(write(client), SendError)
      expect(error.message).toBe("Impossible d'envoyer votre message. Vérifiez votre connexion internet.")
    }, 300)
  })
})

describe('POST /chatbot/message/', { timeout: 60_000 }, () => {
  test('refused, tells why and how long to wait, once', async () => {
    await holds(refused, async ({ answer, status, said, wait }) => {
      const { client, asked } = clientGiven(answer)
      const { message: told } = await failure(ask(client), ChatError)
      expect(asked).toHaveLength(1)
      const reason = said.readable ? said.detail.trim() || said.message.trim() || 'Données invalides' : '400'
      const texts = new Map([
        [400, `Erreur de requête: ${reason}`],
        [429, `Trop de requêtes. Réessayez dans ${wait ?? 60} seconds`],
      ])
      expect(told).toBe(texts.get(status) ?? `Erreur: ${status}`)
    }, 700)
  })

  test('answered, keeps the answer and all that can be read beside it', async () => {
    const item = fc.oneof(
      tellingText.map(({ sent, read }) => ({ sent, read: [read] })),
      fc.oneof(blankText, fc.constantFrom<unknown>(3, null, {}, [])).map((sent) => ({ sent, read: [] })),
    )
    const place = fc.oneof(
      fc.tuple(tellingText, anyText).map(([name, description]) => ({
        sent: { name: name.sent, description: description.sent },
        read: [{ name: name.read, description: description.read }],
      })),
      tellingText.map(({ sent, read }) => ({
        sent: { name: sent, description: 7 },
        read: [{ name: read, description: null }],
      })),
      fc.constantFrom<unknown>('Isalo', null, {}, { name: ' ' }, { name: 3 }).map((sent) => ({ sent, read: [] })),
    )
    const reply = fc.record({
      response: tellingText,
      suggestions: fc.array(item, { maxLength: 5 }),
      places: fc.array(place, { maxLength: 4 }),
      unknown: unknownFields,
      session: fc.constantFrom<[unknown, unknown]>(['s-1', 's-1'], [7, '7'], [{}, null], ['', null], [writtenNumber('1e30'), null]),
    })
    await holds(fc.tuple(reply, goodStatus), async ([{ response, suggestions, places, unknown, session }, status]) => {
      const body = toJson({
        ...unknown,
        response: response.sent,
        session_id: session[0],
        suggestions: suggestions.map(({ sent }) => sent),
        related_places: places.map(({ sent }) => sent),
      })
      const { client } = clientGiven({ status, body })
      expect(await ask(client)).toMatchObject({
        response: response.read,
        session_id: session[1],
        suggestions: suggestions.flatMap(({ read }) => read),
        related_places: places.flatMap<unknown>(({ read }) => read),
      })
    }, 400)
  })

  test('with a good status and no answer is called unreadable', async () => {
    const noAnswer = fc.tuple(requiredWords.broken, fc.constantFrom(true, false, undefined)).map(([response, success]) =>
      toJson({ response, success, suggestions: ['Oui ?'] }),
    )
    const denied = tellingText.map(({ sent }) => toJson({ success: false, response: sent }))
    await holds(fc.tuple(fc.oneof(noJson, noObject, noAnswer, denied), goodStatus), async ([body, status]) => {
      const { client } = clientGiven({ status, body })
      expect((await failure(ask(client), ChatError)).message).toBe('Erreur: réponse illisible')
    }, 400)
  })
})

const message = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(null, 7, {}, ['Merci'], true).map((sent) => ({ sent, read: null })),
)

const noObject = fc.oneof(
  anyJson.filter((value) => typeof value !== 'object' || value === null || Array.isArray(value)).map(toJson),
  fc.constant(deep(2_000)),
)

const noReceipt = fc.oneof(
  noJson,
  noObject,
  fc.constantFrom<unknown>(
    {},
    { message: 'ok' },
    { success: false },
    { success: false, request_id: 'DM-1' },
    { success: 'true', request_id: 'DM-1' },
    { success: 1 },
    { request_id: null },
    { request_id: {} },
    { data: { status: 'pending' } },
    { status: 'ok' },
  ).map(toJson),
)

/** What the call fails with, which must be one of the site's own errors. */
async function failure<Fault extends Error>(call: Promise<unknown>, kind: new (...args: never[]) => Fault): Promise<Fault> {
  const error: unknown = await call.then(
    () => 'It was taken for a good answer',
    (reason: unknown) => reason,
  )
  if (!(error instanceof kind)) throw new Error('None of its errors', { cause: error })
  return error
}
