import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#src/app/query-client.ts'
import { askAtPageChanges, checkReach, mayHaveTaken, watchReach } from '#src/app/reach.ts'
import { held } from '#tests/held.ts'
import { renderApp } from '#tests/render-app.tsx'

test('a question that is lost with the network of before is asked again of the one that has come', async () => {
  watchReach(createQueryClient())
  const lost = held()
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => {
    await lost.promise
    throw new TypeError('Failed to fetch')
  })
  ask.mockImplementation(async () => new Response())
  onTestFinished(() => {
    ask.mockRestore()
    onlineManager.setOnline(true)
  })
  const asking = checkReach()
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  lost.release()
  await asking
  expect(onlineManager.isOnline()).toBe(true)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('changes of page ask once, five seconds after the question before', async () => {
  const { router } = await renderApp('/services')
  askAtPageChanges(router)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  onTestFinished(() => {
    vi.useRealTimers()
    ask.mockRestore()
  })
  await checkReach()
  await router.navigate({ to: '/cgu' })
  await router.navigate({ to: '/mentions-legales' })
  await vi.advanceTimersByTimeAsync(4999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('of what broke off within the demonstration no host can have taken anything, and none is asked', async () => {
  const ask = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => ask.mockRestore())
  expect(await mayHaveTaken(performance.now())).toBe(false)
  expect(ask).not.toHaveBeenCalled()
})
