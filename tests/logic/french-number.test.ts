import { expect, test } from 'vitest'
import { frenchNumber } from '#src/lib/french-number.ts'

const values = [0, 1, -1, 0.5, 1.05, 1.25, -0.04, 12.345, 0.15, 2.15, -2.15, 999, 999.95, 1000, -1234.5, 12_345.678, 1e6, 123_456_789.1, 1e15]

test.each(values)('%d is written as the browser would', (value) => {
  expect(frenchNumber(value)).toBe((value || 0).toLocaleString('fr-FR'))
  const printed = value.toLocaleString('fr-FR', { maximumFractionDigits: 1 }).replace(/^-0$/, '0')
  expect(frenchNumber(value, 1)).toBe(printed)
})

test.each([
  [0.04, 1, '<\u202f0,1'],
  [0.05, 1, '0,1'],
  [1e-9, 1, '<\u202f0,1'],
  [0.0004, 3, '<\u202f0,001'],
  [0.4, 0, '<\u202f1'],
  [0, 1, '0'],
])('%d with %d decimals is %s: only nothing is 0', (value, decimals, printed) => {
  expect(frenchNumber(value, decimals)).toBe(printed)
})
