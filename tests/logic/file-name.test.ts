import { expect, test } from 'vitest'
import { canNameFile } from '#src/published/file-name.ts'

test.each(['nord', 'rn7.5', 'île-sainte-marie', 'a b', '😀', 'é'.repeat(100)])('a circuit %j gets a document', (slug) => {
  expect(canNameFile(slug)).toBe(true)
})

test.each(['.', '..', '../contact', 'nord/lieux', String.raw`a\b`, 'a\0b', '\ud800', 'é'.repeat(101), ''])(
  'a circuit %j gets none: its file would be another, or nowhere',
  (slug) => {
    expect(canNameFile(slug)).toBe(false)
  },
)
