import { describe, expect, test } from 'vitest'
import { describeWishes } from '#src/content/describe-wishes.ts'
import { readWishes } from '#src/content/wishes.ts'

describe('the wishes in a URL', () => {
  test('are read', () => {
    const wishes = { mois: 8, jours: 10, voir: 'baleines', effort: 2 }
    expect(readWishes({ ...wishes, circuit: 'sud' })).toEqual(wishes)
  })

  test.each([
    { mois: 13, jours: 0, voir: 'lions', effort: 5 },
    { mois: 1.5, jours: '10', voir: 8, effort: null },
    { jours: 61 },
  ])('are ignored where they are invalid: %j', (search) => {
    expect(readWishes(search)).toEqual({})
  })

  test('are described in words', () => {
    expect(describeWishes({ mois: 8, jours: 10, voir: 'baleines', effort: 2 }, ['Nord', 'Sud'])).toBe(
      'août, 10 jours, baleines, effort jusqu’à 2 sur 4, circuits comparés\u202f: Nord et Sud',
    )
    expect(describeWishes({}, [])).toBe('')
  })
})
