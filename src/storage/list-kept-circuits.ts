import { promisifyRequest } from 'idb-keyval'
import { type KeptCircuits, readKeptRecord } from '#src/storage/kept-circuits.ts'
import type { KeptCircuit } from '#src/contract/kept-circuit.ts'
import { inTime } from '#src/storage/in-time.ts'
import { keptCacheName } from '#src/storage/kept-files.ts'

export type ListedCircuit = {
  key: string
  /** Undefined for files that have lost it, for another version's, and for one that cannot be read. */
  record: KeptCircuit | undefined
  /** As they were counted when it was kept; without a record, of its files alone. */
  bytes: number
}

/** What is kept of circuits, of every version. Fails where storage is blocked. */
export async function listKeptCircuits({ store, keyOf }: KeptCircuits): Promise<ListedCircuit[]> {
  const [keys, records] = await inTime(() =>
    store('readonly', (objects) => Promise.all([keysOf(objects), promisifyRequest<unknown[]>(objects.getAll())])),
  )
  const found = new Map(keys.map((key, index) => [key, records[index]]))
  const all = new Set([...found.keys(), ...(await keysOfFiles())])
  return Promise.all(
    [...all].map(async (key) => {
      const record = key.startsWith(keyOf('')) ? await readKeptRecord(found.get(key)) : undefined
      return { key, record, bytes: record?.bytes ?? (await sizeOfFiles(key)) }
    }),
  )
}

/** This store has no other keys. */
async function keysOf(objects: IDBObjectStore): Promise<string[]> {
  const keys = await promisifyRequest(objects.getAllKeys())
  return keys.filter((key) => typeof key === 'string')
}

async function keysOfFiles(): Promise<string[]> {
  // Insecure addresses have no such storage.
  if (typeof caches === 'undefined') return []
  const prefix = keptCacheName('')
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
}

/** Bytes. */
async function sizeOfFiles(key: string): Promise<number> {
  if (!(await caches.has(keptCacheName(key)))) return 0
  const answers = await (await caches.open(keptCacheName(key))).matchAll()
  const files = await Promise.all(answers.map((answer) => answer.blob()))
  return files.reduce((sum, { size }) => sum + size, 0)
}
