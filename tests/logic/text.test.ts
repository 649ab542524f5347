import { expect, test } from 'vitest'
import { formatReference, truncate } from '#src/lib/text.ts'

test.each([
  ['', ''],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), `${'a'.repeat(60)}…`],
  ['🦎'.repeat(60), '🦎'.repeat(60)],
  ['🦎'.repeat(61), `${'🦎'.repeat(60)}…`],
])('truncate(%s, 60) is %s', (text, truncated) => {
  expect(truncate(text, 60)).toBe(truncated)
})

test.each([
  [7, 'Référence : 7'],
  ['x'.repeat(1_000_000), `Référence : ${'x'.repeat(100)}…`],
])('reference %#: a long one is truncated', (id, text) => {
  expect(formatReference(id)).toBe(text)
})
