import { createStore, set } from 'idb-keyval'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeKeptCircuit } from '#src/storage/change-kept-circuits.ts'
import { openKeptCircuits } from '#src/storage/kept-circuits.ts'
import { listKeptCircuits } from '#src/storage/list-kept-circuits.ts'
import { held } from '#tests/held.ts'
import { dropNord, keepNord, nord } from '#tests/screens/keep-nord.ts'
import { eraseButton, listed, nothing, openLuggage, press, row } from '#tests/screens/luggage.ts'
import { renderApp } from '#tests/render-app.tsx'

const ticket = page.getByRole('region', { name: 'Sans réseau' })
const keepButton = ticket.getByRole('button', { name: 'Garder ce circuit' })
const dropButton = ticket.getByRole('button', { name: 'Ne plus garder' })
const retryButton = ticket.getByRole('button', { name: 'Réessayer' })
const done = ticket.getByText('Circuit gardé sur cet appareil')
const notIncluded = ticket.getByText('Non compris : les cartes et les photographies des prestataires.', { exact: false })

function promising(promise: () => Promise<boolean>) {
  const persist = vi.spyOn(navigator.storage, 'persist').mockImplementation(promise)
  const persisted = vi.spyOn(navigator.storage, 'persisted').mockImplementation(promise)
  onTestFinished(() => {
    persist.mockRestore()
    persisted.mockRestore()
  })
  return persist
}

describe('keeping a circuit', () => {
  test.each([
    { promise: true, words: 'Votre navigateur a promis de ne pas l’effacer de lui-même.' },
    { promise: false, words: 'Votre navigateur peut l’effacer de lui-même si la place vient à manquer.' },
  ])('stores its records; a promise of $promise is told; undoing it leaves nothing', async ({ promise, words }) => {
    const persist = promising(async () => promise)
    await renderApp('/circuits/nord')
    await expect.element(keepButton).toBeVisible()
    await expect.element(notIncluded).toBeVisible()
    expect(persist).not.toHaveBeenCalled()
    await keepButton.click()
    await expect.element(done).toBeVisible()
    expect(persist).toHaveBeenCalledOnce()
    await expect.element(ticket.getByText(words)).toBeVisible()
    await expect.element(notIncluded).toBeVisible()
    await expect.element(ticket.getByText(/^\d[\d,]*\u202fko, le \d/)).toBeVisible()
    const kept = await openKeptCircuits('test').read('nord')
    expect(kept?.circuit.slug).toBe('nord')
    expect([kept?.places.length, kept?.routes.length]).toEqual([9, 6])
    expect(kept?.['emergency-contacts'].length).toBeGreaterThan(0)

    await dropButton.click()
    await expect.element(ticket.getByText(/^Ce circuit n’est plus gardé à part/)).toBeVisible()
    await expect.element(keepButton).toHaveFocus()
    expect(await listKeptCircuits(openKeptCircuits('test'))).toEqual([])
    expect(await caches.keys()).toEqual([])
  })

  test('says what another tab has changed as soon as this one is looked at again', async () => {
    await renderApp('/circuits/nord')
    await expect.element(keepButton).toBeVisible()
    await keepNord()
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.element(done).toBeVisible()
    await dropNord()
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.element(keepButton).toBeVisible()
  })

  test('says that it is under way, and claims nothing before', async () => {
    promising(async () => false)
    const { promise, release } = held()
    await renderApp('/circuits/nord', { siteKept: promise.then(() => true) })
    await keepButton.click()
    await expect.element(ticket.getByText('Le circuit est en train d’être gardé…')).toBeVisible()
    await expect.element(done).not.toBeInTheDocument()
    release()
    await expect.element(done).toBeVisible()
  })

  test('does not wait for an answer to what the browser asks about lasting storage', async () => {
    promising(() => new Promise(() => {}))
    await renderApp('/circuits/nord')
    await keepButton.click()
    await expect.poll(() => openKeptCircuits('test').read('nord')).toBeDefined()
  })

  test('leaves one as it is that is kept already, such as by another tab', async () => {
    promising(async () => false)
    await renderApp('/circuits/nord')
    await expect.element(keepButton).toBeVisible()
    await keepNord()
    await keepButton.click()
    await expect.element(done).toBeVisible()
    expect((await openKeptCircuits('test').read('nord'))?.bytes).toBe(nord.bytes)
  })

  test('is known on every tab, and when the page is opened again', async () => {
    await keepNord()
    const { router } = await renderApp('/circuits/nord/lieux')
    await expect.element(done).toBeVisible()
    await router.navigate({ to: '/circuits/$slug/routes', params: { slug: 'nord' } })
    await expect.element(done).toBeVisible()
    await router.navigate({ to: '/circuits/$slug', params: { slug: 'sud' } })
    await expect.element(keepButton).toBeVisible()
  })
})

