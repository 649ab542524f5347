import { describe, expect, test } from 'vitest'
import type { Place } from '#src/contract/place.ts'
import type { Route } from '#src/contract/route.ts'
import { fitName } from '#src/features/circuits/fit-name.ts'
import { placeFacts } from '#src/features/circuits/place-facts.ts'
import { difficultyOf, transportOf } from '#src/features/circuits/route-labels.ts'
import { tripLength } from '#src/features/circuits/trip-length.ts'

const place = (fields: Partial<Place>) => placeFacts({ id: 1, name: 'Place 1', ...fields })
const route = (fields: Partial<Route>): Route => ({ id: 1, name: 'Route 1', ...fields })

/** The share of its container's width that a letter's size may take. */
const share = (name: string) => {
  const { fontSize } = fitName(name, { largest: '9rem', smallest: '2rem' })
  return Number(/([\d.]+)cqi/.exec(String(fontSize))?.[1])
}

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
    ['constructor', 'Lieu'],
    [null, 'Lieu'],
  ])('of type %s is a %s', (type, label) => {
    expect(place({ type }).typeLabel).toBe(label)
  })

  test('takes the label and the French texts of the API before ours', () => {
    expect(
      place({
        type: 'city',
        type_display: 'Cité',
        name_fr: 'Lieu 1',
        description: 'A place',
        description_fr: 'Un lieu',
      }),
    ).toMatchObject({ typeLabel: 'Cité', name: 'Lieu 1', description: 'Un lieu' })
    expect(place({ name_fr: '', description: 'A place', description_fr: ' ' })).toMatchObject({
      name: 'Place 1',
      description: 'A place',
    })
  })

  test('works offline only when the API says so', () => {
    expect(place({ has_offline_content: true }).worksOffline).toBe(true)
    expect(place({ has_offline_content: null }).worksOffline).toBe(false)
  })

  test('on the equator and the meridian has a point, one without a coordinate has none', () => {
    expect(place({ latitude: 0, longitude: 0 }).point).toEqual({ latitude: 0, longitude: 0 })
    expect(place({ latitude: -20 }).point).toBeNull()
  })
})

describe('a route', () => {
  test.each([
    ['car', 'Voiture'],
    ['walking', 'Marche'],
    ['hiking', 'Randonnée'],
    ['boat', 'Bateau'],
    ['plane', 'Avion'],
  ])('by %s is labelled %s', (transport_type, label) => {
    expect(transportOf(route({ transport_type }))).toEqual({ label, icon: transport_type })
  })

  test('by an unknown means shows what the API calls it, and no icon', () => {
    expect(transportOf(route({ transport_type: 'train', transport_display: 'Train' }))).toEqual({
      label: 'Train',
      icon: null,
    })
    expect(transportOf(route({ transport_type: 'train' }))).toBeNull()
    expect(transportOf(route({ transport_type: 'car', transport_display: '4x4' }))?.label).toBe('4x4')
  })

  test.each([
    ['easy', 'Facile'],
    ['medium', 'Modéré'],
    ['hard', 'Difficile'],
    ['extreme', undefined],
    ['toString', undefined],
  ])('of difficulty %s is %s', (difficulty, label) => {
    expect(difficultyOf(route({ difficulty }))?.label).toBe(label)
  })
})

describe('a trip', () => {
  test.each([
    [9, '9 jours, 8 nuits'],
    [2, '2 jours, 1 nuit'],
    [1, '1 jour, 0 nuit'],
    [0, '0 jour, 0 nuit'],
    [null, null],
  ])('of %s days lasts %s', (days, text) => {
    expect(tripLength(days)).toBe(text)
  })
})

describe('a name', () => {
  test('is the smaller the longer its longest word, or all of it', () => {
    expect(share('Sud')).toBeGreaterThan(share('Antananarivo'))
    expect(share('Sud')).toBeGreaterThan(share('Sud et est et ouest et nord'))
    expect(share('-')).toBeGreaterThan(0)
  })
})
