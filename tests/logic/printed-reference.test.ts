import { expect, test } from 'vitest'
import { printedReference } from '#src/lib/printed-reference.ts'

test.each([
  ['DM-7', 'Référence : DM-7'],
  [7, 'Référence : 7'],
  ['x'.repeat(100), `Référence : ${'x'.repeat(100)}`],
  ['x'.repeat(1_000_000), `Référence : ${'x'.repeat(100)}…`],
])('a reference is shown as far as it can be read out', (id, printed) => {
  expect(printedReference(id)).toBe(printed)
})