describe('a circuit that cannot be kept', () => {
  test('for want of the site itself says so', async () => {
    promising(async () => false)
    await renderApp('/circuits/nord', { siteKept: Promise.resolve(false) })
    await keepButton.click()
    await expect.element(ticket.getByText(/Vérifiez le réseau et la place disponible sur cet appareil, puis réessayez\.$/)).toBeVisible()
    await expect.element(retryButton).toBeVisible()
  })

  test('since the API refuses says so, and can be kept later', async () => {
    promising(async () => false)
    let broken = true
    const handler = http.get('*/api/emergency/contacts/', () => (broken ? new HttpResponse(null, { status: 404 }) : undefined))
    await renderApp('/circuits/nord', { handlers: [handler] })
    await keepButton.click()
    await expect.element(ticket.getByText(/^Le site n’a pas répondu comme prévu/)).toBeVisible()
    await expect.element(done).not.toBeInTheDocument()
    broken = false
    await retryButton.click()
    await expect.element(done).toBeVisible()
  })

  test.each([
    { storage: 'full', fault: 'QuotaExceededError', words: /^Il ne reste pas assez de place/ },
    { storage: 'blocked', fault: 'SecurityError', words: /^Votre navigateur ne laisse pas le site garder/ },
  ])('since storage is $storage says so, and leaves nothing', async ({ fault, words }) => {
    promising(async () => false)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no', fault)
    })
    onTestFinished(() => put.mockRestore())
    await renderApp('/circuits/nord')
    await keepButton.click()
    await expect.element(ticket.getByText(words)).toBeVisible()
    await expect.element(retryButton).toBeVisible()
    expect(await caches.keys()).toEqual([])
  })
})

