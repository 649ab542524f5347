import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { queryPersister, syncHydratedLists } from '#src/app/query-persister.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { saveOfflineCircuit } from '#src/storage/offline-circuits.ts'
import { readStoredLists } from '#src/storage/stored-lists.ts'
import { silenceWarnings, takeWarnings } from '#tests/fail-on-console-noise.ts'
import { mockApi } from '#tests/mock-fetch.ts'
import { circuit } from '#tests/screens/circuit-records.ts'
import { failingList, listOf } from '#tests/screens/lists.ts'
import { refuse } from '#tests/screens/refuse-storage.ts'
import { day, minute, storeList } from '#tests/screens/stored-data.ts'

const { queryKey } = circuitsQueryOptions()
const sud: Circuit = { id: 3, name: 'Sud', slug: 'sud' }

/** The query client of a page that was just opened. */
function openPage() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { persister: queryPersister, networkMode: 'always', retry: false } },
  })
  onTestFinished(() => queryClient.clear())
  return queryClient
}

/** Simulates a component that shows the list of circuits. */
function show(queryClient: QueryClient) {
  const observer = new QueryObserver(queryClient, circuitsQueryOptions())
  onTestFinished(observer.subscribe(() => {}))
  return () => observer.getCurrentResult().data
}

/** Stores a list of circuits as an earlier visit would. */
async function storeCopy(age: number, { data = [circuit], buster }: { data?: unknown; buster?: string } = {}) {
  const dataUpdatedAt = Date.now() - age
  await storeList('circuits', dataUpdatedAt, data, buster)
  return dataUpdatedAt
}

async function storedState() {
  const [stored] = await readStoredLists()
  return stored?.[1].state
}

const noList = failingList('circuits').handler

