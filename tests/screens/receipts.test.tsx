import { expect, test, vi } from 'vitest'
import { keepReceipt, receiptsOf, storedReceipts, watchReceipts } from '#src/storage/receipts.ts'
import { entriesUnder, eraseEntry } from '#src/storage/stored-entry.ts'

const first = { sentAt: 1, reference: 'R-1', words: 'Bonjour' }
const second = { sentAt: 2, reference: 2 }

test('are stored by form, without the words', () => {
  keepReceipt('contact', first)
  keepReceipt('contact', second)
  expect(receiptsOf('contact')).toEqual([first, second])
  expect(Object.entries(sessionStorage)).toEqual([['mock-receipt/contact', '[{"sentAt":1,"reference":"R-1"},{"sentAt":2,"reference":2}]']])
})

test('are shown once, and in the order of their moments', () => {
  keepReceipt('contact', second)
  keepReceipt('contact', first)
  keepReceipt('contact', second)
  expect(receiptsOf('contact')).toEqual([first, second])
})

test('are those of storage where it knows others, as another page of this tab has left them', () => {
  keepReceipt('contact', first)
  sessionStorage.setItem('mock-receipt/contact', '[{"sentAt":2,"reference":2}]')
  expect(receiptsOf('contact')).toEqual([second])
  expect(receiptsOf('contact')).toBe(receiptsOf('contact'))
})

test.each(['null', '{', '[{"sentAt":"heute","reference":{}}]', '{"version":2}'])('are none where storage says %s', (text) => {
  sessionStorage.setItem('mock-receipt/contact', text)
  expect(receiptsOf('contact')).toEqual([])
  keepReceipt('contact', first)
  expect(receiptsOf('contact')).toEqual([first])
})

test('stay while the page is open where storage refuses them, or is emptied', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const told = vi.fn<() => void>()
  const stop = watchReceipts(told)
  keepReceipt('circuit/nord', first)
  expect(told).toHaveBeenCalledTimes(1)
  expect(receiptsOf('circuit/nord')).toEqual([first])
  full.mockRestore()
  keepReceipt('circuit/nord', second)
  sessionStorage.clear()
  expect(receiptsOf('circuit/nord')).toEqual([first, second])
  stop()
})

test('of which storage has none are listed, and erased, too', () => {
  keepReceipt('contact', first)
  sessionStorage.clear()
  const [thing] = storedReceipts(String)
  expect(thing).toMatchObject({ id: 'session/mock-receipt/contact', name: 'contact', savedAt: 1, size: { estimated: true } })
  void thing?.remove()
  expect(receiptsOf('contact')).toEqual([])
  expect(storedReceipts(String)).toEqual([])
})

test('that were erased or sent while the page was put aside are forgotten or known when it comes back', () => {
  keepReceipt('contact', first)
  keepReceipt('home', first)
  sessionStorage.removeItem('mock-receipt/contact')
  sessionStorage.setItem('mock-receipt/home', '[{"sentAt":2,"reference":2}]')
  const told = vi.fn<() => void>()
  const stop = watchReceipts(told)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(told).toHaveBeenCalledTimes(1)
  expect(receiptsOf('contact')).toEqual([])
  expect(receiptsOf('home')).toEqual([second])
  stop()
})

test('are listed, and gone when they are erased there', () => {
  keepReceipt('circuit/sud', first)
  expect(storedReceipts((form) => `Accusé ${form}`)).toMatchObject([{ name: 'Accusé circuit/sud', savedAt: 1 }])
  const told = vi.fn<() => void>()
  const stop = watchReceipts(told)
  for (const entry of entriesUnder('session', 'mock-receipt/')) eraseEntry(entry)
  expect(told).toHaveBeenCalledTimes(1)
  expect(receiptsOf('circuit/sud')).toEqual([])
  keepReceipt('circuit/sud', second)
  expect(receiptsOf('circuit/sud')).toEqual([second])
  stop()
})
