import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { readJsonBody } from '#src/api/json-body.ts'

/** Fails when it is given its first piece, before it has them all. */
class FailingWorker extends EventTarget {
  postMessage() {
    this.dispatchEvent(new Event('error'))
  }

  terminate() {}
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a long body is read also where its worker fails, and nothing goes uncaught', async () => {
  vi.stubGlobal('Worker', FailingWorker)
  // As in browsers without it, where the next task is one of its own.
  vi.stubGlobal('scheduler', undefined)
  // Each piece takes longer than a stretch of work.
  const clock = vi.spyOn(performance, 'now').mockImplementation(risingBy(10))
  onTestFinished(() => clock.mockRestore())
  const records = Array.from({ length: 40_000 }, (_, id) => ({ id }))
  const body = new Blob([JSON.stringify(records)]).stream()
  expect(await readJsonBody(new Response(body))).toEqual(records)
})

function risingBy(step: number) {
  let now = 0
  return () => (now += step)
}
