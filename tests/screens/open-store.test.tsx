import { get, promisifyRequest, set } from 'idb-keyval'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '#src/storage/open-store.ts'

test.each([1, 99])('a database of version %i without the store gets it, and keeps what it has', async (version) => {
  const database = databaseFor(`of version ${version}`)
  const request = indexedDB.open(database, version)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('of another version'))
  const other = await promisifyRequest(request)
  other.close()

  await set('key', 'value', openStore(database, 'mine'))
  const names = await openStore(database, 'mine')('readonly', ({ transaction }) => [...transaction.db.objectStoreNames])
  expect(names).toEqual(['mine', 'of another version'])
  expect(await get('key', openStore(database, 'mine'))).toBe('value')
})

test('a database that is deleted while it is open goes at once, and is made anew', async () => {
  const database = databaseFor('deleted')
  const store = openStore(database, 'mine')
  await set('key', 'value', store)
  await promisifyRequest(indexedDB.deleteDatabase(database))
  expect(await get('key', store)).toBeUndefined()
  await set('key', 'another', store)
  expect(await get('key', store)).toBe('another')
})

test('a database that another tab does not let go of is refused, and had when it is', async () => {
  const database = databaseFor('held')
  const other = await promisifyRequest(indexedDB.open(database, 1))
  const store = openStore(database, 'mine')
  await expect(get('key', store)).rejects.toThrow('Another tab')
  other.close()
  await expect.poll(() => get('key', store).then(() => 'had', () => 'refused')).toBe('had')
})

function databaseFor(name: string): string {
  onTestFinished(async () => {
    await promisifyRequest(indexedDB.deleteDatabase(name))
  })
  return name
}
