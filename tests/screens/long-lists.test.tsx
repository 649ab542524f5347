import { createStore, entries } from 'idb-keyval'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApiClient } from '#src/api/client.ts'
import { openKeptCircuits } from '#src/storage/kept-circuits.ts'
import { createCacheStorage } from '#src/app/cache-storage.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { circuit } from '#tests/screens/circuit-records.ts'

const many = Array.from({ length: 1234 }, (_, index) => ({ ...circuit, id: index + 1, description: 'é’'.repeat(200) }))

describe('a long answer', () => {
  test.each([
    ['a page', { count: 1234, next: null, results: many }],
    ['a bare list', many],
    ['no list', { detail: 'é'.repeat(300_000) }],
    ['an empty list with much beside it', { results: [], detail: 'é'.repeat(300_000) }],
    ['a text', 'é'.repeat(300_000)],
  ])('comes out as it went in: %s', async (_, body) => {
    expect(await get(JSON.stringify(body))).toEqual(body)
  })

  test('that breaks off is unreadable', async () => {
    await expect(get(JSON.stringify(many).slice(0, -1))).rejects.toThrow('The answer is not JSON')
  })
})

describe('a stored copy of a long list', () => {
  test('is kept in parts and comes back whole, in order', async () => {
    const updatedAt = Date.now() - 1000
    save(many, updatedAt)
    await expect.poll(storedKeys).toContain('1.0/circuits#000011')

    const queryClient = createQueryClient()
    await createCacheStorage(queryClient, '1.0', openKeptCircuits('1.0'), Date.now()).restore()
    expect(queryClient.getQueryState(['circuits'])).toMatchObject({ data: many, dataUpdatedAt: updatedAt })
  })

  test('leaves nothing behind when the list has become short', async () => {
    const { storage, queryClient } = save(many, Date.now() - 1000)
    await expect.poll(storedKeys).toContain('1.0/circuits#000011')
    queryClient.setQueryData(['circuits'], [circuit])
    await expect.poll(storedKeys).toEqual(['1.0/circuits'])
    expect(await storage.find()).toMatchObject([{ name: 'Copie des circuits' }])
  })

  test('is one thing for the traveller, as large as all its parts, and goes as one', async () => {
    const { storage } = save(many, Date.now() - 1000)
    await expect.poll(storedKeys).toContain('1.0/circuits#000011')
    const [copy, ...others] = await storage.find()
    expect(others).toEqual([])
    expect(copy?.size.bytes).toBeGreaterThan(JSON.stringify(many).length)
    await copy?.remove()
    expect(await storedKeys()).toEqual([])
  })

  test('loses the record alone of a later part that no longer fits', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    save([...many, { id: 9999 }], Date.now() - 1000)
    await expect.poll(storedKeys).toContain('1.0/circuits#000011')
    const queryClient = createQueryClient()
    await createCacheStorage(queryClient, '1.0', openKeptCircuits('1.0'), Date.now()).restore()
    expect(queryClient.getQueryData(['circuits'])).toEqual(many)
    expect(warn.mock.calls.splice(0)).toEqual([['1 of 1235 stored records of circuits cannot be read any more']])
  })

  test('of another version goes with all its parts', async () => {
    save(many, Date.now() - 1000)
    await expect.poll(storedKeys).toContain('1.0/circuits#000011')
    await createCacheStorage(createQueryClient(), '2.0', openKeptCircuits('2.0'), Date.now()).restore()
    await expect.poll(storedKeys).toEqual([])
  })
})

test('what comes back from storage is not saved again', async () => {
  save([circuit], Date.now() - 1000)
  await expect.poll(storedKeys).toEqual(['1.0/circuits'])
  const queryClient = createQueryClient()
  const storage = createCacheStorage(queryClient, '1.0', openKeptCircuits('1.0'), Date.now())
  storage.keepUpToDate()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  onTestFinished(() => put.mockRestore())
  await storage.restore()
  // This transaction comes after any that a save would have begun.
  await storedKeys()
  expect(queryClient.getQueryData(['circuits'])).toEqual([circuit])
  expect(put).not.toHaveBeenCalled()
})

function get(text: string) {
  const client = createApiClient(async () => new Response(text), '/api')
  return client.get('/list/', new AbortController().signal)
}

function save(data: unknown, updatedAt: number) {
  const queryClient = createQueryClient()
  const storage = createCacheStorage(queryClient, '1.0', openKeptCircuits('1.0'), Date.now())
  storage.keepUpToDate()
  queryClient.setQueryData(['circuits'], data, { updatedAt })
  return { queryClient, storage }
}

async function storedKeys() {
  return (await entries(createStore('dia-madagascar', 'query-cache'))).map(([key]) => key)
}
