import { onlineManager } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#src/app/query-client.ts'
import { watchReach } from '#src/app/reach.ts'
import { config } from '#src/config.ts'
import { held } from '#tests/held.ts'
import { renderApp } from '#tests/render-app.tsx'

test('a question that is lost with the network of before is asked again of the one that has come', async () => {
  const reach = watch(config)
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
  const asking = reach.check()
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  lost.release()
  await asking
  expect(onlineManager.isOnline()).toBe(true)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('changes of page ask once, five seconds after the question before, and then less and less often', async () => {
  const { router, reach } = await renderApp('/services')
  reach.askAtPageChanges(router)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  onTestFinished(() => {
    vi.useRealTimers()
    ask.mockRestore()
  })
  await reach.check()
  await router.navigate({ to: '/cgu' })
  await router.navigate({ to: '/mentions-legales' })
  await vi.advanceTimersByTimeAsync(4999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000 + 20_000 + 40_000)
  expect(ask).toHaveBeenCalledTimes(5)
  await vi.advanceTimersByTimeAsync(79_999)
  expect(ask).toHaveBeenCalledTimes(5)
})

const demonstration = { maintenanceMode: true, apiBaseUrl: '/api' }
const onOwnHost = { maintenanceMode: false, apiBaseUrl: '/api' }
const elsewhere = { maintenanceMode: false, apiBaseUrl: 'https://api.example.org/api' }

test.for([
  { where: 'in the demonstration', settings: demonstration, mayHaveTaken: false, canLoadAgain: true, asked: 0 },
  { where: 'where the API is on the site’s own host', settings: onOwnHost, mayHaveTaken: false, canLoadAgain: false, asked: 2 },
  { where: 'where it is elsewhere', settings: elsewhere, mayHaveTaken: false, canLoadAgain: false, asked: 2 },
])('without a network, $where', async ({ settings, mayHaveTaken, canLoadAgain, asked }) => {
  const reach = watch(settings)
  const ask = goOffline(refuse)
  expect(await reach.mayHaveTaken(performance.now())).toBe(mayHaveTaken)
  expect(await reach.canLoadAgain()).toBe(canLoadAgain)
  expect(ask).toHaveBeenCalledTimes(asked)
})

test('an API elsewhere can be there where our own host is not, and the other way round', async () => {
  const reach = watch(elsewhere)
  const hosts: string[] = []
  goOffline(async (url) => {
    hosts.push(new Request(url).url)
    return new Response()
  })
  await expect(reach.whenReachable()).resolves.toBeUndefined()
  expect(await reach.canLoadAgain()).toBe(true)
  expect(await reach.mayHaveTaken(performance.now())).toBe(true)
  expect(hosts).toEqual(Array(2).fill('https://api.example.org/robots.txt'))
})

test('nothing is sent where our own host, which takes it, is not there', async () => {
  const reach = watch(onOwnHost)
  goOffline(refuse)
  await expect(reach.whenReachable()).rejects.toMatchObject({ name: 'NetworkError', mayHaveArrived: false })
})

test('what nobody sees asks when it is seen', async () => {
  const reach = watch(demonstration)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => {
    vi.useRealTimers()
    ask.mockRestore()
    hidden.mockRestore()
  })
  await reach.check()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a network that is back is asked whether it leads anywhere', () => {
  watch(demonstration)
  const ask = goOffline(refuse)
  dispatchEvent(new Event('online'))
  expect(ask).toHaveBeenCalledTimes(1)
})

function watch(settings: Parameters<typeof watchReach>[1]) {
  const reach = watchReach(createQueryClient(), settings)
  onTestFinished(reach.stop)
  return reach
}

const refuse = () => Promise.reject(new TypeError('Failed to fetch'))

/** From now on the site believes that there is no network, and `answer` answers whatever it asks, until the test ends. */
function goOffline(answer: typeof fetch) {
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  onlineManager.setOnline(false)
  onTestFinished(() => {
    ask.mockRestore()
    onlineManager.setOnline(true)
  })
  return ask
}
