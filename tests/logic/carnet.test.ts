import { describe, expect, test } from 'vitest'
import { circuits as circuitRecords } from '#mocks/data/circuits.ts'
import { places as placeRecords } from '#mocks/data/places.ts'
import { describeCarnet } from '#src/content/describe-carnet.ts'
import { circuitSchema } from '#src/contract/circuit.ts'
import { placeSchema } from '#src/contract/place.ts'
import { carnetPath, groupCarnet, readSharedCarnet } from '#src/features/circuits/carnet/carnet.ts'
import { type CarnetSearch, readCarnetSearch } from '#src/features/circuits/carnet/carnet-search.ts'
import { factsOf, remarksOn, sumCarnet, sumsLine } from '#src/features/circuits/carnet/carnet-sums.ts'
import { toCarnetText } from '#src/features/circuits/carnet/carnet-text.ts'

const circuits = circuitRecords.map((record) => circuitSchema.parse(record))
const places = placeRecords.map((record) => placeSchema.parse(record))

const groupsOf = (search: CarnetSearch) => groupCarnet(readSharedCarnet(search, circuits, places), circuits, places)

describe('the search params of a carnet', () => {
  test('are read', () => {
    const search = { circuits: 'nord,sud', lieux: 'anakao', jours: 14 }
    expect(readCarnetSearch({ ...search, mois: 8 })).toEqual(search)
  })

  test.each([{ circuits: ['nord'], lieux: null, jours: '14' }, { jours: 0 }, { jours: 61 }, { jours: 1.5 }])(
    'are ignored where they are invalid: %j',
    (search) => {
      expect(readCarnetSearch(search)).toEqual({})
    },
  )

  test('leave out what does not exist, and what stands there twice', () => {
    const groups = groupsOf({ circuits: 'nord,atlantide,,nord', lieux: 'anakao,nulle-part' })
    expect(carnetPath(groups, 14)).toBe('/carnet?circuits=nord&lieux=anakao&jours=14')
  })

  test('are encoded one by one', () => {
    const groups = groupCarnet({ circuits: [{ slug: 'île & co', name: 'Île' }], places: [] }, [], [])
    expect(carnetPath([...groups, ...groups], undefined)).toBe(
      '/carnet?circuits=%C3%AEle%20%26%20co,%C3%AEle%20%26%20co',
    )
  })
})

describe('a carnet', () => {
  test('has its circuits with their places first, then the places of other circuits', () => {
    const groups = groupsOf({ circuits: 'nord,sud', lieux: 'morondava,anakao,toliara' })
    expect(groups.map(({ circuit, isKept, places: kept }) => [circuit.name, isKept, kept.length])).toEqual([
      ['Nord', true, 0],
      ['Sud', true, 2],
      ['Ouest', false, 1],
    ])
  })

  test('can be shown without lists, by the names that are stored', () => {
    const carnet = {
      circuits: [{ slug: 'nord', name: 'Nord' }],
      places: [{ slug: 'anakao', name: 'Anakao', circuit: 'grand-sud' }],
    }
    const [nord, sud] = groupCarnet(carnet, [], [])
    expect(nord && factsOf(nord.facts)).toEqual(['9 jours', '12 à 18 h de route', 'avril à novembre'])
    expect([sud?.circuit.name, sud?.places[0]?.name]).toEqual(['Grand sud', 'Anakao'])
  })

  test('has typographic apostrophes in its names', () => {
    const coast = circuitSchema.parse({ id: 7, name: "Côte d'Or", slug: 'cote-d-or' })
    const bay = placeSchema.parse({ id: 8, name: "Baie d'Or", slug: 'baie-d-or', circuit: 7 })
    const text = toCarnetText(
      groupCarnet(readSharedCarnet({ circuits: 'cote-d-or', lieux: 'baie-d-or' }, [coast], [bay]), [coast], [bay]),
      9,
    )
    expect(text).toContain('CIRCUIT CÔTE D’OR\n- Baie d’Or\n')
    expect(text).toContain('La durée de Côte d’Or n’est pas publiée')
  })

  test('adds up the days and hours of its circuits, and the months in which all are open', () => {
    const sums = sumCarnet(groupsOf({ circuits: 'nord,est', lieux: 'anakao' }))
    expect(sumsLine(sums)).toBe('2 circuits · 1 lieu · 17 jours · 26 à 37 h de route')
    expect(sums.months).toEqual([5, 6, 7, 8, 9, 10, 11])
    expect(sumsLine(sumCarnet(groupsOf({ lieux: 'anakao' })))).toBe('1 lieu')
  })
})

