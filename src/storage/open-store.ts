import { promisifyRequest, type UseStore } from 'idb-keyval'

/**
 * A store in a database of its own, as idb-keyval's `createStore` opens it. Beyond that one, a database that another version of
 * the site has left without the store gets it, and one that is to be deleted or changed, by the browser or another tab, is let go.
 */
export function openStore(database: string, name: string): UseStore {
  let opening: Promise<IDBDatabase> | undefined
  const forget = () => {
    opening = undefined
  }

  async function open(version?: number): Promise<IDBDatabase> {
    const request = indexedDB.open(database, version)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(name))
    const opened = await unlessBlocked(request)
    if (!opened.objectStoreNames.contains(name)) {
      opened.close()
      return open(opened.version + 1)
    }
    opened.addEventListener('versionchange', () => {
      opened.close()
      forget()
    })
    // Safari closes some by itself.
    opened.addEventListener('close', forget)
    return opened
  }

  return async (mode, work) => {
    opening ??= open()
    const opened = await opening.catch((error: unknown) => {
      forget()
      throw error
    })
    return work(opened.transaction(name, mode).objectStore(name))
  }
}

/** Rejects where another tab keeps the database as it is, which it may do for as long as it stands open. */
function unlessBlocked(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  const opening = promisifyRequest(request)
  return new Promise((resolve, reject) => {
    request.addEventListener('blocked', () => {
      reject(new Error('Another tab keeps the database as it is'))
      // Nobody waits for it any more.
      opening.then((late) => late.close(), reject)
    })
    opening.then(resolve, reject)
  })
}
