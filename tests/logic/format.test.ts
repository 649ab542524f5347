import { expect, test } from 'vitest'
import { formatBytes, formatCount, formatNumber, pluralize } from '#src/lib/format.ts'

test.each([0, -1, 0.5, 1.05, -0.04, 12.345, 0.15, 2.15, -2.15, 999.95, 1000, -1234.5, 123_456_789.1, 1e15])(
  'formatNumber(%d) prints what toLocaleString does',
  (value) => {
    expect(formatNumber(value)).toBe((value || 0).toLocaleString('fr-FR'))
    const oneDecimal = value.toLocaleString('fr-FR', { maximumFractionDigits: 1 }).replace(/^-0$/, '0')
    expect(formatNumber(value, 1)).toBe(oneDecimal)
  },
)

test.each([
  [0.04, 1, '<\u202f0,1'],
  [0.05, 1, '0,1'],
  [0.0004, 3, '<\u202f0,001'],
  [0.4, 0, '<\u202f1'],
  [0, 1, '0'],
])('formatNumber(%d, %d) is %s: only zero is 0', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text)
})

test('the plural begins at two', () => {
  expect(formatCount(0, 'nuit')).toBe('0 nuit')
  expect(formatCount(1.5, 'nuit')).toBe('1,5 nuit')
  expect(formatCount(2, 'nuit')).toBe('2 nuits')
  expect(formatCount(3, 'lieu', 'lieux')).toBe('3 lieux')
  expect(pluralize(1, 'lieu', 'lieux')).toBe('lieu')
})

test.each([
  [1, '1\u202foctet'],
  [999, '999\u202foctets'],
  [1234, '1,2\u202fko'],
  [3_000_000, '3\u202fMo'],
])('formatBytes(%d) is %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
