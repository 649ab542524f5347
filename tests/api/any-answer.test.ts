import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { ChatError, sendChatMessage } from '#src/api/chat.ts'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { contactMutationOptions } from '#src/api/contact-messages.ts'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { LoadError, SendError } from '#src/api/errors.ts'
import { apiBaseUrl } from '#src/api/http.ts'
import { placesQueryOptions } from '#src/api/places.ts'
import { reservationMutationOptions } from '#src/api/reservations.ts'
import { routesQueryOptions } from '#src/api/routes.ts'
import { chatReplySchema } from '#src/contract/chat.ts'
import { circuitSchema } from '#src/contract/circuit.ts'
import { contactReceiptSchema } from '#src/contract/contact-message.ts'
import { emergencyContactSchema } from '#src/contract/emergency-contact.ts'
import { placeSchema } from '#src/contract/place.ts'
import { reservationReceiptSchema } from '#src/contract/reservation.ts'
import { routeSchema } from '#src/contract/route.ts'
import { contactMessage, reservation } from '#tests/api/payloads.ts'
import { stubFetch } from '#tests/api/stub-fetch.ts'
import { silenceWarnings, takeWarnings } from '#tests/fail-on-console-noise.ts'

/** Fixed, so that every run uses the same responses. */
const seed = 20_261_124
const numRuns = 200

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '.',
    '..',
    '__proto__',
    'constructor',
    '<script>',
    '\u202Enord',
    '\uD800',
    '7',
    '-3.5',
    '1e999',
    'x'.repeat(30_000),
  ),
)
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 90.1, 1e21, Number.MAX_SAFE_INTEGER + 1))
const anyJson = fc.oneof({ weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) }, anyText, anyNumber)

/** An object with the schema's fields and others, each with any value. */
function objectOf(schema: { shape: object }, others: Record<string, fc.Arbitrary<unknown>> = {}) {
  const known = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, anyJson]))
  const names = fc.constantFrom(
    '__proto__',
    'then',
    'toString',
    'error',
    'errors',
    'detail',
    'message',
    'retry_after',
    'success',
  )
  return fc
    .tuple(fc.record({ ...known, ...others }, { requiredKeys: [] }), fc.dictionary(names, anyJson, { maxKeys: 3 }))
    .map(([fields, unknown]): unknown => ({ ...unknown, ...fields }))
}

const notJson = fc.constantFrom(
  '',
  '<!doctype html>',
  '[1, 2,]',
  '{"results": [{"id": 1',
  '[]]',
  'NaN',
  '['.repeat(5000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
)
const anyStatus = fc.oneof({ weight: 3, arbitrary: fc.constant(200) }, fc.integer({ min: 200, max: 599 }))
const anyWait = fc.constantFrom('', '3', '-5', 'later', '9'.repeat(400), 'Wed, 21 Oct 2015 07:28:00 GMT')

/** Responses with any status, and one of these values or invalid JSON as the body. */
function answerWith(values: fc.Arbitrary<unknown>) {
  const body = fc.oneof({ weight: 8, arbitrary: values.map((value) => JSON.stringify(value)) }, notJson)
  return fc.tuple(anyStatus, body, anyWait).map(([status, text, wait]) => ({ status, text, wait }))
}

type Answer = { status: number; text: string; wait: string }

const toResponse = ({ status, text, wait }: Answer) =>
  new Response([204, 205, 304].includes(status) ? null : text, { status, headers: { 'Retry-After': wait } })

/** Fails with the smallest response for which `property` does not hold. */
async function expectForAll(answers: fc.Arbitrary<Answer>, property: (answer: Answer) => Promise<void>) {
  await fc.assert(fc.asyncProperty(answers, property), { seed, numRuns })
  expect(Object.keys(Object.prototype)).toEqual([])
}

/** The value of a call, or the error it rejected with. */
const outcomeOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)

beforeEach(() => {
  silenceWarnings()
})

