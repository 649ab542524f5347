import { onlineManager, type QueryClient } from '@tanstack/react-query'
import type { KeptCircuits } from '#src/storage/kept-circuits.ts'
import type { Lists } from '#src/api/lists.ts'
import { wholeList } from '#src/api/partial-list.ts'
import type { Records } from '#src/app/list-of-kept.ts'
import { openStoredCopies, readFirstEntry } from '#src/app/stored-copies.ts'
import type { Id } from '#src/contract/values.ts'
import { unknownMoment } from '#src/lib/copy-age.ts'
import { falseAfter } from '#src/lib/false-after.ts'
import { inTime } from '#src/storage/in-time.ts'
import type { StoredThing } from '#src/storage/stored-thing.ts'

type Entity = keyof Lists

/** The type checker misses any other. */
const stored: Record<Entity, true> = { circuits: true, places: true, routes: true, 'emergency-contacts': true }
const isEntity = (key: unknown): key is Entity => typeof key === 'string' && Object.hasOwn(stored, key)
const entities = Object.keys(stored).filter(isEntity)

const maxAge = 30 * 24 * 60 * 60_000
/** Milliseconds that a network which answers nothing may keep kept circuits from the screen. */
const networkTimeoutMs = 3000
/** Milliseconds that storage may take to read a list, of which there may be thousands of records on a slow phone. */
const longestRead = 10_000

/**
 * Keeps the entity lists of the query cache in IndexedDB, each as a copy of its own so that a refreshed list rewrites
 * only itself. `version` tells copies apart that must never be mixed, such as the mock's and the API's; `openedAt` is when
 * the page was opened (milliseconds since 1970).
 * Storage that is absent, full, blocked or corrupt is not an error: the site then works from the network alone.
 */
