import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#src/app/query-client.ts'
import { checkReach, watchReach } from '#src/app/reach.ts'
import { held } from '#tests/held.ts'

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
