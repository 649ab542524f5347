import { promisifyRequest } from 'idb-keyval'
import type { KeptCircuits } from '#src/storage/kept-circuits.ts'
import type { KeptCircuit } from '#src/contract/kept-circuit.ts'
import { inTime } from '#src/storage/in-time.ts'
import { type KeptFile, keptCacheName } from '#src/storage/kept-files.ts'

/** Milliseconds that storage may take to write: many pictures on a slow phone take longer than reading. */
const writeTimeoutMs = 15_000

/**
 * Keeps all of a circuit or, where storage is blocked, full or too slow, nothing. The record is written last: what it says is
 * kept is there.
 */
export function writeKeptCircuit(keptCircuits: KeptCircuits, kept: KeptCircuit, files: readonly KeptFile[]): Promise<void> {
  const key = keptCircuits.keyOf(kept.circuit.slug)
  return inTurn(keptCircuits, key, async (givenUp) => {
    await erase(keptCircuits, key, givenUp)
    try {
      await keepFiles(key, files, givenUp)
      await change(keptCircuits, (objects) => objects.put(kept, key), givenUp)
    } catch (error) {
      // The files may be those of the next turn by now.
      if (!givenUp.aborted) await dropFiles(key)
      throw error
    }
  })
}

/** `key` as `listKeptCircuits` and `keyOf` tell it. Fails where storage is blocked or too slow. */
export function removeKeptCircuit(keptCircuits: KeptCircuits, key: string): Promise<void> {
  return inTurn(keptCircuits, key, (givenUp) => erase(keptCircuits, key, givenUp))
}

async function erase(keptCircuits: KeptCircuits, key: string, givenUp: AbortSignal): Promise<void> {
  // The record last: while it is there, what is left can be removed by another try.
  await dropFiles(key)
  await change(keptCircuits, (objects) => objects.delete(key), givenUp)
}

function change({ store }: KeptCircuits, work: (objects: IDBObjectStore) => void, givenUp: AbortSignal): Promise<void> {
  return store('readwrite', (objects) => {
    givenUp.throwIfAborted()
    work(objects)
    return promisifyRequest(objects.transaction)
  })
}

async function keepFiles(key: string, files: readonly KeptFile[], givenUp: AbortSignal): Promise<void> {
  const cache = await caches.open(keptCacheName(key))
  givenUp.throwIfAborted()
  await Promise.all(files.map(({ path, response }) => cache.put(path, response)))
}

async function dropFiles(key: string): Promise<void> {
  await caches.delete(keptCacheName(key))
}

async function inTurn(keptCircuits: KeptCircuits, key: string, work: (givenUp: AbortSignal) => Promise<void>): Promise<void> {
  let working: Promise<void> | undefined
  try {
    await whileNobodyElse(key, (givenUp) => (working = work(givenUp)))
  } catch (error) {
    // A write that storage did not finish in time may still go through: what is half there then is removed.
    void working?.then(nothing, nothing).then(() => removeHalf(keptCircuits, key)).catch(nothing)
    throw error
  }
}

const nothing = () => {}

/**
 * Another tab may be at it too: one after the other, lest files and record part. None keeps the next waiting for good: what does
 * not end in time is given up, and takes no further step.
 */
function whileNobodyElse(key: string, work: (givenUp: AbortSignal) => Promise<void>): Promise<void> {
  return navigator.locks.request(`kept circuit ${key}`, async () => {
    const turn = new AbortController()
    try {
      await inTime(() => work(turn.signal), writeTimeoutMs)
    } finally {
      turn.abort()
    }
  })
}

/** Files without their record, or a record without its files. */
function removeHalf(keptCircuits: KeptCircuits, key: string): Promise<void> {
  return whileNobodyElse(key, async (givenUp) => {
    const count = await keptCircuits.store('readonly', (objects) => promisifyRequest(objects.count(key)))
    const hasFiles = await caches.has(keptCacheName(key))
    givenUp.throwIfAborted()
    if (hasFiles !== count > 0) await erase(keptCircuits, key, givenUp)
  })
}
