import { describe, expect, test } from 'vitest'
import type { Place } from '#src/contract/place.ts'
import { placeFacts } from '#src/features/circuits/places/place-facts.ts'

const facts = (fields: Partial<Place>) => placeFacts({ id: 1, name: 'Place 1', ...fields })

describe('a place', () => {
  test.each([
    ['city', 'Ville'],
    ['nature', 'Nature'],
    ['beach', 'Plage'],
    ['culture', 'Culture'],
    ['adventure', 'Aventure'],
    ['historical', 'Historique'],
    ['religious', 'Religieux'],
    ['market', 'Marché'],
    ['volcano', 'Lieu'],
    [null, 'Lieu'],
  ])('of type %s is labelled %s', (type, label) => {
    expect(facts({ type }).typeLabel).toBe(label)
  })

  test("shows the API's label and French texts before others", () => {
    const french = { type_display: 'Cité', name_fr: 'Lieu 1', description_fr: 'Un lieu' }
    expect(facts({ type: 'city', description: 'A place', ...french })).toMatchObject({
      typeLabel: 'Cité',
      name: 'Lieu 1',
      description: 'Un lieu',
    })
    expect(facts({ name_fr: '', description: 'A place', description_fr: ' ' })).toMatchObject({
      name: 'Place 1',
      description: 'A place',
    })
  })

  test('works offline only when the API says so', () => {
    expect(facts({ has_offline_content: true }).worksOffline).toBe(true)
    expect(facts({ has_offline_content: null }).worksOffline).toBe(false)
  })

  test('has a point at 0, 0, and none without a coordinate', () => {
    expect(facts({ latitude: 0, longitude: 0 }).point).toEqual({ latitude: 0, longitude: 0 })
    expect(facts({ latitude: -20 }).point).toBeNull()
    expect(facts({ longitude: 44 }).point).toBeNull()
  })
})
