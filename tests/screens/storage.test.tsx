import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { StorageKey } from '#src/storage/keys.ts'
import {
  hasUnsaved,
  listKeys,
  readItem,
  readJsonItem,
  removeItem,
  subscribeToStorage,
  writeItem,
} from '#src/storage/web-storage.ts'
import { refuse, refuseStorage } from '#tests/screens/refuse-storage.ts'

const item: StorageKey = { area: 'session', key: 'test/item' }
const schema = z.object({ count: z.number() })

test('a value is stored, read and removed', () => {
  writeItem(item, 'one')
  expect(readItem(item)).toBe('one')
  expect(sessionStorage.getItem(item.key)).toBe('one')
  expect(readItem({ ...item, area: 'local' })).toBeUndefined()
  expect(listKeys('session')).toEqual([item])
  expect(hasUnsaved('session', 'test/')).toBe(false)
  removeItem(item)
  expect(readItem(item)).toBeUndefined()
  expect(listKeys('session')).toEqual([])
})

test('a value that does not fit into full storage is kept in memory until a later one fits', () => {
  writeItem(item, 'one')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  writeItem(item, 'two')
  expect(readItem(item)).toBe('two')
  expect(sessionStorage.getItem(item.key)).toBe('one')
  expect(listKeys('session')).toEqual([item])
  expect(hasUnsaved('session', 'test/')).toBe(true)
  expect(hasUnsaved('session', 'draft/')).toBe(false)

  setItem.mockRestore()
  writeItem(item, 'three')
  expect(sessionStorage.getItem(item.key)).toBe('three')
  expect(hasUnsaved('session', 'test/')).toBe(false)
})

test('a value in memory can be removed', () => {
  writeItem(item, 'one')
  refuseStorage('setItem')
  writeItem(item, 'two')
  removeItem(item)
  expect(readItem(item)).toBeUndefined()
  expect(hasUnsaved('session', 'test/')).toBe(false)
})

test('values stay in memory when storage is blocked, but cannot be listed', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse)
  expect(readItem(item)).toBeUndefined()
  writeItem(item, 'one')
  expect(readItem(item)).toBe('one')
  expect(() => listKeys('session')).toThrow('refused')
  removeItem(item)
  expect(readItem(item)).toBeUndefined()
})

test.each([
  ['{"count":7}', { count: 7 }],
  ['{"count":"seven"}', undefined],
  ['{"count":', undefined],
  ['', undefined],
])('the stored JSON %s is read as %j', (text, value) => {
  writeItem(item, text)
  expect(readJsonItem(item, schema)).toEqual(value)
})

test('subscribers are called for changes in this page and in other tabs, until they unsubscribe', () => {
  const onChange = vi.fn<() => void>()
  const unsubscribe = subscribeToStorage(onChange)
  writeItem(item, 'one')
  removeItem(item)
  dispatchEvent(new StorageEvent('storage', { key: item.key, storageArea: sessionStorage }))
  expect(onChange).toHaveBeenCalledTimes(3)
  unsubscribe()
  writeItem(item, 'two')
  dispatchEvent(new StorageEvent('storage', { key: item.key, storageArea: sessionStorage }))
  expect(onChange).toHaveBeenCalledTimes(3)
})