export function createCacheStorage(
  queryClient: QueryClient,
  version: string,
  keptCircuits: KeptCircuits,
  openedAt: number,
) {
  const copies = openStoredCopies()
  const keyOf = (entity: Entity) => `${version}/${entity}`
  /** Undefined for a copy of another version. */
  const entityOf = (key: string) => entities.find((entity) => keyOf(entity) === key)
  const lastUpdate = (entity: Entity) => queryClient.getQueryState([entity])?.dataUpdatedAt ?? 0
  const isMissing = (entity: Entity) => queryClient.getQueryData([entity]) === undefined
  /** By an answer since the page was opened. */
  const isConfirmed = (entity: Entity) => lastUpdate(entity) >= openedAt
  const mayLackKept = (entity: Entity) => isMissing(entity) || (!onlineManager.isOnline() && !isConfirmed(entity))
  /** When the lists were loaded that storage has: they need not be saved again. */
  const restored = new Map<Entity, number>()
  let restoring: Promise<void> | undefined

  /** A clock that has been put back tells no age. */
  const knownMoment = (updatedAt: number) => (updatedAt < openedAt ? updatedAt : unknownMoment)

  /** Not awaited: storage does what it is asked in order, so that what is read later is read without it. */
  const drop = (key: string) => void quietly(() => copies.remove(key))

  async function restoreList(entity: Entity) {
    // What cannot be read or checked may be newer than what came with the page, which must not be stored in its place.
    restored.set(entity, lastUpdate(entity))
    const [first, ...blocks] = await inTime(() => copies.read(keyOf(entity), (entry) => entry), longestRead)
    const copy = readFirstEntry(first)
    const records = copy ? [...copy.data, ...blocks.flat()] : []
    const data = copy && Date.now() - copy.updatedAt <= maxAge && (await check(entity, records))
    if (!data) {
      restored.delete(entity)
      drop(keyOf(entity))
      return
    }
    const updatedAt = knownMoment(copy.updatedAt)
    restored.set(entity, updatedAt)
    // A slow storage may come after the network: the later answer wins, unless it is the part that came with the page.
    if (Math.min(copy.updatedAt, openedAt - 1) <= lastUpdate(entity) && wholeList(queryClient.getQueryData<object[]>([entity]))) return
    queryClient.setQueryData([entity], data, { updatedAt })
    // The network may have what cannot be read of the copy.
    if (data.length < records.length) void queryClient.invalidateQueries({ queryKey: [entity], refetchType: 'none' })
  }

  async function check(entity: Entity, records: unknown[]) {
    const { checkCopy } = await import('#src/app/check-copy.ts')
    return checkCopy(entity, records, wholeList(queryClient.getQueryData<{ id: Id }[]>([entity])))
  }

  /**
   * Makes up for what lists lack of the circuits that are kept: of a list of which nothing is known and, where no network can
   * say what there is, of one that may have come short. Nobody must store that as the list itself, and a network is asked for it.
   */
  async function restoreKept() {
    const all = entities.some(mayLackKept) ? await keptCircuits.readAll() : []
    if (all.length === 0) return
    const kept = all.map((circuit) => ({ ...circuit, keptAt: knownMoment(circuit.keptAt) }))
    const { listOfKept, listWithKept } = await import('#src/app/list-of-kept.ts')
    // The network may have been faster.
    for (const entity of entities.filter(mayLackKept)) {
      const list = queryClient.getQueryData<Records[Entity][]>([entity])
      const found = list ? listWithKept(entity, { list, updatedAt: lastUpdate(entity) }, kept) : listOfKept(entity, kept)
      if (!found) continue
      const { records, updatedAt } = found
      restored.set(entity, updatedAt)
      queryClient.setQueryData([entity], records, { updatedAt })
      void queryClient.invalidateQueries({ queryKey: [entity], refetchType: 'none' })
    }
  }

  async function save(entity: Entity) {
    const { data, dataUpdatedAt: updatedAt = 0 } = queryClient.getQueryState([entity]) ?? {}
    // A part must not be stored as the list itself.
    if (!Array.isArray(data) || !wholeList(data) || restored.get(entity) === updatedAt) return
    await quietly(() => copies.write(keyOf(entity), { data, updatedAt }))
  }

  return {
    /** Puts back what was saved in the last 30 days and still fits the schemas; throws everything else away. */
    restore: () => {
      restoring = quietly(async () => {
        const saved = await copies.keys()
        await Promise.all(
          entities
            .filter((entity) => saved.includes(keyOf(entity)))
            .map((entity) => quietly(() => restoreList(entity))),
        )
        for (const key of saved) if (!entityOf(key)) drop(key)
      }).then(() => quietly(restoreKept))
      return restoring
    },

    /** Resolves to true when storage has said what it has, or that it cannot: a blocked one may never do. */
    hasAnswered: () => copies.keys().then(
      () => true,
      () => true,
    ),

    /** From now on, saves each list when it has been loaded, and makes up for what it lacks when the network goes. */
    keepUpToDate: () => {
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return
        // oxlint-disable-next-line typescript/no-unsafe-assignment -- Query calls its keys any
        const [entity] = event.query.queryKey
        if (isEntity(entity)) void save(entity)
      })
      onlineManager.subscribe(() => void restoring?.then(() => quietly(restoreKept)))
    },

    /** Saves what the cache holds, for lists that nobody has loaded: they came with the page. Newer ones in storage stay. */
    saveAll: async () => {
      await restoring
      await Promise.all(entities.map(save))
    },

    /** Empties memory and storage of the entity lists, and loads again what is on the screen. Kept circuits stay. */
    clear: async () => {
      for (const entity of entities) drop(keyOf(entity))
      const loading = queryClient.resetQueries({ predicate: ({ queryKey }) => isEntity(queryKey[0]) })
      await Promise.race([loading, falseAfter(networkTimeoutMs)])
      await quietly(restoreKept)
      await loading
    },

    /** Every copy as the privacy page lists it. */
    find: async (): Promise<StoredThing[]> => {
      const { findCopies } = await import('#src/app/find-copies.ts')
      return findCopies(copies, entityOf, queryClient)
    },
  }
}

/** Storage fails synchronously, asynchronously and for reasons that no traveller can mend: developers are told. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.warn('The stored copy of the lists cannot be used', error)
  }
}