describe('a list', () => {
  test('is stored once it is loaded', async () => {
    mockApi([listOf('circuits', [circuit])])
    const queryClient = openPage()
    await queryClient.ensureQueryData(circuitsQueryOptions())
    await expect.poll(async () => (await storedState())?.data).toEqual([circuit])
    expect((await storedState())?.dataUpdatedAt).toBe(queryClient.getQueryState(queryKey)?.dataUpdatedAt)
  })

  test('is not requested again after a reload while it is fresh, and keeps its age', async () => {
    const requests = mockApi()
    const updatedAt = await storeCopy(minute)
    const queryClient = openPage()
    expect(await queryClient.ensureQueryData(circuitsQueryOptions())).toEqual([circuit])
    expect(show(queryClient)()).toEqual([circuit])
    await expect.poll(() => queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(updatedAt)
    expect(queryClient.isFetching()).toBe(0)
    expect(requests).toEqual([])
  })

  test('is shown at once when it is stale, and refreshed by the component that shows it', async () => {
    const requests = mockApi([listOf('circuits', [sud])])
    const updatedAt = await storeCopy(day)
    const queryClient = openPage()
    expect(await queryClient.ensureQueryData(circuitsQueryOptions())).toEqual([circuit])
    await expect.poll(() => queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(updatedAt)
    expect(queryClient.isFetching()).toBe(0)
    expect(requests).toEqual([])
    const shown = show(queryClient)
    expect(shown()).toEqual([circuit])
    await expect.poll(shown).toEqual([sud])
    await expect.poll(async () => (await storedState())?.data).toEqual([sud])
  })

  test('is also refreshed when a component is mounted before the stale copy is read', async () => {
    mockApi([listOf('circuits', [sud])])
    await storeCopy(day)
    const seen: unknown[] = []
    const observer = new QueryObserver(openPage(), circuitsQueryOptions())
    onTestFinished(observer.subscribe(({ data }) => seen.push(data)))
    await expect.poll(() => seen.at(-1)).toEqual([sud])
    expect(seen).toContainEqual([circuit])
  })

  test('keeps its copy when a refresh fails', async () => {
    mockApi([noList])
    const updatedAt = await storeCopy(day)
    const queryClient = openPage()
    await queryClient.ensureQueryData(circuitsQueryOptions())
    await expect.poll(() => queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(updatedAt)
    const shown = show(queryClient)
    await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe('error')
    expect(shown()).toEqual([circuit])
    expect(await storedState()).toMatchObject({ data: [circuit], dataUpdatedAt: updatedAt })
  })
})

test('another query is fetched once and not stored', async () => {
  const queryFn = vi.fn<() => Promise<string>>(async () => 'items')
  const observer = new QueryObserver(openPage(), { queryKey: ['stored-items'], queryFn, staleTime: 0 })
  const seen: unknown[] = []
  onTestFinished(observer.subscribe(({ data }) => seen.push(data)))
  await expect.poll(() => seen.at(-1)).toBe('items')
  // The persister refreshes a stale list in a timeout.
  await new Promise((resolve) => setTimeout(resolve))
  expect(queryFn).toHaveBeenCalledOnce()
  expect(await readStoredLists()).toEqual([])
})

describe('a copy', () => {
  test.each([
    ['of which no record can be read', 0, { data: [{ id: 1 }] }],
    ['that is no list', 0, { data: 'circuits' }],
    ['of another version of the site', 0, { buster: '0.9' }],
    ['of the embedded mock API', 0, { buster: '1.0-mock' }],
    ['older than 30 days', 30 * day + minute, {}],
  ])('%s is removed and not shown', async (_, age, copy) => {
    mockApi([noList])
    await storeCopy(age, copy)
    await expect(openPage().ensureQueryData(circuitsQueryOptions())).rejects.toThrow(
      'Impossible de charger les circuits',
    )
    expect(await storedState()).toBeUndefined()
  })

  test('is shown without the records that cannot be read', async () => {
    mockApi([noList])
    await storeCopy(0, { data: [{ id: 1 }, circuit] })
    expect(await openPage().ensureQueryData(circuitsQueryOptions())).toEqual([circuit])
  })

  test('of an empty list is shown', async () => {
    mockApi([noList])
    await storeCopy(0, { data: [] })
    expect(await openPage().ensureQueryData(circuitsQueryOptions())).toEqual([])
  })

  test('does not expire while a circuit is saved offline', async () => {
    mockApi([noList])
    await saveOfflineCircuit({ slug: 'nord', name: 'Nord', savedAt: Date.now(), bytes: 1, pictures: [] }, [])
    await storeCopy(90 * day)
    expect(await openPage().ensureQueryData(circuitsQueryOptions())).toEqual([circuit])
  })
})

describe('storage', () => {
  test('that is blocked is ignored', async () => {
    mockApi([listOf('circuits', [circuit])])
    const warn = vi.mocked(console.warn).mockImplementation(() => {})
    const blocked = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse)
    expect(await openPage().ensureQueryData(circuitsQueryOptions())).toEqual([circuit])
    // The list is neither read nor stored.
    await expect.poll(() => blocked.mock.calls.length).toBe(2)
    expect(warn).toHaveBeenCalledWith('The stored lists cannot be used', expect.any(DOMException))
    warn.mockClear()
  })

  test('that never answers is ignored after two seconds, with a warning', async () => {
    silenceWarnings()
    mockApi([listOf('circuits', [circuit])])
    vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue(Object.create(null))
    expect(await openPage().ensureQueryData(circuitsQueryOptions())).toEqual([circuit])
    expect(takeWarnings()).toEqual(['The stored lists cannot be used'])
  })
})

describe('a page that was prerendered with a list', () => {
  function openPrerenderedPage(age: number) {
    const queryClient = openPage()
    queryClient.setQueryData(queryKey, [sud], { updatedAt: Date.now() - age })
    return queryClient
  }

  test('shows a newer copy', async () => {
    const updatedAt = await storeCopy(minute)
    const queryClient = openPrerenderedPage(day)
    await syncHydratedLists(queryClient)
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: [circuit], dataUpdatedAt: updatedAt })
  })

  test.each([
    ['no copy', undefined],
    ['an older copy', () => storeCopy(2 * day)],
    ['a newer copy that cannot be read', () => storeCopy(0, { data: [{}] })],
    ['a newer copy of the embedded mock API', () => storeCopy(0, { buster: '1.0-mock' })],
  ])('replaces %s in storage', async (_, prepare) => {
    await prepare?.()
    const queryClient = openPrerenderedPage(day)
    await syncHydratedLists(queryClient)
    expect(queryClient.getQueryData(queryKey)).toEqual([sud])
    expect(await storedState()).toMatchObject({
      data: [sud],
      dataUpdatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt,
    })
  })
})
