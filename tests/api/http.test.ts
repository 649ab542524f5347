import { onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Fault } from '#mocks/listen.ts'
import { apiBaseUrl, fetchJson } from '#src/api/http.ts'
import { config } from '#src/config.ts'
import {
  cutBody,
  hang,
  hangAfterHeaders,
  respondWith,
  respondWithHtml,
  startServer,
  stubFetch,
} from '#tests/api/stub-fetch.ts'

const schema = z.object({ ok: z.literal(true) })

const get = (signal?: AbortSignal) => fetchJson('/x/', schema, signal && { signal })
const post = () => fetchJson('/x/', schema, { method: 'POST', body: { a: 'é', b: null } })

afterEach(() => {
  onlineManager.setOnline(true)
})

describe('a request', () => {
  test('goes to a path below the base URL, which is on the site itself in a build', async () => {
    const requests = stubFetch(respondWith(200, { ok: true }))
    await get()
    expect(requests[0]?.url).toBe(`${config.siteUrl}/api/x/`)
    expect(apiBaseUrl).toBe(`${config.siteUrl}/api`)
  })

  test('goes to an absolute URL unchanged', async () => {
    const requests = stubFetch(respondWith(200, { ok: true }))
    await fetchJson('https://other.test/y/?page=2', schema)
    expect(requests[0]?.url).toBe('https://other.test/y/?page=2')
  })

  test('accepts JSON and has no credentials', async () => {
    const received = await startServer(respondWith(200, { ok: true }))
    expect(await get()).toEqual({ ok: true })
    expect(received[0]).toMatchObject({ method: 'GET', path: '/api/x/', body: '' })
    expect(received[0]?.headers.get('Accept')).toBe('application/json')
    expect(received[0]?.headers.has('Authorization')).toBe(false)
  })

  test('with POST sends JSON without cookies', async () => {
    const received = await startServer(respondWith(200, { ok: true }))
    await post()
    expect(received[0]).toMatchObject({ method: 'POST', path: '/api/x/', body: '{"a":"é","b":null}' })
    expect(received[0]?.headers.get('Content-Type')).toBe('application/json')

    const requests = stubFetch(respondWith(200, { ok: true }))
    await post()
    expect(requests[0]?.credentials).toBe('omit')
  })

  test('follows a redirect with GET but not with POST', async () => {
    const received = await startServer(({ url }) =>
      url.includes('moved')
        ? Response.json({ ok: true })
        : new Response(null, { status: 307, headers: { Location: '/api/moved/' } }),
    )
    expect(await get()).toEqual({ ok: true })
    await expect(post()).rejects.toMatchObject({ name: 'NetworkError' })
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/x/',
      'GET /api/moved/',
      'POST /api/x/',
    ])
  })
})

describe('a fault of the server', () => {
  const faults: [string, Fault, object][] = [
    ['a connection that is reset', () => 'reset', { name: 'NetworkError', mayHaveArrived: false, timedOut: false }],
    [
      'a body that breaks off',
      () => new Response(cutBody()),
      { name: 'NetworkError', mayHaveArrived: true, timedOut: false },
    ],
    [
      'redirects without end',
      () => new Response(null, { status: 302, headers: { Location: '/api/x/' } }),
      { name: 'NetworkError' },
    ],
    ['a page of HTML', respondWithHtml(), { name: 'UnreadableError', failure: null }],
    ['cut JSON', () => new Response('{"ok": tr'), { name: 'UnreadableError', failure: null }],
    ['an empty body', () => new Response(''), { name: 'UnreadableError', failure: null }],
    ['no content', () => new Response(null, { status: 204 }), { name: 'UnreadableError', failure: null }],
    ['JSON of another shape', respondWith(200, { ok: 1 }), { name: 'UnreadableError', failure: {} }],
    ['JSON null', respondWith(200, null), { name: 'UnreadableError', failure: {} }],
    [
      'a failure with a good status',
      respondWith(200, { error: 'Non' }),
      { name: 'UnreadableError', failure: { error: 'Non' } },
    ],
    [
      'a bad status',
      respondWith(418, { error: 'Non' }),
      { name: 'HttpError', message: 'HTTP error! status: 418', status: 418, failure: { error: 'Non' } },
    ],
    ['a bad status that is no JSON', respondWithHtml(502), { name: 'HttpError', status: 502, failure: null }],
    [
      'a bad status whose body breaks off',
      () => new Response(cutBody(), { status: 503 }),
      { name: 'HttpError', status: 503, failure: null },
    ],
  ]

  test.each(faults)('%s rejects with a specific error', async (_, fault, error) => {
    await startServer(fault)
    await expect(get()).rejects.toMatchObject(error)
  })
})

describe('the timeout', () => {
  describe.each([
    ['no answer', hang],
    ['a body that does not come', hangAfterHeaders],
  ])('with %s', (_, answer) => {
    test.each([
      { method: 'GET', call: () => get(), limit: 20_000 },
      { method: 'POST', call: post, limit: 30_000 },
    ])('$method rejects after $limit ms', async ({ call, limit }) => {
      vi.useFakeTimers()
      const requests = stubFetch(answer)
      const onError = vi.fn<(error: unknown) => void>()
      const ended = call().catch(onError)
      await vi.advanceTimersByTimeAsync(limit - 1)
      expect(onError).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await ended
      expect(onError).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'NetworkError', timedOut: true, mayHaveArrived: true }),
      )
      expect(requests[0]?.signal.aborted).toBe(true)
    })
  })

  test('is cleared after a response', async () => {
    vi.useFakeTimers()
    stubFetch(respondWith(200, { ok: true }))
    await get()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('an aborted request', () => {
  test('rejects with the reason while waiting for the server', async () => {
    const controller = new AbortController()
    await startServer(() => {
      controller.abort(new Error('gone'))
      return 'hang'
    })
    await expect(get(controller.signal)).rejects.toThrow('gone')
  })

  test('rejects with the reason when it was aborted before the call', async () => {
    await startServer()
    await expect(get(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })
})

describe('retryAfter', () => {
  test.each([
    ['the body', { retry_after: 7 }, undefined, 7],
    ['the body, as a text', { retry_after: '7' }, undefined, 7],
    ['the header', {}, '9', 9],
    ['the body before the header', { retry_after: 7 }, '9', 7],
    ['the header when the body says nonsense', { retry_after: 'soon' }, '9', 9],
    ['a header with a date', {}, 'Fri, 01 Jan 2027 00:00:10 GMT', 10],
    ['a header with a past date', {}, 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['neither', {}, undefined, undefined],
    ['neither, for a word', {}, 'later 7', undefined],
    ['neither, for a negative time', { retry_after: -1 }, '-5', undefined],
  ])('comes from %s', async (_, body, header, retryAfter) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1) })
    stubFetch(respondWith(429, body, header === undefined ? {} : { 'Retry-After': header }))
    await expect(get()).rejects.toMatchObject({ status: 429, retryAfter })
  })
})

describe('the online state', () => {
  test.each([
    ['is online after a response', respondWith(200, { ok: true }), true],
    ['is online after an error response', respondWith(500), true],
    ['is online after an unreadable response', respondWithHtml(), true],
    ['stays offline without a response', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('%s', async (_, answer, online) => {
    onlineManager.setOnline(false)
    stubFetch(answer)
    await get().catch(() => {})
    expect(onlineManager.isOnline()).toBe(online)
  })
})