describe('a storage that never answers', () => {
  beforeEach(() => {
    promising(async () => false)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each(['open', 'delete'] as const)('for the files (%s) passes for one that refuses, and another try keeps', async (method) => {
    const hanging = untilTheEnd(vi.spyOn(CacheStorage.prototype, method).mockImplementation(() => new Promise<never>(() => {})))
    await renderApp('/circuits/nord')
    await keepButton.click()
    await expect.poll(() => hanging.mock.calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(15_000)
    await expect.element(ticket.getByText(/^Votre navigateur ne laisse pas le site garder/)).toBeVisible()
    hanging.mockRestore()
    await retryButton.click()
    await expect.element(done).toBeVisible()
  })

  test('when a circuit is to go leaves it kept, and no half of it when it goes later', async () => {
    await keepNord()
    const { promise, release } = held()
    const reallyDelete = caches.delete.bind(caches)
    const hanging = untilTheEnd(vi.spyOn(CacheStorage.prototype, 'delete').mockImplementation((name) => promise.then(() => reallyDelete(name))))
    await renderApp('/circuits/nord')
    await dropButton.click()
    await expect.poll(() => hanging.mock.calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(15_000)
    await expect.element(ticket.getByText(/il est toujours gardé\.$/)).toBeVisible()
    expect(await openKeptCircuits('test').read('nord')).toBeDefined()
    release()
    await expect.poll(() => listKeptCircuits(openKeptCircuits('test'))).toEqual([])
  })

  test('when a circuit is to be kept leaves no half of it when it has room later', async () => {
    const { promise, release } = held()
    const hanging = untilTheEnd(vi.spyOn(Cache.prototype, 'put').mockReturnValue(promise))
    const picture = { path: '/a.svg', response: new Response('a') }
    const givenUp = writeKeptCircuit(openKeptCircuits('test'), { ...nord, keptAt: 0 }, [picture]).catch(() => 'given up')
    await expect.poll(() => hanging.mock.calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await givenUp).toBe('given up')
    expect(await caches.keys()).toHaveLength(1)
    release()
    await expect.poll(() => caches.keys()).toEqual([])
    expect(await openKeptCircuits('test').read('nord')).toBeUndefined()
  })

  test('but refuses later does not take away what another try has kept', async () => {
    const { promise, release } = held()
    const hanging = untilTheEnd(vi.spyOn(CacheStorage.prototype, 'open').mockImplementation(() => promise.then(() => Promise.reject(new Error('no room')))))
    const givenUp = keepNord().catch(() => 'given up')
    await expect.poll(() => hanging.mock.calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await givenUp).toBe('given up')
    hanging.mockRestore()
    await keepNord()
    release()
    await listKeptCircuits(openKeptCircuits('test'))
    expect(await openKeptCircuits('test').read('nord')).toBeDefined()
  })
})

function untilTheEnd<Spy extends { mockRestore: () => void }>(spy: Spy): Spy {
  onTestFinished(() => spy.mockRestore())
  return spy
}

describe('what is kept', () => {
  test('says that it is still there when the browser does not let go of it, and can be undone later', async () => {
    await keepNord()
    const remove = vi.spyOn(CacheStorage.prototype, 'delete').mockRejectedValue(new DOMException('no', 'SecurityError'))
    onTestFinished(() => remove.mockRestore())
    await renderApp('/circuits/nord')
    await dropButton.click()
    await expect.element(ticket.getByText(/il est toujours gardé\.$/)).toBeVisible()
    remove.mockRestore()
    await dropButton.click()
    await expect.element(keepButton).toBeVisible()
    expect(await listKeptCircuits(openKeptCircuits('test'))).toEqual([])
  })

  test.each([
    ['from beyond all time', { keptAt: 1e16 }],
    ['from before all time', { keptAt: -1 }],
    ['of less than nothing', { bytes: -1 }],
  ])('%s is not believed', async (_, wrong) => {
    await writeKeptCircuit(openKeptCircuits('test'), { ...nord, keptAt: 0, ...wrong }, [])
    expect(await openKeptCircuits('test').read('nord')).toBeUndefined()
  })

  test('of which this version cannot read all does not pass for kept', async () => {
    await keepNord()
    const records = createStore('dia-madagascar-kept', 'circuits')
    await set('test/nord', { ...nord, keptAt: Date.now(), places: [{ id: 1 }] }, records)
    await renderApp('/circuits/nord')
    await expect.element(keepButton).toBeVisible()
  })

  test('without its files does not pass for kept', async () => {
    await keepNord()
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
    await renderApp('/circuits/nord')
    await expect.element(page.getByRole('link', { name: 'Lieux (9)' })).toBeVisible()
    await expect.element(keepButton).toBeVisible()
  })

  test('goes as a whole when another tab undoes it while it is being kept', async () => {
    await Promise.all([keepNord(), dropNord()])
    expect(await listKeptCircuits(openKeptCircuits('test'))).toEqual([])
    expect(await caches.keys()).toEqual([])
  })

  test('is listed on the privacy page, and goes from there', async () => {
    await keepNord()
    await openLuggage()
    await expect.poll(listed).toContain('Circuit gardé\u202f: Nord')
    await eraseButton('Circuit gardé\u202f: Nord').click()
    await expect.poll(listed).toEqual([])
    expect(await openKeptCircuits('test').read('nord')).toBeUndefined()
  })

  test('goes from the privacy page also where storage takes seconds to let go of it', async () => {
    await keepNord()
    const remove = caches.delete.bind(caches)
    const asked = held()
    const slow = vi.spyOn(CacheStorage.prototype, 'delete').mockImplementation(async (name) => {
      const pause = new Promise((resolve) => setTimeout(resolve, 3000))
      asked.release()
      await pause
      return remove(name)
    })
    onTestFinished(() => slow.mockRestore())
    await openLuggage()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await press(eraseButton('Circuit gardé\u202f: Nord'))
    await asked.promise
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    await expect.element(nothing).toBeVisible()
    expect(await openKeptCircuits('test').read('nord')).toBeUndefined()
  })

  test('is listed also when only its files are left, and goes from there', async () => {
    const cache = await caches.open('kept circuit test/nord')
    await cache.put('/a.svg', new Response('a'.repeat(4000)))
    await cache.put('/b.svg', new Response('b'.repeat(2000)))
    await openLuggage()
    const name = 'Circuit gardé, que cette version du site ne sait pas lire'
    await expect.poll(listed).toEqual([name])
    await expect.element(row(name)).toHaveTextContent('environ 6 ko')
    await eraseButton(name).click()
    await expect.poll(listed).toEqual([])
    expect(await caches.keys()).toEqual([])
  })
})
