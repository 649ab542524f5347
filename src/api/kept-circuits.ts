import { createStore, promisifyRequest } from 'idb-keyval'
import type { KeptCircuit } from '#src/contract/kept-circuit.ts'
import { inTime } from '#src/lib/in-time.ts'
import { dropFiles, type KeptFile, keepFiles, keptCacheName, keptKeys } from '#src/lib/kept-files.ts'

/** Milliseconds that storage may take to write: many pictures on a slow phone take longer than reading. */
const patience = 15_000

export type KeptCircuits = ReturnType<typeof openKeptCircuits>

/**
 * The circuits that the traveller has asked to keep: their records in a database of their own, which no age empties and
 * no 'Vider le cache', and their files in the browser's cache. `version` tells apart what must never be mixed, such as the
 * mock's records and the API's. Everything here fails where storage is blocked, and writing where it is full.
 */
export function openKeptCircuits(version: string) {
  const store = createStore('dia-madagascar-kept', 'circuits')
  const keyOf = (slug: string) => `${version}/${slug}`

  async function erase(key: string): Promise<void> {
    // The record last: while it is there, what is left can be removed by another try.
    await dropFiles(key)
    await store('readwrite', (objects) => {
      objects.delete(key)
      return promisifyRequest(objects.transaction)
    })
  }

  const removeKey = (key: string): Promise<void> => inTurn(key, () => erase(key))

  return {
    /** Undefined where it is not kept, or not all of it. */
    read: async (slug: string): Promise<KeptCircuit | undefined> => {
      const key = keyOf(slug)
      const [record, hasFiles] = await inTime(() =>
        Promise.all([
          store('readonly', (objects) => promisifyRequest<unknown>(objects.get(key))),
          caches.has(keptCacheName(key)),
        ]),
      )
      return record === undefined || !hasFiles ? undefined : readRecord(record)
    },

    /** The records of every circuit of this version. */
    readAll: async (): Promise<KeptCircuit[]> => {
      const records = await inTime(() =>
        store('readonly', (objects) =>
          promisifyRequest<unknown[]>(objects.getAll(IDBKeyRange.bound(keyOf(''), keyOf('\uffff')))),
        ),
      )
      return (await Promise.all(records.map(readRecord))).flatMap((record) => record ?? [])
    },

    /**
     * Of every version, and files that have lost their record; `record` is undefined for these, for another version's, and
     * for one that cannot be read.
     */
    list: async (): Promise<{ key: string; record: KeptCircuit | undefined }[]> => {
      const [keys, records] = await inTime(() =>
        store('readonly', (objects) =>
          Promise.all([keysOf(objects), promisifyRequest<unknown[]>(objects.getAll())]),
        ),
      )
      const found = new Map(keys.map((key, index) => [key, records[index]]))
      const all = new Set([...found.keys(), ...(await keptKeys())])
      return Promise.all(
        [...all].map(async (key) => ({
          key,
          record: key.startsWith(keyOf('')) ? await readRecord(found.get(key)) : undefined,
        })),
      )
    },

    /** The record last: what it says is kept is there. */
    write: (kept: KeptCircuit, files: readonly KeptFile[]): Promise<void> => {
      const key = keyOf(kept.circuit.slug)
      return inTurn(key, async () => {
        await erase(key)
        await keepFiles(key, files)
        try {
          await store('readwrite', (objects) => {
            objects.put(kept, key)
            return promisifyRequest(objects.transaction)
          })
        } catch (error) {
          await dropFiles(key)
          throw error
        }
      })
    },

    remove: (slug: string): Promise<void> => removeKey(keyOf(slug)),
    removeKey,
  }
}

/** Another tab may be at it too: one after the other, lest files and record part; none keeps the next waiting for good. */
function inTurn(key: string, work: () => Promise<void>): Promise<void> {
  return navigator.locks.request(`kept circuit ${key}`, () => inTime(work, patience))
}

/** This store has no other keys. */
async function keysOf(objects: IDBObjectStore): Promise<string[]> {
  const keys = await promisifyRequest(objects.getAllKeys())
  return keys.filter((key) => typeof key === 'string')
}

/** The schemas come when there is something to check. */
async function readRecord(record: unknown): Promise<KeptCircuit | undefined> {
  const { keptCircuitSchema } = await import('#src/contract/kept-circuit.ts')
  const parsed = keptCircuitSchema.safeParse(record)
  return parsed.success ? parsed.data : undefined
}
