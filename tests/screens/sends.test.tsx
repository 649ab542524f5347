import { expect, test, vi } from 'vitest'
import { findSend, forgetSend, keepSend, storedSends } from '#src/storage/sends.ts'

const arrived = { id: 'a', sentAt: 2, receipt: { reference: 'R-1' } }

test('are known to every tab: first that they left, then that they have arrived, or no more', () => {
  keepSend({ id: 'a', sentAt: 1 })
  expect(findSend('a')).toEqual({ id: 'a', sentAt: 1 })
  expect(findSend('b')).toBeUndefined()
  keepSend(arrived)
  expect(findSend('a')).toEqual(arrived)
  expect(Object.entries(localStorage)).toEqual([['dia-madagascar/mock-sends', JSON.stringify([arrived])]])
  forgetSend('a')
  expect(findSend('a')).toBeUndefined()
})

test('are the last twenty', () => {
  for (let sentAt = 1; sentAt <= 21; sentAt += 1) keepSend({ id: String(sentAt), sentAt })
  expect(findSend('1')).toBeUndefined()
  expect(findSend('2')).toBeDefined()
  expect(findSend('21')).toBeDefined()
})

test.each(['null', '{', '{"a":1}', '[{"id":"a","sentAt":"heute"}]', '[{"id":"a","sentAt":1,"receipt":true}]'])(
  'are none where storage says %s',
  (text) => {
    localStorage.setItem('dia-madagascar/mock-sends', text)
    expect(findSend('a')).toBeUndefined()
    keepSend(arrived)
    expect(findSend('a')).toEqual(arrived)
  },
)

test('hold nobody up where storage refuses them', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepSend(arrived)
  expect(findSend('a')).toBeUndefined()
  full.mockRestore()
})

test('are one thing on the list of what is stored, and gone when it is erased there', () => {
  expect(storedSends()).toEqual([])
  keepSend({ id: 'b', sentAt: 1 })
  keepSend(arrived)
  const [thing] = storedSends()
  expect(thing).toMatchObject({ name: 'Envois déjà partis', savedAt: 2 })
  void thing?.remove()
  expect(findSend('a')).toBeUndefined()
})
