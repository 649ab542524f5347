import { afterEach, expect, test, vi } from 'vitest'
import { findSend, forgetSend, keepSend, storedSends } from '#src/storage/sends.ts'

const day = 24 * 3600 * 1000
const keyOf = (id: string) => `dia-madagascar/mock-send/${id}`

afterEach(() => {
  vi.useRealTimers()
})

test('are known to every tab: first that they left, then that they have arrived, or no more', () => {
  const sentAt = Date.now()
  keepSend('a', { sentAt })
  expect(findSend('a')).toEqual({ sentAt })
  expect(findSend('b')).toBeUndefined()
  keepSend('a', { sentAt, receipt: { reference: 'R-1' } })
  expect(findSend('a')).toEqual({ sentAt, receipt: { reference: 'R-1' } })
  expect(Object.keys(localStorage)).toEqual([keyOf('a')])
  forgetSend('a')
  expect(findSend('a')).toBeUndefined()
})

test('go with the first that is sent when they are a week old, with what nobody can read', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 20 * day })
  keepSend('old', { sentAt: 13 * day })
  keepSend('young', { sentAt: 13 * day + 1 })
  keepSend('of the future', { sentAt: 21 * day })
  localStorage.setItem(keyOf('unreadable'), '{')
  keepSend('new', { sentAt: 20 * day })
  expect(Object.keys(localStorage).toSorted()).toEqual([keyOf('new'), keyOf('young')])
})

test.each(['null', '{', '[]', '{"sentAt":"heute"}', '{"sentAt":1,"receipt":true}'])('are none where storage says %s', (text) => {
  localStorage.setItem(keyOf('a'), text)
  expect(findSend('a')).toBeUndefined()
  const send = { sentAt: Date.now() }
  keepSend('a', send)
  expect(findSend('a')).toEqual(send)
})

test('hold nobody up where storage refuses them', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse),
  )
  keepSend('a', { sentAt: Date.now() })
  expect(findSend('a')).toBeUndefined()
  forgetSend('a')
  for (const spy of spies) spy.mockRestore()
})

test('are one thing on the list of what is stored, and gone when it is erased there', () => {
  expect(storedSends()).toEqual([])
  const sentAt = Date.now()
  keepSend('b', { sentAt: sentAt - 1000 })
  keepSend('a', { sentAt })
  const [thing, ...others] = storedSends()
  expect(others).toEqual([])
  expect(thing).toMatchObject({ name: 'Envois', savedAt: sentAt })
  void thing?.remove()
  expect(Object.keys(localStorage)).toEqual([])
})
