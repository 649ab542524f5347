import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApiClient } from '#src/api/client.ts'
import { brokenAnswer, openWire, scriptedClient, wires } from '#tests/api/wire.ts'

const never = new AbortController().signal
const path = '/geography/circuits/'

afterEach(() => {
  vi.useRealTimers()
})

describe.each(wires)('over %s', (kind) => {
  test('aborts the call when the caller gives up', async () => {
    const controller = new AbortController()
    const { client } = await openWire(kind, () => {
      controller.abort(new Error('gone'))
      return 'hang'
    })
    await expect(client.get(path, controller.signal)).rejects.toThrow('gone')
  })

  test('calls a cut connection a network error', async () => {
    const { client } = await openWire(kind, () => 'reset')
    await expect(client.get(path, never)).rejects.toMatchObject({ name: 'NetworkError' })
  })

  test('calls a body that is cut a network error', async () => {
    const { client } = await openWire(kind, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => stream.enqueue(new TextEncoder().encode('{"results": [')),
        pull: (stream) => stream.error(new Error('cut')),
      })
      return new Response(body)
    })
    await expect(client.get(path, never)).rejects.toMatchObject({ name: 'NetworkError' })
  })

  test('reads no body that pours without end', async () => {
    const megabyte = new Uint8Array(1_000_000).fill(32)
    const { client } = await openWire(kind, () => {
      return new Response(new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(megabyte) }))
    })
    await expect(client.get(path, never)).rejects.toMatchObject({ name: 'UnreadableError' })
  })

  test('follows where a list has gone, and sends nothing on', async () => {
    const { client, received } = await openWire(kind, ({ url }) => {
      if (url.includes('moved')) return Response.json({ ok: true })
      return new Response(null, { status: 307, headers: { Location: '/api/moved/' } })
    })
    expect(await client.get(path, never)).toEqual({ ok: true })
    await expect(client.post('/x/', {})).rejects.toMatchObject({ name: 'NetworkError' })
    expect(received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('sends JSON as JSON', async () => {
    const { client, received } = await openWire(kind, () => Response.json({ ok: true }))
    expect(await client.post('/x/', { a: 'é', b: null })).toEqual({ ok: true })
    expect(received[0]).toMatchObject({ method: 'POST', path: '/api/x/', body: '{"a":"é","b":null}' })
    expect(received[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(received[0]?.headers.get('Accept')).toBe('application/json')
  })
})

describe('time', () => {
  const calls = [
    { method: 'GET', limit: 20_000 },
    { method: 'POST', limit: 30_000 },
  ]
  const silences = [
    ['no answer', () => new Promise<Response>(() => {})],
    ['a body without end', () => new Response(new ReadableStream())],
  ] as const

  for (const [silence, answer] of silences) {
    test.each(calls)(`$method waits $limit ms and no longer: ${silence}`, async ({ method, limit }) => {
      vi.useFakeTimers()
      const { client, requests } = scriptedClient(answer)
      const outcome = vi.fn<(error: unknown) => void>()
      const call = method === 'GET' ? client.get(path, never) : client.post(path, {})
      const ended = call.catch(outcome)

      await vi.advanceTimersByTimeAsync(limit - 1)
      expect(outcome).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await ended
      expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: 'NetworkError', mayHaveArrived: true, timedOut: true }))
      expect(requests[0]?.signal.aborted).toBe(true)
    })
  }

  test('leaves no timer behind', async () => {
    vi.useFakeTimers()
    const { client } = scriptedClient(() => Response.json([]))
    await client.get(path, never)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a call whose caller had given up before is not waited for', async () => {
    const { client } = scriptedClient(() => new Promise(() => {}))
    await expect(client.get(path, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  })
})

describe('a refusal', () => {
  test.each([
    ['the body', { retry_after: 7 }, {}, 7],
    ['the header', {}, { 'Retry-After': '9' }, 9],
    ['the body before the header', { retry_after: 7 }, { 'Retry-After': '9' }, 7],
    ['the header when the body says nonsense', { retry_after: 'soon' }, { 'Retry-After': '9' }, 9],
    ['neither', {}, {}, undefined],
    ['a date that is past', {}, { 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
    ['neither, for nonsense', {}, { 'Retry-After': 'later' }, undefined],
    ['neither, for a negative time', { retry_after: -1 }, {}, undefined],
  ])('takes the wait from %s', async (_, body, headers, retryAfter) => {
    const { client } = scriptedClient(() =>
      Response.json(body, { status: 429, headers: new Headers(Object.entries(headers)) }),
    )
    await expect(client.get(path, never)).rejects.toMatchObject({ status: 429, retryAfter })
  })

  test('says its status, and what the server said', async () => {
    const { client } = scriptedClient(() => Response.json({ error: 'Non' }, { status: 418 }))
    await expect(client.get(path, never)).rejects.toMatchObject({
      name: 'HttpError',
      message: 'HTTP error! status: 418',
      failure: { error: 'Non' },
    })
  })

  test('of an unreadable body has no failure', async () => {
    const { client } = scriptedClient(() => brokenAnswer('<html>', { status: 502 }))
    await expect(client.get(path, never)).rejects.toMatchObject({ status: 502, failure: null })
  })
})

describe('the base address', () => {
  test.each([
    ['https://host.test/api', 'https://host.test/api/x/'],
    ['https://host.test/api/', 'https://host.test/api/x/'],
    ['https://host.test', 'https://host.test/x/'],
  ])('%s', async (baseUrl, address) => {
    const { client, requests } = scriptedClient(() => Response.json([]), baseUrl)
    await client.get('/x/', never)
    expect(requests[0]?.url).toBe(address)
  })

  test.each([
    ['/api', 'https://page.test/api'],
    ['', 'https://page.test'],
  ])('%j is below the page', (baseUrl, root) => {
    vi.stubGlobal('location', { href: 'https://page.test/circuits/nord' })
    expect(createApiClient(async () => Response.json([]), baseUrl).baseUrl).toBe(root)
    vi.unstubAllGlobals()
  })
})