describe.each([
  { list: 'circuits', load: (cache: QueryClient) => cache.fetchQuery(circuitsQueryOptions()), schema: circuitSchema },
  { list: 'places', load: (cache: QueryClient) => cache.fetchQuery(placesQueryOptions()), schema: placeSchema },
  { list: 'routes', load: (cache: QueryClient) => cache.fetchQuery(routesQueryOptions()), schema: routeSchema },
  {
    list: 'contacts',
    load: (cache: QueryClient) => cache.fetchQuery(emergencyContactsQueryOptions()),
    schema: emergencyContactSchema,
  },
])('whatever the API answers, the list of $list', ({ load, schema }) => {
  const named = {
    id: fc.oneof(fc.nat(9), anyJson),
    name: fc.oneof(fc.constant('Nord'), anyJson),
    slug: fc.oneof(fc.constant('nord'), anyJson),
  }
  const records = fc.array(fc.oneof({ weight: 4, arbitrary: objectOf(schema, named) }, anyJson), { maxLength: 5 })
  const next = fc.oneof(fc.constantFrom(null, '?page=2', 'https://evil.test/', 'https://['), fc.webUrl(), anyJson)
  const lists = fc.oneof(
    records,
    fc.record({ results: fc.oneof({ weight: 4, arbitrary: records }, anyJson), next, count: anyJson }),
    anyJson,
  )

  test('has only valid records without duplicates, or rejects with a LoadError', { timeout: 20_000 }, async () => {
    let answer: Answer | undefined
    const requests = stubFetch(() => (answer ? toResponse(answer) : Response.error()))
    let read = 0
    await expectForAll(answerWith(lists), async (given) => {
      answer = given
      const outcome = await outcomeOf(load(new QueryClient({ defaultOptions: { queries: { retry: false } } })))
      const kept = Array.isArray(outcome) ? outcome : []
      expect(outcome).toSatisfy(() => outcome instanceof LoadError || Array.isArray(outcome))
      expect(kept.filter((record) => !isShowable(record, schema))).toEqual([])
      expect(new Set(kept.map(({ id }) => String(id))).size).toBe(kept.length)
      read += kept.length
    })
    expect(read).toBeGreaterThan(numRuns / 10)
    expect(requests.filter(({ url }) => !url.startsWith(new URL(apiBaseUrl).origin))).toEqual([])
    takeWarnings()
  })
})

/** Has an id and a name, matches the schema, and contains no lone surrogate or bidirectional control. */
function isShowable(record: { id: unknown; name: unknown }, schema: z.ZodMiniType): boolean {
  const hasId = typeof record.id === 'string' || Number.isSafeInteger(Math.trunc(Number(record.id)))
  const hasName = typeof record.name === 'string' && record.name.trim() !== ''
  const json = JSON.stringify(record)
  return hasId && hasName && !/\u202E|\\ud800/.test(json) && JSON.stringify(schema.parse(record)) === json
}

const cache = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })

test.each([
  {
    call: 'reservation',
    send: () => cache.getMutationCache().build(cache, reservationMutationOptions('home')).execute(reservation()),
    schema: reservationReceiptSchema,
    fault: SendError,
  },
  {
    call: 'message',
    send: () => cache.getMutationCache().build(cache, contactMutationOptions()).execute(contactMessage()),
    schema: contactReceiptSchema,
    fault: SendError,
  },
  {
    call: 'question',
    send: () => sendChatMessage({ message: 'Bonjour', language: 'fr' }),
    schema: chatReplySchema,
    fault: ChatError,
  },
])(
  'whatever the API answers, a $call is accepted or rejects with a message',
  { timeout: 20_000 },
  async ({ send, schema, fault }) => {
    let answer: Answer | undefined
    stubFetch(() => (answer ? toResponse(answer) : Response.error()))
    const good = { success: fc.oneof(fc.constant(true), anyJson), response: fc.oneof(fc.constant('Oui.'), anyJson) }
    await expectForAll(
      answerWith(fc.oneof({ weight: 4, arbitrary: objectOf(schema, good) }, anyJson)),
      async (given) => {
        answer = given
        const outcome = await outcomeOf(send())
        const failureText = outcome instanceof fault ? outcome.message : ''
        expect(outcome).toSatisfy(() => failureText.trim() !== '' || schema.safeParse(outcome).success)
      },
    )
  },
)
