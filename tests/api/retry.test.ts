import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { circuitsQuery } from '#src/api/circuits.ts'
import { HttpError, LoadError, NetworkError, UnreadableError } from '#src/api/errors.ts'
import { retryDelay, shouldRetry } from '#src/api/retry.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { scriptedClient } from '#tests/api/wire.ts'

// A fake clock does not wait for code that comes late.
beforeAll(() => Promise.all([import('#src/api/read-list.ts'), import('#src/api/exchange.ts')]))

afterEach(() => {
  vi.useRealTimers()
})

describe.each([
  ['bare', (cause: Error) => cause],
  ['in a LoadError', (cause: Error) => new LoadError('Impossible', { cause })],
])('an error %s', (_, wrap) => {
  test.each([
    [new NetworkError('x', { mayHaveArrived: false }), true],
    [new NetworkError('x', { mayHaveArrived: true, timedOut: true }), false],
    [new HttpError(500, null, undefined), true],
    [new HttpError(503, null, 30), true],
    [new HttpError(503, null, 3600), false],
    [new HttpError(429, null, 0), true],
    [new HttpError(429, null, 30), true],
    [new HttpError(429, null, 31), false],
    [new HttpError(429, null, undefined), false],
    [new HttpError(400, null, undefined), false],
    [new HttpError(404, null, undefined), false],
    [new HttpError(408, null, 1), false],
    [new UnreadableError('x'), false],
    [new Error('x'), false],
  ])('%s %o is tried again: %s', (error, again) => {
    expect(shouldRetry(0, wrap(error))).toBe(again)
    expect(shouldRetry(1, wrap(error))).toBe(again)
    expect(shouldRetry(2, wrap(error))).toBe(false)
  })

  test('waits longer each time, or as long as the server asks', () => {
    const fault = wrap(new NetworkError('x', { mayHaveArrived: false }))
    expect([retryDelay(0, fault), retryDelay(1, fault)]).toEqual([300, 900])
    expect(retryDelay(1, wrap(new HttpError(429, null, 4)))).toBe(4000)
    expect(retryDelay(0, wrap(new HttpError(503, null, 2)))).toBe(2000)
  })
})

test('a read that fails twice succeeds at the third try, after 300 and 900 ms', async () => {
  vi.useFakeTimers()
  const answers = [Response.json({}, { status: 500 }), Response.error(), Response.json([])]
  const { client, requests } = scriptedClient(async () => {
    const answer = answers.shift()
    if (!answer || answer.type === 'error') throw new TypeError('network')
    return answer
  })
  const loading = createQueryClient().fetchQuery(circuitsQuery(client))
  await vi.advanceTimersByTimeAsync(299)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(requests).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(899)
  expect(requests).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await loading).toEqual([])
  expect(requests).toHaveLength(3)
})

test.each([
  { of: 'three tries', retryAfter: undefined, tries: 3 },
  { of: 'three tries where the server is back soon', retryAfter: '2', tries: 3 },
  { of: 'the first try where the server is gone for an hour', retryAfter: '3600', tries: 1 },
])('a read gives up after $of', async ({ retryAfter, tries }) => {
  vi.useFakeTimers()
  const headers = new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter })
  const { client, requests } = scriptedClient(() => Response.json({}, { status: 503, headers }))
  const outcome = vi.fn<(error: Error) => void>()
  const loading = createQueryClient().fetchQuery(circuitsQuery(client)).catch(outcome)
  await vi.advanceTimersByTimeAsync(4000)
  await loading
  expect(outcome).toHaveBeenCalledWith(new LoadError('Impossible de charger les circuits'))
  expect(requests).toHaveLength(tries)
})
