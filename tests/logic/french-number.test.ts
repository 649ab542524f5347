import { expect, test } from 'vitest'
import { frenchNumber } from '#src/lib/french-number.ts'

const values = [0, 1, -1, 0.5, 1.05, 1.25, -0.04, 12.345, 0.15, 2.15, -2.15, 999, 999.95, 1000, -1234.5, 12_345.678, 1e6, 123_456_789.1, 1e15]

test.each(values)('%d is written as the browser would', (value) => {
  expect(frenchNumber(value)).toBe((value || 0).toLocaleString('fr-FR'))
  for (const maximumFractionDigits of [0, 1]) {
    const printed = value.toLocaleString('fr-FR', { maximumFractionDigits }).replace(/^-0$/, '0')
    expect(frenchNumber(value, maximumFractionDigits)).toBe(printed)
  }
})
