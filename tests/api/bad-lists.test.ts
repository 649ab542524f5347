import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { circuitsQuery } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { emergencyContactsQuery } from '#src/api/emergency-contacts.ts'
import { HttpError, LoadError, UnreadableError } from '#src/api/errors.ts'
import { placesQuery } from '#src/api/places.ts'
import { retryDelay, shouldRetry } from '#src/api/retry.ts'
import { routesQuery } from '#src/api/routes.ts'
import { badStatus, goodStatus, noJson, refusal, retryAfter } from '#tests/arbitraries/answers.ts'
import { anyJson, deep, toJson } from '#tests/arbitraries/json-text.ts'
import { goodRecord, recordsOf, type SentRecord } from '#tests/arbitraries/records.ts'
import { base, clientGiven, countAnswers, holds } from '#tests/api/throwing-server.ts'

const endpoints = [
  { list: 'circuits', path: '/geography/circuits/', load: (cache: QueryClient, client: ApiClient) => cache.fetchQuery(circuitsQuery(client)), text: 'Impossible de charger les circuits' },
  { list: 'places', path: '/geography/places/', load: (cache: QueryClient, client: ApiClient) => cache.fetchQuery(placesQuery(client)), text: 'Impossible de charger les lieux' },
  { list: 'routes', path: '/geography/routes/', load: (cache: QueryClient, client: ApiClient) => cache.fetchQuery(routesQuery(client)), text: 'Impossible de charger les routes' },
  {
    list: 'emergency-contacts',
    path: '/emergency/contacts/',
    load: (cache: QueryClient, client: ApiClient) => cache.fetchQuery(emergencyContactsQuery(client)),
    text: 'Impossible de charger les informations de contact',
  },
] as const

countAnswers('reading')

beforeEach(() => {
  vi.mocked(console.warn).mockImplementation(() => {})
})

describe.each(endpoints)('GET $path', { timeout: 60_000 }, ({ list, path, load, text }) => {
  test('gives every good record as it is, in its order, and no other', async () => {
    await holds(fc.tuple(recordsOf(list), envelope, goodStatus), async ([records, wrap, status]) => {
      const { client } = clientGiven({ status, body: toJson(wrap(records.map(({ sent }) => sent))) })
      expect(await read(client)).toStrictEqual(expected(records))
      expect(takeWarnings()).toBe(records.filter((record) => !record.read).length)
    }, 500)
  })

  test('follows the pages as they are linked, and reads each once', async () => {
    await holds(fc.tuple(fc.array(recordsOf(list, 3), { minLength: 2, maxLength: 4 }), link, lastLink), async ([pages, linkTo, last]) => {
      const numbered = pages.map((records, page) => records.map((record) => renumbered(record, page)))
      const { client, asked } = clientGiven(
        ...numbered.map((records, page) => ({
          status: 200,
          body: toJson({
            results: records.map(({ sent }) => sent),
            next: page < pages.length - 1 ? linkTo(path, page + 2) : last,
          }),
        })),
      )
      expect(await read(client)).toStrictEqual(expected(numbered.flat()))
      expect(asked.every((url) => url.startsWith(`${base}${path}`))).toBe(true)
      expect(asked).toHaveLength(pages.length)
      takeWarnings()
    }, 100)
  })

  test('takes the later of two records with the same id, in the place of the first', async () => {
    const twice = fc.tuple(fc.array(goodRecord(list), { minLength: 1, maxLength: 4 }), goodRecord(list), fc.nat())
    await holds(twice, async ([records, later, pick]) => {
      const place = pick % records.length
      const sent = [...records.map((record, id) => ({ ...record.sent, id })), { ...later.sent, id: place }]
      const { client } = clientGiven({ status: 200, body: toJson(sent) })
      const wanted = records.map((record, id) => ({ id, ...record.read })).with(place, { id: place, ...later.read })
      expect(await read(client)).toStrictEqual(wanted.map(withoutMissing))
    }, 150)
  })

  test('of any other shape, or none, is an error with its French text', async () => {
    const noList = fc.oneof(noJson, brokenEnvelope.map(toJson), fc.constantFrom(`{"results":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_001)}`))
    await holds(fc.tuple(noList, goodStatus), async ([body, status]) => {
      const { client } = clientGiven({ status, body })
      const error = await failure(client)
      expect(error.cause).toBeInstanceOf(UnreadableError)
    }, 400)
  })

  test('refused in any way is an error with its French text and its status, and waits for no eternity', async () => {
    await holds(fc.tuple(badStatus, refusal, retryAfter), async ([status, { body, wait }, { header, seconds }]) => {
      const { client } = clientGiven({ status, body, ...(header !== undefined && { headers: [['Retry-After', header]] }) })
      const error = await failure(client)
      expect(error.cause).toBeInstanceOf(HttpError)
      expect(error.cause).toMatchObject({ status, retryAfter: wait ?? seconds ?? undefined })
      if (!shouldRetry(0, error)) return
      expect(retryDelay(0, error)).toBeGreaterThanOrEqual(0)
      expect(retryDelay(0, error)).toBeLessThanOrEqual(30_000)
    }, 500)
  })

  test('of a megabyte, or without a floor, is read like any other, but for what is too long', async () => {
    const endless = 'é<b>'.repeat(300_000)
    const sent = [{ id: 1, name: endless, slug: endless, phone: endless }, { id: 2, name: { deep: 1 } }, { id: 3, name: 'Sud', slug: 'sud' }]
    const { client } = clientGiven({ status: 200, body: toJson(sent).replace('{"deep":1}', deep(100_000)) })
    expect(await read(client)).toMatchObject([{ id: 1, name: `${endless.slice(0, 200)}…` }, { id: 3, name: 'Sud' }])
    expect(takeWarnings()).toBe(1)
  })

  function read(client: ApiClient): Promise<unknown> {
    vi.mocked(console.warn).mockClear()
    const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    return load(cache, client)
  }

  async function failure(client: ApiClient): Promise<LoadError> {
    const error: unknown = await read(client).then(
      () => 'It was taken for a list',
      (reason: unknown) => reason,
    )
    if (!(error instanceof LoadError)) throw new Error('No error of the list', { cause: error })
    expect(error.message).toBe(text)
    return error
  }
})

