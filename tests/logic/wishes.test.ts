import { describe, expect, test } from 'vitest'
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
})
