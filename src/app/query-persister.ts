import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import type { QueryClient, QueryOptions, QueryState } from '@tanstack/react-query'
import { config } from '#src/config.ts'
import type { ListName } from '#src/contract/records.ts'
import { storageKeys } from '#src/storage/keys.ts'
import { listStorage } from '#src/storage/stored-lists.ts'
import { readItem } from '#src/storage/web-storage.ts'

/** The queries that are persisted, by the first part of their key. */
const persistedLists: Record<ListName, true> = {
  circuits: true,
  places: true,
  routes: true,
  'emergency-contacts': true,
}

/** 30 days, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60_000

const storagePrefix = 'list'

// Stored lists with another value are removed. A site with the real API must never show lists of the mock API. Change the number
// when the records of a list change shape.
const buster = config.maintenanceMode ? '1.0-mock' : '1.0'

const listPersister = experimental_createQueryPersister<PersistedQuery>({
  storage: import.meta.env.SSR ? undefined : listStorage,
  buster,
  maxAge: Infinity,
  prefix: storagePrefix,
  refetchOnRestore: false,
  serialize: (query) => query,
  deserialize: readPersistedList,
})

/**
 * Restores the lists of the API from storage and stores those that are loaded, so that they are available offline and are not
 * loaded again while they are fresh. Lists do not expire while a circuit is saved for offline use.
 */
export const queryPersister: NonNullable<QueryOptions['persister']> = async (queryFn, context, query) => {
  if (!isListName(query.queryKey[0])) return queryFn(context)
  const data = await listPersister.persisterFn(queryFn, context, query)
  // Refreshes a restored list that is stale. The persister's `refetchOnRestore` does the same without catching a failure.
  setTimeout(() => {
    if (query.isActive() && query.isStale()) query.fetch().catch(() => {})
  })
  return data
}

/** Parses a stored list. Rejects when it has expired or no record is valid, and the persister then removes it. */
async function readPersistedList(stored: PersistedQuery): Promise<PersistedQuery> {
  const [{ recordSchemas }, { lenientArray }] = await Promise.all([
    import('#src/contract/records.ts'),
    import('#src/contract/list.ts'),
  ])
  const [name] = stored.queryKey
  const { data, dataUpdatedAt } = stored.state
  if (Date.now() - dataUpdatedAt > lifetime && !readItem(storageKeys.offlineCircuits))
    throw new Error('The stored list has expired')
  const records = isListName(name) ? lenientArray(recordSchemas[name]).parse(data) : []
  const isEmpty = Array.isArray(data) && data.length === 0
  if (records.length === 0 && !isEmpty) throw new Error('No record of the stored list can be read')
  return { ...stored, state: { ...stored.state, data: records } }
}

/**
 * To be called after hydration. For each list in the document: stores it, or replaces it in the cache if the stored list is newer.
 * The persister ignores these lists, because their queries already have data.
 */
export async function syncHydratedLists(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    Object.keys(persistedLists).map(async (name) => {
      const query = queryClient.getQueryCache().find({ queryKey: [name] })
      if (!query?.state.dataUpdatedAt) return
      const stored = await readStoredState(query.queryHash)
      if (!stored || stored.dataUpdatedAt <= query.state.dataUpdatedAt) await listPersister.persistQuery(query)
      else queryClient.setQueryData([name], stored.data, { updatedAt: stored.dataUpdatedAt })
    }),
  )
}

/** Undefined where there is no stored list, or none that can be used. */
async function readStoredState(queryHash: string): Promise<QueryState | undefined> {
  const stored = await listStorage.getItem(`${storagePrefix}-${queryHash}`)
  if (stored?.buster !== buster) return undefined
  try {
    return (await readPersistedList(stored)).state
  } catch {
    return undefined
  }
}

function isListName(name: unknown): name is ListName {
  return typeof name === 'string' && Object.hasOwn(persistedLists, name)
}
