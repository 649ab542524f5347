import { describe, expect, test } from 'vitest'
import { describeCriteria } from '#src/content/describe-criteria.ts'
import { readCriteria } from '#src/content/trip-criteria.ts'

describe('the criteria in a URL', () => {
  test('are read', () => {
    const criteria = { mois: 8, jours: 10, voir: 'baleines', effort: 2 }
    expect(readCriteria({ ...criteria, circuit: 'sud' })).toEqual(criteria)
  })

  test.each([
    { mois: 13, jours: 0, voir: 'lions', effort: 5 },
    { mois: 1.5, jours: '10', voir: 8, effort: null },
    { jours: 61 },
  ])('are ignored where they are invalid: %j', (search) => {
    expect(readCriteria(search)).toEqual({})
  })

  test('are described in words', () => {
    expect(describeCriteria({ mois: 8, jours: 10, voir: 'baleines', effort: 2 }, ['Nord', 'Sud'])).toBe(
      'août, 10 jours, baleines, effort jusqu’à 2 sur 4, circuits comparés\u202f: Nord et Sud',
    )
    expect(describeCriteria({}, [])).toBe('')
  })
})
