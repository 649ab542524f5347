import { expect, test } from 'vitest'
import { frenchCount, frenchNoun } from '#src/lib/french-count.ts'
import { preview } from '#src/lib/preview.ts'

test.each([
  [0, '0 nuit'],
  [1, '1 nuit'],
  [1.5, '1,5 nuit'],
  [2, '2 nuits'],
  [21, '21 nuits'],
])('%s counts as %s', (count, text) => {
  expect(frenchCount(count, 'nuit')).toBe(text)
})

test('a plural of its own', () => {
  expect(frenchCount(3, 'lieu', 'lieux')).toBe('3 lieux')
  expect(frenchCount(1, 'lieu', 'lieux')).toBe('1 lieu')
  expect(frenchNoun(0, 'lieu', 'lieux')).toBe('lieu')
  expect(frenchNoun(2, 'étape')).toBe('étapes')
})

test.each([
  ['', ''],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), `${'a'.repeat(60)}…`],
  ['é'.repeat(61), `${'é'.repeat(60)}…`],
  ['🦎'.repeat(60), '🦎'.repeat(60)],
  ['🦎'.repeat(61), `${'🦎'.repeat(60)}…`],
])('the preview of %s', (text, cut) => {
  expect(preview(text, 60)).toBe(cut)
})
