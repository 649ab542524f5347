import { beforeEach, describe, expect, test } from 'vitest'
import { UnreadableError } from '#src/api/errors.ts'
import { apiBaseUrl } from '#src/api/http.ts'
import { fetchList } from '#src/api/paging.ts'
import { emergencyContactSchema } from '#src/contract/emergency-contact.ts'
import { hang, respondWith, stubFetch } from '#tests/api/stub-fetch.ts'
import { silenceWarnings, takeWarnings } from '#tests/fail-on-console-noise.ts'

const never = new AbortController().signal
const { host } = new URL(apiBaseUrl)

function load(signal = never) {
  return fetchList('/list/', emergencyContactSchema, signal)
}

function record(id: number, name = `n${id}`) {
  return { id, name }
}

/** Answers page n with record n and the `next` that `nextOf` gives it. */
function stubPages(nextOf: (page: number) => string | null | undefined, count?: number) {
  return stubFetch(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page') ?? 1)
    return Response.json({ results: [record(page)], count, next: nextOf(page) })
  })
}

beforeEach(silenceWarnings)

describe('pages', () => {
  test('are followed to the last, with relative addresses too', async () => {
    const requests = stubPages((page) => (page < 4 ? `?page=${page + 1}` : null))
    expect(await load()).toEqual([record(1), record(2), record(3), record(4)])
    expect(requests.map(({ url }) => url.replace(apiBaseUrl, ''))).toEqual([
      '/list/',
      '/list/?page=2',
      '/list/?page=3',
      '/list/?page=4',
    ])
  })

  test.each([undefined, null, ''])('end at next: %j', async (next) => {
    const requests = stubPages(() => next)
    expect(await load()).toEqual([record(1)])
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['itself', (page: number) => `?page=${page}`],
    ['one that was read before', (page: number) => `?page=${page === 2 ? 3 : 2}`],
  ])('end at one that points to %s', async (_, nextOf) => {
    const requests = stubPages(nextOf)
    await load()
    expect(requests.length).toBeLessThanOrEqual(3)
    expect(takeWarnings()).toEqual([expect.stringContaining('it was read before')])
  })

  test.each([
    'https://evil.test/api/list/?page=2',
    `https://${host}.evil.test/api/list/?page=2`,
    `https://${host}:8443/api/list/?page=2`,
    `https://user@${host}/api/list/?page=2`,
    `https://:secret@${host}/api/list/?page=2`,
    '//evil.test/list/?page=2',
    'data:application/json,[]',
    'https://[',
  ])('are not requested from %s', async (next) => {
    const requests = stubPages(() => next)
    expect(await load()).toEqual([record(1)])
    expect(requests).toHaveLength(1)
    expect(takeWarnings()).toEqual([expect.stringContaining('it leads away from the API')])
  })

  test('are requested over https when an API behind a proxy sends http links', async () => {
    const requests = stubPages((page) => (page < 3 ? `http://${host}/api/list/?page=${page + 1}` : null))
    expect(await load()).toHaveLength(3)
    expect(requests.map(({ url }) => url)).toEqual(
      ['', '?page=2', '?page=3'].map((page) => `${apiBaseUrl}/list/${page}`),
    )
  })

  test('stop after a hundred when there is no end', async () => {
    const requests = stubPages((page) => `?page=${page + 1}`)
    expect(await load()).toHaveLength(100)
    expect(requests).toHaveLength(100)
    expect(takeWarnings()).toEqual([expect.stringContaining('more than 100 pages')])
  })

  test.each([
    { count: 130, read: 130, warned: 0 },
    { count: 1e9, read: 1000, warned: 1 },
  ])('with a count of $count are loaded up to $read', async ({ count, read, warned }) => {
    stubPages((page) => (page < 130 || count > 130 ? `?page=${page + 1}` : null), count)
    expect(await load()).toHaveLength(read)
    expect(takeWarnings()).toHaveLength(warned)
  })
})

describe('records', () => {
  test('with the same id are kept once: the later one in the place of the earlier', async () => {
    stubFetch(respondWith(200, [record(1, 'a'), record(2), record(1, 'newer')]))
    expect(await load()).toEqual([record(1, 'newer'), record(2)])
  })

  test('that are invalid are dropped with a warning, and the others stay', async () => {
    const broken = [null, 'text', {}, { id: 2 }, { id: {}, name: 'x' }, { id: 3, name: '  ' }]
    stubFetch(respondWith(200, [record(1), ...broken, record(9)]))
    expect(await load()).toEqual([record(1), record(9)])
    expect(takeWarnings()).toEqual(broken.map(() => 'A record of /list/ was left out'))
  })

  test('are an error when every one is invalid', async () => {
    stubFetch(respondWith(200, [{ id: 1 }, { id: 2 }]))
    await expect(load()).rejects.toBeInstanceOf(UnreadableError)
    expect(takeWarnings()).toHaveLength(2)
  })

  test('may be empty', async () => {
    stubFetch(respondWith(200, { count: 0, results: [], next: null }))
    expect(await load()).toEqual([])
  })
})

test('an aborted load rejects with the reason', async () => {
  stubFetch(hang)
  const controller = new AbortController()
  const loading = load(controller.signal)
  controller.abort(new Error('gone'))
  await expect(loading).rejects.toThrow('gone')
})
