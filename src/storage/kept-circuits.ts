import { promisifyRequest } from 'idb-keyval'
import type { KeptCircuit } from '#src/contract/kept-circuit.ts'
import { inTime } from '#src/storage/in-time.ts'
import { keptCacheName } from '#src/storage/kept-files.ts'
import { openStore } from '#src/storage/open-store.ts'

/** Milliseconds that storage may take to read them, on a slow phone. */
const readTimeoutMs = 10_000

export type KeptCircuits = ReturnType<typeof openKeptCircuits>

/**
 * The circuits that the traveller has asked to keep: their records in a database of their own, which no age empties and
 * no 'Vider le cache', and their files in the browser's cache. `version` tells apart what must never be mixed, such as the
 * mock's records and the API's. Everything here fails where storage is blocked.
 */
export function openKeptCircuits(version: string) {
  const store = openStore('dia-madagascar-kept', 'circuits')
  const keyOf = (slug: string) => `${version}/${slug}`

  return {
    store,
    keyOf,

    /** Undefined where it is not kept, or not all of it can be read: it can be kept anew then. */
    read: async (slug: string): Promise<KeptCircuit | undefined> => {
      const key = keyOf(slug)
      const [record, hasFiles] = await inTime(
        () =>
          Promise.all([
            store('readonly', (objects) => promisifyRequest<unknown>(objects.get(key))),
            caches.has(keptCacheName(key)),
          ]),
        readTimeoutMs,
      )
      if (!hasFiles) return undefined
      const { keptCircuitSchema } = await import('#src/contract/kept-circuit.ts')
      return keptCircuitSchema.safeParse(record).data
    },

    /** What can be read of every circuit of this version. */
    readAll: async (): Promise<KeptCircuit[]> => {
      const all = IDBKeyRange.bound(keyOf(''), keyOf('\uffff'))
      const records = await inTime(
        () => store('readonly', (objects) => promisifyRequest<unknown[]>(objects.getAll(all))),
        readTimeoutMs,
      )
      return (await Promise.all(records.map(readKeptRecord))).flatMap((record) => record ?? [])
    },
  }
}

/** Undefined for what is none. The schemas come when there is something to check. */
export async function readKeptRecord(record: unknown): Promise<KeptCircuit | undefined> {
  const { readableCircuitSchema } = await import('#src/contract/kept-circuit.ts')
  return readableCircuitSchema.safeParse(record).data
}
