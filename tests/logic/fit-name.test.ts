import { expect, test } from 'vitest'
import { fitName } from '#src/features/circuits/fit-name.ts'

/** The font size as a share of the container's width. */
function shareOf(name: string): number {
  const { fontSize } = fitName(name, { largest: '9rem', smallest: '2rem' })
  return Number(/([\d.]+)cqi/.exec(String(fontSize))?.[1])
}

test('a name is smaller the longer it, or its longest word, is', () => {
  expect(shareOf('Sud')).toBeGreaterThan(shareOf('Antananarivo'))
  expect(shareOf('Sud')).toBeGreaterThan(shareOf('Sud et est et ouest et nord'))
  expect(shareOf('-')).toBeGreaterThan(0)
})