const aside = fc.oneof(anyJson, fc.constantFrom<unknown>('5', -1, 1e300, {}, null))

/** Every way in which a list may be handed over. */
const envelope = fc.oneof(
  fc.constant((results: unknown[]): unknown => results),
  fc.tuple(aside, aside, fc.constantFrom(null, undefined, ''), fc.constantFrom(true, undefined)).map(
    ([count, previous, next, success]) =>
      (results: unknown[]): unknown => ({ success, count, next, previous, results, hacked: true }),
  ),
)

const brokenEnvelope = fc.oneof(
  anyJson.filter((value) => !Array.isArray(value) && (typeof value !== 'object' || value === null || !('results' in value))),
  fc.constantFrom<unknown>(
    { results: null },
    { results: {} },
    { results: '[]' },
    { results: { 0: { id: 1, name: 'Nord', slug: 'nord' }, length: 1 } },
    { success: false, results: [] },
    { success: 'yes', results: [] },
    { success: 0, results: [] },
    { results: [], next: 2 },
    { results: [], next: {} },
    { results: [], next: ['?page=2'] },
    { data: [] },
  ),
)

/** How a server may write where page `page` is. */
const link = fc.constantFrom(
  (path: string, page: number) => `${base}${path}?page=${page}`,
  (_path: string, page: number) => `?page=${page}`,
  (path: string, page: number) => `/api${path}?page=${page}`,
  (path: string, page: number) => `//api.test/api${path}?page=${page}`,
  (path: string, page: number) => `http://api.test/api${path}?page=${page}`,
  (path: string, page: number) => `https://api.test:443/api${path}?page=${page}`,
  (path: string, page: number) => `https://user:secret@api.test/api${path}?page=${page}`,
  (path: string, page: number) => ` ${base}${path}?page=${page}#top `,
)

/** Where no list goes on: its end, a way out of the API, or back. */
const lastLink = fc.constantFrom(
  null,
  undefined,
  '',
  'https://evil.test/api/geography/circuits/?page=2',
  'https://api.test.evil.test/?page=9',
  'https://api.test@evil.test/?page=9',
  'javascript:alert(1)',
  'data:application/json,[]',
  'blob:https://api.test/1',
  'foo://api.test/api/?page=9',
  'https://api.test:8443/?page=9',
  'https://[',
  '#again',
)

function expected(records: SentRecord[]) {
  return records.flatMap(({ read }) => (read ? [withoutMissing(read)] : []))
}

function withoutMissing(record: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}

/** Ids are alike on every page, but for this. */
function renumbered({ sent, read }: SentRecord, page: number): SentRecord {
  if (!read) return { sent, read }
  const id = `${page}/${String(read['id'])}`
  return { sent: { ...Object(sent), id }, read: { ...read, id } }
}

/** How often something was reported; a report that nobody takes fails the test. */
function takeWarnings() {
  return vi.mocked(console.warn).mock.calls.splice(0).length
}
