import { createStore, entries, get, set } from 'idb-keyval'
import { describe, expect, test, vi } from 'vitest'
import { openKeptCircuits } from '#src/storage/kept-circuits.ts'
import { coverOnly, covers } from '#src/api/partial-list.ts'
import { createCacheStorage } from '#src/app/cache-storage.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { unknownMoment } from '#src/lib/copy-age.ts'
import { held } from '#tests/held.ts'
import { circuit, place } from '#tests/screens/circuit-records.ts'

const store = createStore('dia-madagascar', 'query-cache')
const hour = 60 * 60_000
const day = 24 * hour

/** Whether a deletion that never ends goes on. */
let deleting = false

describe('stored copies of the lists', () => {
  test('come back as they were saved, each list under a key of its own', async () => {
    const visit = open('1.0')
    visit.storage.keepUpToDate()
    const updatedAt = Date.now() - hour
    visit.queryClient.setQueryData(['circuits'], [circuit], { updatedAt })
    visit.queryClient.setQueryData(['weather'], 'not a list')
    await expect.poll(storedKeys).toEqual(['1.0/circuits'])

    const { queryClient } = await restore('1.0')
    expect(queryClient.getQueryState(['circuits'])).toMatchObject({
      data: [circuit],
      dataUpdatedAt: updatedAt,
    })
  })

  test('can be made of what came with the page', async () => {
    const { queryClient, storage } = open('1.0')
    const updatedAt = Date.now() - hour
    queryClient.setQueryData(['circuits'], [circuit], { updatedAt })
    await storage.saveAll()
    expect(await storedKeys()).toEqual(['1.0/circuits'])
    const later = await restore('1.0')
    expect(later.queryClient.getQueryState(['circuits'])?.dataUpdatedAt).toBe(updatedAt)
  })

  test('outlive a clock that is put back, as something that nobody knows the age of', async () => {
    await save('1.0/circuits', Date.now() + hour)
    const { queryClient } = await restore('1.0')
    const state = { data: [circuit], dataUpdatedAt: unknownMoment }
    expect(queryClient.getQueryState(['circuits'])).toMatchObject(state)
    expect(await storedKeys()).toEqual(['1.0/circuits'])
  })

  test('older than 30 days are thrown away', async () => {
    await save('1.0/circuits', Date.now() - 30 * day - 1)
    const { queryClient } = await restore('1.0')
    expect(queryClient.getQueryData(['circuits'])).toBeUndefined()
    await expect.poll(storedKeys).toEqual([])
  })

  test('of almost 30 days are still good', async () => {
    await save('1.0/circuits', Date.now() - 30 * day + hour)
    const { queryClient } = await restore('1.0')
    expect(queryClient.getQueryData(['circuits'])).toEqual([circuit])
  })

  test.each([
    ['1.0', '1.0-mock'],
    ['1.0-mock', '1.0'],
    ['0.9', '1.0'],
  ])('of %s are never shown by %s, and are deleted', async (theirs, ours) => {
    await save(`${theirs}/circuits`)
    await save(`${ours}/places`, Date.now(), [])
    const { queryClient } = await restore(ours)
    expect(queryClient.getQueryData(['circuits'])).toBeUndefined()
    expect(queryClient.getQueryData(['places'])).toEqual([])
    await expect.poll(storedKeys).toEqual([`${ours}/places`])
  })

  test.each([
    ['a broken envelope', { hello: 1 }],
    ['records that no longer fit', { data: [{ id: 1, name: 7 }], updatedAt: 1e12 }],
  ])('with %s are thrown away', async (_, broken) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1e12 + hour })
    await set('1.0/circuits', broken, store)
    const { queryClient } = await restore('1.0')
    vi.useRealTimers()
    expect(queryClient.getQueryData(['circuits'])).toBeUndefined()
    await expect.poll(storedKeys).toEqual([])
  })

  test('are kept but for the records that no longer fit', async () => {
    await set('1.0/places', { data: [place(1), { ...place(2), latitude: 'nord' }, place(3)], updatedAt: Date.now() - hour }, store)
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    const { queryClient } = await restore('1.0')
    expect(queryClient.getQueryState(['places'])).toMatchObject({ data: [place(1), place(3)], isInvalidated: true })
    expect(warn.mock.calls.splice(0)).toEqual([['1 of 3 stored records of places cannot be read any more']])
  })

  test.each([
    ['refuses', () => {
      throw new DOMException('Not now', 'UnknownError')
    }],
    ['never ends', function (this: IDBObjectStore) {
      // Its transaction lives for as long as it has something to do.
      const goOn = () => {
        if (deleting) this.get(0).addEventListener('success', goOn)
      }
      goOn()
      return this.get(0)
    }],
  ])('do not wait for others whose deletion %s', async (_, deletion) => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    await save('0.9/places')
    await save('1.0/circuits')
    deleting = true
    const stuck = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(deletion)
    const { queryClient } = await restore('1.0')
    expect(queryClient.getQueryData(['circuits'])).toEqual([circuit])
    deleting = false
    stuck.mockRestore()
    warn.mockClear()
  })

  test('that cannot be read now are not written over by what came with the page, only by what is loaded', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    const updatedAt = Date.now()
    await save('1.0/circuits', updatedAt)
    const { queryClient, storage } = open('1.0')
    queryClient.setQueryData(['circuits'], [], { updatedAt: updatedAt - hour })
    storage.keepUpToDate()
    const unreadable = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Later', 'UnknownError')
    })
    await storage.restore()
    unreadable.mockRestore()
    await storage.saveAll()
    expect(await get('1.0/circuits', store)).toMatchObject({ updatedAt })
    expect(warn).toHaveBeenCalled()
    warn.mockClear()

    queryClient.setQueryData(['circuits'], [])
    await expect.poll(() => get('1.0/circuits', store)).toMatchObject({ data: [] })
  })

  test('whose reading never ends are given up, and left as they are', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    await save('1.0/circuits')
    const { storage } = open('1.0')
    const asked = held()
    const hanging = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      asked.release()
      // Nobody hears of its success.
      return Object.defineProperty(this.getAll(key), 'onsuccess', { set: () => {} })
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const restoring = storage.restore()
    await asked.promise
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await restoring
    hanging.mockRestore()
    expect(await storedKeys()).toEqual(['1.0/circuits'])
    expect(warn).toHaveBeenCalled()
    warn.mockClear()
  })

  test('take the place of a part that came with the page, which is never stored itself', async () => {
    const updatedAt = Date.now() - hour
    await save('1.0/circuits', updatedAt)
    const { queryClient, storage } = open('1.0')
    for (const list of ['circuits', 'places']) queryClient.setQueryData([list], coveringOne(), { updatedAt: updatedAt + 1 })
    await storage.restore()
    await storage.saveAll()
    expect(queryClient.getQueryData(['circuits'])).toEqual([circuit])
    expect(await storedKeys()).toEqual(['1.0/circuits'])
  })

  test('are no part where the part that came with the page happens to be all there is', async () => {
    await save('1.0/circuits', Date.now() - hour)
    const { queryClient, storage } = open('1.0')
    const part = [circuit]
    coverOnly(part, [circuit.id])
    queryClient.setQueryData(['circuits'], part, { updatedAt: Date.now() - hour })
    await storage.restore()
    expect(covers(queryClient.getQueryData<object>(['circuits']) ?? part, 'another')).toBe(true)
  })

  test('that come after a response do not take its place', async () => {
    await save('1.0/circuits', Date.now() - hour)
    const { queryClient, storage } = open('1.0')
    queryClient.setQueryData(['circuits'], [])
    await storage.restore()
    expect(queryClient.getQueryData(['circuits'])).toEqual([])
  })
})

/** A visit of the site: the page's memory and its storage. */
function open(version: string) {
  const queryClient = createQueryClient()
  const openedAt = Date.now()
  return { queryClient, openedAt, storage: createCacheStorage(queryClient, version, openKeptCircuits(version), openedAt) }
}

async function restore(version: string) {
  const visit = open(version)
  await visit.storage.restore()
  return visit
}

/** A list of one circuit's records, of which there are none. */
function coveringOne(): object[] {
  const part: object[] = []
  coverOnly(part, [1])
  return part
}

function save(key: string, updatedAt = Date.now(), data: unknown = [circuit]) {
  return set(key, { data, updatedAt }, store)
}

async function storedKeys() {
  return (await entries(store)).map(([key]) => key)
}
