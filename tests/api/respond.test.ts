import { beforeEach, expect, test, vi } from 'vitest'
import { respond } from '#mocks/respond.ts'
import { contactMessage } from '#tests/api/payloads.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const read = () => new Request('https://site.test/api/geography/circuits/')
const write = () =>
  new Request('https://site.test/api/reservations/contact/', {
    method: 'POST',
    body: JSON.stringify(contactMessage()),
  })

test.each([
  { method: 'GET', request: read, random: 0, wait: 300 },
  { method: 'GET', request: read, random: 1, wait: 800 },
  { method: 'POST', request: write, random: 0, wait: 500 },
  { method: 'POST', request: write, random: 1, wait: 1500 },
])('a $method takes $wait ms at one end of its range', async ({ request, random, wait }) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const onAnswer = vi.fn<(response: Response) => void>()
  const answered = respond(request()).then(onAnswer)

  await vi.advanceTimersByTimeAsync(wait - 1)
  expect(onAnswer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await answered
  expect(onAnswer.mock.calls[0]?.[0].ok).toBe(true)
})

test('an aborted request rejects at once with its reason', async () => {
  const controller = new AbortController()
  const answered = respond(new Request(read(), { signal: controller.signal }))
  controller.abort(new Error('gone'))
  await expect(answered).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})
