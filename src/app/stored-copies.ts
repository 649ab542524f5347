import { promisifyRequest } from 'idb-keyval'
import { blocksOf } from '#src/api/blocks.ts'
import { openStore } from '#src/storage/open-store.ts'

type Copy = { data: unknown[]; updatedAt: number }

export type StoredCopies = ReturnType<typeof openStoredCopies>

/**
 * The copies of lists in IndexedDB. What goes in or comes out is cloned in one go, so a list is stored in blocks: under
 * the copy's own key the first of them, which for a short list is all, and the others behind it.
 */
export function openStoredCopies() {
  const store = openStore('dia-madagascar', 'query-cache')

  return {
    /** The key of every copy. */
    keys: async (): Promise<string[]> => {
      const keys = await store('readonly', (objects) => promisifyRequest(objects.getAllKeys()))
      return keys.map(String).filter((key) => !isBlockKey(key))
    },

    /** What `read` makes of each entry of a copy, in order; every entry is read in a task of its own. */
    read: <Made>(copy: string, read: (entry: unknown, key: string) => Made): Promise<Made[]> =>
      store('readonly', async (objects) => {
        const blocks = await promisifyRequest(objects.getAllKeys(blockRange(copy)))
        const entries = [copy, ...blocks.map(String)].map(async (key) =>
          read(await promisifyRequest<unknown>(objects.get(key)), key),
        )
        return Promise.all(entries)
      }),

    /** All or nothing: it is one transaction. Every entry is written in a task of its own. */
    write: (copy: string, { data, updatedAt }: Copy): Promise<void> =>
      store('readwrite', async (objects) => {
        const [first, ...blocks] = blocksOf(data)
        await promisifyRequest(objects.delete(blockRange(copy)))
        await promisifyRequest(objects.put({ data: first, updatedAt }, copy))
        for (const [index, block] of blocks.entries()) {
          // oxlint-disable-next-line no-await-in-loop -- each is cloned when it is handed over
          await promisifyRequest(objects.put(block, blockKey(copy, index)))
        }
        await promisifyRequest(objects.transaction)
      }),

    remove: (copy: string): Promise<void> =>
      store('readwrite', (objects) => {
        objects.delete(copy)
        objects.delete(blockRange(copy))
        return promisifyRequest(objects.transaction)
      }),
  }
}

/** The first entry of a copy as it was written; undefined for anything else. */
export function readFirstEntry(entry: unknown): Copy | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  if (!('data' in entry && 'updatedAt' in entry)) return undefined
  const { data, updatedAt } = entry
  return Array.isArray(data) && typeof updatedAt === 'number' ? { data, updatedAt } : undefined
}

/** In order: as many digits for each. */
function blockKey(copy: string, index: number): string {
  return `${copy}#${String(index).padStart(6, '0')}`
}

function isBlockKey(key: string): boolean {
  return /#\d{6}$/.test(key)
}

function blockRange(copy: string): IDBKeyRange {
  return IDBKeyRange.bound(blockKey(copy, 0), blockKey(copy, 999_999))
}
