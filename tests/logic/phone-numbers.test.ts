import { expect, test } from 'vitest'
import { splitAtNumbers } from '#src/lib/phone-numbers.ts'

const known = ['117', '118', '+261 20 22 000 00']

const linksOf = (text: string) =>
  splitAtNumbers(text, known).flatMap(({ text: number, href }) => (href === undefined ? [] : [[number, href]]))

test('known numbers become links, and the text stays whole', () => {
  const text = 'Police\u202f: 117. Feu, 118, puis l’assistance (+261\u00a020 22 000 00).'
  expect(linksOf(text)).toEqual([
    ['117', 'tel:117'],
    ['118', 'tel:118'],
    ['+261\u00a020 22 000 00', 'tel:+261202200000'],
  ])
  expect(
    splitAtNumbers(text, known)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test.each([
  ['an unknown number', 'Appelez le 147.'],
  ['a part of a longer number', 'Le 1117, le 118\u202f000, le 2 117 et le 117,5.'],
  ['a quantity', '117 km, 118\u202fAr, 117\u202fm et 118 espèces'],
  ['a word', 'RN117 et 118bis'],
])('%s stays text', (_, text) => {
  expect(linksOf(text)).toEqual([])
})

test('a number that cannot be dialled stays text', () => {
  expect(splitAtNumbers('voir 117 à l’accueil', ['voir', ' '])).toEqual([{ text: 'voir 117 à l’accueil' }])
})
