import { expect, test } from 'vitest'
import { createClassifier, mostSimilar, textFeatures } from '#mocks/assistant/nearest-centroid.ts'

const classify = createClassifier(
  new Map(
    Object.entries({
      whales: ['où voir des baleines', 'sortie en mer pour les baleines', 'quand passent les baleines'],
      visa: ['il faut un visa', 'prix du visa', 'où demander le visa'],
    }).map(([id, messages]) => [id, messages.map(textFeatures)]),
  ),
)

test.each([
  ['un visa pour trois semaines', 'visa'],
  ['voir une baleine', 'whales'],
  ['des balènes', 'whales'],
  ['VISA ?', 'visa'],
])('« %s » is nearest to %s', (text, id) => {
  expect(mostSimilar(classify(text))).toBe(id)
})

test.each(['', '???', 'xyz'])('« %s » is near to none', (text) => {
  expect([...classify(text)]).toEqual([])
})

test('a text is as similar as two can be to the only class if it is its only example', () => {
  const similarities = createClassifier(new Map([['visa', [textFeatures('visa')]]]))('visa')
  expect(similarities.get('visa')).toBeCloseTo(1)
})
