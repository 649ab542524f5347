import { describe, expect, test } from 'vitest'
import { draftLabel } from '#src/features/privacy/form-labels.ts'
import { printedAge } from '#src/features/privacy/printed-age.ts'
import { printedSize, totalSize } from '#src/features/privacy/printed-size.ts'
import { momentOf, type StoredThing } from '#src/storage/stored-thing.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const now = new Date(2027, 4, 20, 12).getTime()

describe('the age of what is stored', () => {
  test.each([
    [0, 'à l’instant'],
    [59 * second, 'à l’instant'],
    [minute, 'il y a 1 minute'],
    [59 * minute + 59 * second, 'il y a 59 minutes'],
    [hour, 'il y a 1 heure'],
    [day - second, 'il y a 23 heures'],
    [day, 'il y a 1 jour'],
    [7 * day - second, 'il y a 6 jours'],
    [7 * day, 'le 13 mai 2027'],
    [19 * day, 'le 1er mai 2027'],
    [9 * day, 'le 11 mai 2027'],
    // Clocks are never quite in step, or quite wrong.
    [-30 * second, 'à l’instant'],
    [-2 * minute, 'date inconnue'],
  ])('of %i ms is %s', (age, printed) => {
    expect(printedAge(now - age, now)).toBe(printed)
  })

  test('that nobody noted is unknown', () => {
    expect(printedAge(undefined, now)).toBe('date inconnue')
  })

  test.each([[undefined], [null], [7], [''], ['dismissed']])('is not to be read from %s', (text) => {
    expect(momentOf(text)).toBeUndefined()
  })
})

describe('the size of what is stored', () => {
  test.each([
    [1, '1\u202foctet'],
    [999, '999\u202foctets'],
    [1240, '1,2\u202fko'],
    [999_000, '999\u202fko'],
    [2_000_000, '2\u202fMo'],
    [1_234_500_000, '1\u202f234,5\u202fMo'],
  ])('of %i bytes is %s', (bytes, printed) => {
    expect(printedSize({ bytes, estimated: false })).toBe(printed)
  })

  test('says when it is an estimate, and so does a total with one in it', () => {
    const sized = (bytes: number, estimated: boolean): StoredThing => ({
      id: '',
      name: '',
      kept: '',
      savedAt: undefined,
      entries: [],
      remove: () => {},
      size: { bytes, estimated },
    })
    expect(printedSize({ bytes: 14_000, estimated: true })).toBe('environ 14\u202fko')
    expect(totalSize([sized(10, false), sized(20, false)])).toEqual({ bytes: 30, estimated: false })
    expect(totalSize([sized(10, false), sized(20, true)])).toEqual({ bytes: 30, estimated: true })
  })
})

describe('a stored draft', () => {
  test.each([
    ['home', 'Brouillon\u202f: demande de réservation'],
    ['circuit/cote-est', 'Brouillon\u202f: réservation du circuit Cote est'],
    ['contact', 'Brouillon\u202f: message de contact'],
    ['newsletter', 'Brouillon\u202f: adresse pour la newsletter'],
    ['chat', 'Brouillon\u202f: question à l’assistant'],
    ['circuit/', 'Autre brouillon'],
    ['survey', 'Autre brouillon'],
    ['constructor', 'Autre brouillon'],
    ['early/contact', 'Brouillon\u202f: mots tapés avant la fin du chargement'],
  ])('of the form %s is called %s', (form, name) => {
    expect(draftLabel(form).name).toBe(name)
  })

  test('of an unknown form is told apart by its key', () => {
    expect(draftLabel('survey').kept).toContain('«\u202fsurvey\u202f»')
  })
})
