import { onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { createStore, set } from 'idb-keyval'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { writeKeptCircuit } from '#src/storage/change-kept-circuits.ts'
import { openKeptCircuits } from '#src/storage/kept-circuits.ts'
import { coverOnly, covers } from '#src/api/partial-list.ts'
import { createCacheStorage } from '#src/app/cache-storage.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { unknownMoment } from '#src/lib/copy-age.ts'
import { held } from '#tests/held.ts'
import { circuit, place, route } from '#tests/screens/circuit-records.ts'
import { day, dropNord, keepNord, nord } from '#tests/screens/keep-nord.ts'
import { heldList } from '#tests/screens/lists.ts'
import { renderApp } from '#tests/render-app.tsx'

function storageOf(queryClient: QueryClient, openedAt = Date.now()) {
  return createCacheStorage(queryClient, 'test', openKeptCircuits('test'), openedAt)
}

describe('a list that has only what is kept', () => {
  test('makes up for lists that are gone, is asked for anew, and is never stored as the lists', async () => {
    await keepNord()
    const queryClient = createQueryClient()
    const storage = storageOf(queryClient)
    storage.keepUpToDate()
    await storage.restore()
    await storage.saveAll()
    expect(queryClient.getQueryData(['circuits'])).toEqual([circuit])
    expect(queryClient.getQueryState(['places'])).toMatchObject({ data: [place(1)], isInvalidated: true })
    expect(await storage.find()).toEqual([])
    await storage.clear()
    expect(queryClient.getQueryData(['circuits'])).toEqual([circuit])
  })

  test('outlives a clock that is put back, as something that nobody knows the age of', async () => {
    await keepNord(Date.now() + day)
    const queryClient = createQueryClient()
    await storageOf(queryClient, Date.now()).restore()
    expect(queryClient.getQueryState(['places'])).toMatchObject({ data: [place(1)], dataUpdatedAt: unknownMoment })
  })

  test('of an age that nobody knows does not pass for as old as another', async () => {
    await keepNord(Date.now() + day)
    const sud = { ...nord, circuit: { ...nord.circuit, id: 99, name: 'Sud', slug: 'sud' }, keptAt: Date.now() - day }
    await writeKeptCircuit(openKeptCircuits('test'), sud, [])
    const queryClient = createQueryClient()
    await storageOf(queryClient, Date.now()).restore()
    expect(queryClient.getQueryState(['circuits'])).toMatchObject({ data: [sud.circuit, nord.circuit], dataUpdatedAt: unknownMoment })
  })

  test('comes too late where the network was faster', async () => {
    await keepNord()
    const kept = openKeptCircuits('test')
    const queryClient = createQueryClient()
    const slow = {
      ...kept,
      readAll: async () => {
        queryClient.setQueryData(['circuits'], [])
        return kept.readAll()
      },
    }
    await createCacheStorage(queryClient, 'test', slow, Date.now()).restore()
    expect(queryClient.getQueryData(['circuits'])).toEqual([])
    expect(queryClient.getQueryData(['routes'])).toEqual([route(1)])
  })

  test('does not take the place of a list that was answered since the page was opened', async () => {
    await keepNord()
    const queryClient = createQueryClient()
    const storage = storageOf(queryClient)
    queryClient.setQueryData(['circuits'], [])
    await storage.restore()
    expect(queryClient.getQueryData(['circuits'])).toEqual([])
    expect(queryClient.getQueryData(['routes'])).toEqual([route(1)])
  })

  test('gives a stored list back what it lacks of a circuit when the network goes, and is never stored with it', async () => {
    const keptAt = Date.now() - 2 * day
    await keepNord(keptAt)
    const storedAt = Date.now() - day
    const sud = { ...circuit, id: 3, name: 'Sud', slug: 'sud' }
    const before = createQueryClient()
    before.setQueryData(['circuits'], [sud], { updatedAt: storedAt })
    before.setQueryData(['places'], [], { updatedAt: storedAt })
    // It knows the circuit, and that one of its routes is no more.
    before.setQueryData(['routes'], [route(2)], { updatedAt: storedAt })
    before.setQueryData(['emergency-contacts'], [], { updatedAt: storedAt })
    await storageOf(before).saveAll()

    const queryClient = createQueryClient()
    const storage = storageOf(queryClient)
    storage.keepUpToDate()
    await storage.restore()
    // With a network, it is the list that counts.
    expect(queryClient.getQueryData(['places'])).toEqual([])
    goOffline()
    await expect.poll(() => queryClient.getQueryData(['places'])).toEqual([place(1)])
    // As old as the oldest copy in it: it is asked for as soon as there is a network.
    expect(queryClient.getQueryState(['places'])).toMatchObject({ dataUpdatedAt: keptAt, isInvalidated: true })
    expect(queryClient.getQueryData(['circuits'])).toEqual([sud, circuit])
    expect(queryClient.getQueryData(['routes'])).toEqual([route(2)])
    await storage.saveAll()

    const after = createQueryClient()
    await storageOf(after).restore()
    // Nor does it wait for the network to go where there is none from the start.
    expect(after.getQueryData(['circuits'])).toEqual([sud, circuit])
    await dropNord()
    const last = createQueryClient()
    await storageOf(last).restore()
    expect(last.getQueryData(['circuits'])).toEqual([sud])
  })

  test('gives what came with the page of another circuit what it lacks when the network goes, and is no whole list', async () => {
    const keptAt = Date.now() - day
    await keepNord(keptAt)
    const queryClient = createQueryClient()
    const part = [{ ...place(7), circuit: 3 }]
    coverOnly(part, [3])
    queryClient.setQueryData(['places'], part)
    const noRoutes: object[] = []
    coverOnly(noRoutes, [3])
    queryClient.setQueryData(['routes'], noRoutes)
    const storage = storageOf(queryClient, Date.now() + 1)
    storage.keepUpToDate()
    await storage.restore()
    expect(queryClient.getQueryData(['places'])).toBe(part)

    goOffline()
    await expect.poll(() => queryClient.getQueryData(['places'])).toEqual([...part, place(1)])
    expect(queryClient.getQueryState(['places'])).toMatchObject({ dataUpdatedAt: keptAt, isInvalidated: true })
    const places = queryClient.getQueryData<object[]>(['places']) ?? []
    expect([2, 3, 4].map((id) => covers(places, id))).toEqual([true, true, false])
    expect(queryClient.getQueryData(['routes'])).toEqual([route(1)])
  })

  test('is back soon when the lists are emptied and the network answers nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await keepNord()
    const queryClient = createQueryClient()
    const storage = storageOf(queryClient)
    const { promise, release } = held()
    const shown = new QueryObserver(queryClient, { queryKey: ['circuits'], queryFn: () => promise.then(() => []) })
    onTestFinished(shown.subscribe(() => {}))
    const clearing = storage.clear()
    vi.advanceTimersByTime(3000)
    await expect.poll(() => queryClient.getQueryData(['circuits'])).toEqual([circuit])
    release()
    await clearing
    expect(queryClient.getQueryData(['circuits'])).toEqual([])
  })

  test('comes also where storage takes seconds to open', async () => {
    await keepNord()
    const open = indexedDB.open.bind(indexedDB)
    const opening = held()
    const slow = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation((name, version) => {
      const request = open(name, version)
      if (name !== 'dia-madagascar-kept') return request
      const hold = (event: Event) => {
        event.stopImmediatePropagation()
        setTimeout(() => request.dispatchEvent(new Event('success')), 3000)
        opening.release()
      }
      request.addEventListener('success', hold, { once: true })
      return request
    })
    onTestFinished(() => slow.mockRestore())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const queryClient = createQueryClient()
    const storage = storageOf(queryClient)
    const restoring = storage.restore()
    await opening.promise
    await vi.advanceTimersByTimeAsync(3000)
    await restoring
    expect(queryClient.getQueryData(['circuits'])).toEqual([circuit])
  })

  test('has a circuit once that is kept under two slugs, as it was kept last', async () => {
    await keepNord()
    const renamed = { ...circuit, slug: 'grand-nord', name: 'Grand Nord' }
    await writeKeptCircuit(openKeptCircuits('test'), { ...nord, circuit: renamed, keptAt: Date.now() }, [])
    const queryClient = createQueryClient()
    await storageOf(queryClient).restore()
    expect(queryClient.getQueryData(['circuits'])).toEqual([renamed])
    expect(queryClient.getQueryData(['places'])).toEqual([place(1)])
    expect(queryClient.getQueryData(['routes'])).toEqual([route(1)])
  })

  test('lacks the records alone that this version of the site cannot read', async () => {
    const places = [place(1), { ...place(2), latitude: 'nord' }]
    await keepNord()
    await set('test/nord', { ...nord, keptAt: Date.now(), places }, createStore('dia-madagascar-kept', 'circuits'))
    const queryClient = createQueryClient()
    await storageOf(queryClient).restore()
    expect(queryClient.getQueryData(['circuits'])).toEqual([circuit])
    expect(queryClient.getQueryData(['places'])).toEqual([place(1)])
  })

  test('does not pass for all circuits there are', async () => {
    await keepNord()
    const { handler, release } = heldList('circuits')
    const app = await renderApp('/services', { handlers: [handler] })
    await storageOf(app.queryClient).restore()
    await app.router.navigate({ to: '/' })
    const partial = page.getByText(/^Seuls les circuits gardés sur cet appareil sont là\./)
    await expect.element(partial).toBeVisible()
    release()
    await expect.element(partial).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Circuit Sud' })).toBeVisible()
  })

  test('does not make another circuit look empty, nor lost while it is on its way', async () => {
    await keepNord()
    const { handler, release } = heldList('places')
    const app = await renderApp('/services', { handlers: [handler] })
    await storageOf(app.queryClient).restore()
    await app.router.navigate({ to: '/circuits/$slug/lieux', params: { slug: 'sud' } })
    await expect.element(page.getByRole('heading', { name: 'Lieux', exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Lieux (0)' })).not.toBeInTheDocument()
    await expect.element(page.getByText('Impossible de charger les lieux')).not.toBeInTheDocument()
    await expect.element(page.getByText(/^Copie d/)).not.toBeInTheDocument()
    release()
    await expect.element(page.getByRole('article').first()).toBeVisible()
  })
})

function goOffline() {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
}
