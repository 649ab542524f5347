import { describe, expect, test } from 'vitest'
import { circuitSchema } from '#src/contract/circuit.ts'
import { comparableFacts, factsLine } from '#src/features/circuits/list/comparable-facts.ts'

describe('the facts of a circuit', () => {
  const record = { id: 1, name: 'Centre', slug: 'centre' }
  const lineOf = (changes: object) => factsLine(comparableFacts(circuitSchema.parse({ ...record, ...changes })))

  test('fit one line', () => {
    expect(lineOf({})).toBe('Avril à novembre, niveau 2, 23 à 34 h de route')
  })

  test('leave out the hours of a record whose days cannot be added up', () => {
    expect(lineOf({ itinerary: [{ day: 1, title: 'Vers le sud' }] })).toBe('Avril à novembre, niveau 2')
  })

  test('are the site’s own where the record has an empty programme', () => {
    expect(lineOf({ itinerary: [] })).toBe('Avril à novembre, niveau 2, 23 à 34 h de route')
  })

  test('take the best months of a record where the site knows no months', () => {
    expect(lineOf({ slug: 'lointain', best_months: [5, 6, 7] })).toBe('Mai à juillet')
    expect(lineOf({ best_months: [2] })).toBe('Avril à novembre, niveau 2, 23 à 34 h de route')
  })

  test('are empty for a circuit that nothing is known of', () => {
    expect(lineOf({ slug: 'constructor' })).toBe('')
  })
})
