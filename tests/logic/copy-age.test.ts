import { describe, expect, test } from 'vitest'
import { formatCopyAge } from '#src/lib/copy-age.ts'

const now = new Date(2026, 10, 22, 14, 30).getTime()

describe('the age of a copy', () => {
  test.each([
    [new Date(2026, 10, 22, 14, 5), 'Copie d’aujourd’hui, 14:05'],
    [new Date(2026, 10, 21, 9, 0), 'Copie d’hier, 9:00'],
    [new Date(2026, 10, 20, 23, 59), 'Copie du 20 novembre 2026'],
    [new Date(2026, 9, 1, 12), 'Copie du 1er octobre 2026'],
  ])('of %s reads %s', (copied, text) => {
    expect(formatCopyAge(copied.getTime(), now)).toBe(text)
  })

  test('counts days across the end of a year', () => {
    const copied = new Date(2026, 11, 31, 8, 15).getTime()
    expect(formatCopyAge(copied, new Date(2027, 0, 1, 0, 1).getTime())).toBe('Copie d’hier, 8:15')
  })
})
