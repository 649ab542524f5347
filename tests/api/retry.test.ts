import { beforeAll, describe, expect, test, vi } from 'vitest'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { HttpError, LoadError, NetworkError, UnreadableError } from '#src/api/errors.ts'
import { retryDelay, shouldRetry } from '#src/api/retry.ts'
import { createApp } from '#src/app/create-app.tsx'
import { stubFetch } from '#tests/api/stub-fetch.ts'

// Fake timers do not wait for dynamic imports.
beforeAll(() => Promise.all([import('#src/api/paging.ts'), import('#src/contract/records.ts')]))

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
    [new HttpError(408, null, 1), false],
    [new UnreadableError('x'), false],
    [new Error('x'), false],
  ])('%s is retried: %s', (error, again) => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, wrap(error)))).toEqual([again, again, false])
  })

  test('waits longer each time, or as long as the server asks', () => {
    const fault = wrap(new NetworkError('x', { mayHaveArrived: false }))
    expect([retryDelay(0, fault), retryDelay(1, fault)]).toEqual([300, 900])
    expect(retryDelay(1, wrap(new HttpError(429, null, 4)))).toBe(4000)
    expect(retryDelay(0, wrap(new HttpError(503, null, 2)))).toBe(2000)
  })
})

test('a list that fails twice is loaded at the third attempt, after 300 and 900 ms', async () => {
  vi.useFakeTimers()
  const answers = [() => Response.json({}, { status: 500 }), () => Promise.reject(new TypeError('Failed to fetch'))]
  const requests = stubFetch(() => answers.shift()?.() ?? Response.json([]))
  const loading = createApp().queryClient.fetchQuery(circuitsQueryOptions())
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
