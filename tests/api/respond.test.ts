import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { respond } from '#mocks/respond.ts'
import { contactMessage } from '#tests/api/payloads.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const read = () => new Request('https://site.test/api/geography/circuits/')
const write = () =>
  new Request('https://site.test/api/reservations/contact/', {
    method: 'POST',
    body: JSON.stringify(contactMessage()),
  })

test.each([
  { method: 'GET', request: read, chance: 0, wait: 300 },
  { method: 'GET', request: read, chance: 1, wait: 800 },
  { method: 'POST', request: write, chance: 0, wait: 500 },
  { method: 'POST', request: write, chance: 1, wait: 1500 },
])('a $method waits $wait ms when chance says $chance', async ({ request, chance, wait }) => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(chance)
  const answered = vi.fn<(response: Response) => void>()
  const answering = respond(request()).then(answered)
  random.mockRestore()

  await vi.advanceTimersByTimeAsync(wait - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await answering
  expect(answered.mock.calls[0]?.[0].ok).toBe(true)
})

describe('a request that is given up', () => {
  test('rejects at once with the reason, and leaves no timer', async () => {
    const controller = new AbortController()
    const answering = respond(new Request(read(), { signal: controller.signal }))
    controller.abort(new Error('gone'))
    await expect(answering).rejects.toThrow('gone')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('before it was made is not answered either', async () => {
    const request = new Request(read(), { signal: AbortSignal.abort(new Error('gone')) })
    await expect(respond(request)).rejects.toThrow('gone')
    expect(vi.getTimerCount()).toBe(0)
  })
})