describe('the remarks on a carnet', () => {
  const remarks = (search: CarnetSearch, days?: number) => remarksOn(groupsOf(search), days)
  const between = ', sans compter le trajet de l’un à l’autre'

  test.each([
    ['nord', 7, true, 'Nord demande 9 jours\u202f: cela ne tient pas en 7 jours.'],
    ['nord', 9, false, 'Nord demande 9 jours\u202f: sur 9 jours, il n’en reste aucun.'],
    ['nord', 14, false, 'Nord demande 9 jours\u202f: sur 14 jours, il en reste 5.'],
    ['nord,sud', 14, true, `Nord et Sud demandent 21 jours${between}\u202f: cela ne tient pas en 14 jours.`],
    ['nord,sud', 21, true, `Nord et Sud demandent 21 jours${between}\u202f: sur 21 jours, il n’en reste aucun.`],
    ['nord,sud', 24, false, `Nord et Sud demandent 21 jours${between}\u202f: sur 24 jours, il en reste 3.`],
    [
      'nord,sud,est',
      30,
      true,
      'Nord, Sud et Est demandent 29 jours, sans compter les trajets de l’un à l’autre\u202f: sur 30 jours, il en reste 1.',
    ],
  ])('say whether %s fits into %i days', (slugs, days, isWarning, text) => {
    expect(remarks({ circuits: slugs }, days)).toEqual([{ isWarning, text }])
  })

  test('say nothing of days that are not known', () => {
    expect(remarks({ circuits: 'nord,sud' })).toEqual([])
  })

  test('name the circuits whose places are in the carnet without them', () => {
    expect(remarks({ circuits: 'nord', lieux: 'anakao' })).toEqual([
      {
        isWarning: true,
        text: 'Anakao est sur le circuit Sud, qui n’est pas dans le carnet\u202f: prévoyez quelques jours sur ce circuit, qui en compte 12.',
      },
    ])
    const many = remarks({ lieux: 'anakao,toliara,ambalavao,parc-national-de-l-isalo' })
    expect(many[0]?.text).toMatch(/^4 lieux sont sur le circuit Sud/)
  })

  test('name circuits of unknown length, and circuits that have no month in common', () => {
    const distant = circuitSchema.parse({ id: 7, name: 'Lointain', slug: 'lointain', best_months: [1, 2] })
    const carnet = { circuits: [{ slug: 'nord', name: 'Nord' }, distant], places: [] }
    expect(remarksOn(groupCarnet(carnet, [distant], []), 5).map(({ text }) => text)).toEqual([
      'Nord demande 9 jours\u202f: cela ne tient pas en 5 jours.',
      'La durée de Lointain n’est pas publiée\u202f: elle n’est pas comptée ici.',
      'Aucun mois n’est entièrement ouvert pour tous ces circuits.',
    ])
  })
})

test('the text of a carnet has its sums, remarks, circuits with places, and the link that shares it', () => {
  const text = toCarnetText(groupsOf({ circuits: 'nord', lieux: 'mer-d-emeraude,anakao' }), 7)
  expect(text).toMatch(/^CARNET DE VOYAGE, Dia Madagascar\n1 circuit · 2 lieux · 9 jours · 12 à 18 h de route\n/)
  expect(text).toContain('\nJours sur place\u202f: 7\nNord demande 9 jours\u202f: cela ne tient pas en 7 jours.\n')
  expect(text).toMatch(
    /\n\nCIRCUIT NORD\n9 jours · 12 à 18 h de route · avril à novembre\n- Mer d’Émeraude \(-12\.\d+, 49\.\d+\)\nhttps:.*\/circuits\/nord\n\nLIEUX DU CIRCUIT SUD\n- Anakao \(/,
  )
  expect(text).toMatch(/\n\nhttps:.*\/carnet\?circuits=nord&lieux=mer-d-emeraude,anakao&jours=7\n$/)
})

test('a carnet is described in words for a request', () => {
  expect(describeCarnet({ circuits: ['Nord', 'Sud'], places: ['Anakao'], days: 14 })).toBe(
    'circuits Nord et Sud\u202f; lieu Anakao\u202f; 14 jours sur place',
  )
  expect(describeCarnet({ circuits: [], places: [], days: 14 })).toBe('')
})
