import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import { timeout } from '#src/lib/async.ts'

/** Milliseconds. Some browsers block IndexedDB without an error: a request then stays pending for ever. */
const answerTimeout = 2000

/** From earlier versions of the site. */
const formerDatabases = ['dia-madagascar', 'dia-madagascar-kept']

let store: UseStore | undefined

/** Throws where the browser blocks IndexedDB. */
function openStore(): UseStore {
  store ??= createStore('dia-madagascar-lists', 'queries')
  return store
}

/**
 * The lists of the API in IndexedDB, for the query persister. Its methods never reject: where IndexedDB is missing, full or
 * blocked, the site works from the network alone.
 */
export const listStorage = {
  getItem: (key: string) => withWarning(async () => withinTimeout(get<PersistedQuery>(key, openStore()))),
  setItem: (key: string, query: PersistedQuery) => withWarning(async () => set(key, query, openStore())),
  removeItem: (key: string) => withWarning(async () => del(key, openStore())),
}

/** Every stored list with its key. Rejects where IndexedDB is blocked. */
export async function readStoredLists(): Promise<[key: string, query: PersistedQuery][]> {
  return withinTimeout(entries<string, PersistedQuery>(openStore()))
}

/** Rejects where IndexedDB is blocked. */
export async function removeStoredList(key: string): Promise<void> {
  await del(key, openStore())
}

/** Never rejects. */
export async function clearStoredLists(): Promise<void> {
  await withWarning(async () => withinTimeout(clear(openStore())))
}

/** Starts the removal and never throws. */
export function removeFormerDatabases(): void {
  void withWarning(async () => {
    for (const name of formerDatabases) indexedDB.deleteDatabase(name)
  })
}

async function withinTimeout<Result>(request: Promise<Result>): Promise<Result> {
  const failure = timeout(answerTimeout).then(() => {
    throw new Error('IndexedDB does not answer')
  })
  return Promise.race([request, failure])
}

async function withWarning<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    console.warn('The stored lists cannot be used', error)
    return undefined
  }
}
