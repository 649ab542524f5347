import { describe, expect, test } from 'vitest'
import { createClassifier, wordParts } from '#mocks/assistant/nearest-centroid.ts'

const classify = createClassifier(
  new Map(
    Object.entries({
      whales: ['où voir des baleines', 'sortie en mer pour les baleines', 'quand passent les baleines'],
      visa: ['il faut un visa', 'prix du visa', 'où demander le visa'],
    }).map(([id, messages]) => [id, messages.map(wordParts)]),
  ),
)

describe('the nearest class', () => {
  test.each([
    ['un visa pour trois semaines', 'visa'],
    ['voir une baleine', 'whales'],
    ['des balènes', 'whales'],
    ['VISA ?', 'visa'],
  ])('of « %s » has most rare parts of words in common with it', (text, id) => {
    expect(classify(text)[0]?.id).toBe(id)
  })

  test('is as similar as two texts can be when nothing else was learnt', () => {
    const [only] = createClassifier(new Map([['visa', [wordParts('visa')]]]))('visa')
    expect(only?.similarity).toBeCloseTo(1)
  })
})

test.each(['', '???', 'xyz'])('« %s » is near to none', (text) => {
  expect(classify(text)).toEqual([])
})
