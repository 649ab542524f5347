import { expect, onTestFinished, test, vi } from 'vitest'
import { oneTabAtATime } from '#src/lib/one-tab-at-a-time.ts'
import { held } from '#tests/held.ts'

const long = 60_000

test('is done when the other one is', async () => {
  const { promise, release } = held()
  const done: string[] = []
  const first = oneTabAtATime('test', long, async () => {
    await promise
    done.push('first')
  })
  const second = oneTabAtATime('test', long, async () => done.push('second'))
  await oneTabAtATime('other', long, async () => done.push('other'))
  expect(done).toEqual(['other'])
  release()
  await Promise.all([first, second])
  expect(done).toEqual(['other', 'first', 'second'])
})

test('does not wait for good', async () => {
  const { promise, release } = held()
  const first = oneTabAtATime('test', long, () => promise)
  expect(await oneTabAtATime('test', 10, async () => 'done')).toBe('done')
  release()
  await first
})

test('is done once, and its fault is told', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('fault'))
  await expect(oneTabAtATime('test', long, work)).rejects.toThrow('fault')
  expect(work).toHaveBeenCalledTimes(1)
})

test('is done at once where the browser refuses locks', async () => {
  const refusing = vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('refused', 'SecurityError'))
  expect(await oneTabAtATime('test', long, async () => 'done')).toBe('done')
  refusing.mockRestore()
})

test('is done at once where the browser has none', async () => {
  const locks = Object.getOwnPropertyDescriptor(Navigator.prototype, 'locks') ?? {}
  Reflect.deleteProperty(Navigator.prototype, 'locks')
  onTestFinished(() => void Object.defineProperty(Navigator.prototype, 'locks', locks))
  expect(await oneTabAtATime('test', long, async () => 'done')).toBe('done')
})
