import { describe, expect, test } from 'vitest'
import { circuits as fixtures } from '#mocks/data/circuits.ts'
import { type Circuit, circuitSchema } from '#src/contract/circuit.ts'
import { countFitting, rankCircuits } from '#src/features/circuits/list/rank-circuits.ts'
import type { TripCriteria } from '#src/content/trip-criteria.ts'

const circuits = fixtures.map((record) => circuitSchema.parse(record))

/** A circuit that the site has no programme for. */
function unknownCircuit(changes: Partial<Circuit> = {}): Circuit {
  return circuitSchema.parse({ id: 9, name: 'Lointain', slug: 'lointain', ...changes })
}

const slugs = (criteria: TripCriteria, list = circuits) =>
  rankCircuits(list, criteria).map(({ circuit }) => circuit.slug)

function rank(circuit: Circuit, criteria: TripCriteria) {
  const [ranked] = rankCircuits([circuit], criteria)
  return { fit: ranked?.fit, reason: ranked?.reason }
}

const bySlug = (slug: string) => circuits.find((circuit) => circuit.slug === slug) ?? unknownCircuit()

describe('the order of circuits', () => {
  test('stays without criteria, and no circuit has a reason', () => {
    const ranked = rankCircuits(circuits, {})
    expect(ranked.map(({ circuit }) => circuit)).toEqual(circuits)
    expect(ranked.every(({ fit, reason }) => fit === 'unknown' && reason === '')).toBe(true)
  })

  test('begins with those that fill the days at hand, and ends with those that take more', () => {
    expect(slugs({ jours: 9 })).toEqual(['nord', 'ouest', 'est', 'centre', 'sud'])
  })

  test('puts the shortest first where all take more days', () => {
    expect(slugs({ jours: 5 })).toEqual(['centre', 'est', 'nord', 'ouest', 'sud'])
  })

  test('puts a circuit with a stage to replace after those that are open', () => {
    expect(slugs({ mois: 4 })).toEqual(['centre', 'nord', 'sud', 'est', 'ouest'])
  })

  test('puts a closed circuit last, even if it meets every other criterion', () => {
    expect(slugs({ mois: 2, jours: 9, voir: 'tsingy', effort: 2 })).toEqual(['centre', 'sud', 'nord', 'ouest', 'est'])
  })

  test('puts a circuit that nothing is known of between those that fit and those that do not, without a reason', () => {
    const list = [unknownCircuit(), ...circuits]
    expect(slugs({ jours: 9 }, list)).toEqual(['nord', 'ouest', 'est', 'centre', 'lointain', 'sud'])
    expect(rank(unknownCircuit(), { mois: 8, jours: 9, voir: 'tsingy', effort: 2 })).toEqual({
      fit: 'unknown',
      reason: '',
    })
  })
})

describe('the reason on a circuit', () => {
  test.each<[string, TripCriteria, string, string]>([
    ['est', { mois: 8, jours: 10 }, 'fits', '8 jours, ouvert en août'],
    ['nord', { mois: 2 }, 'unsuitable', 'fermé en février'],
    ['sud', { jours: 10 }, 'unsuitable', '12 jours\u202f: plus que vos 10'],
    ['sud', { mois: 3 }, 'fits', 'au moins une visite à remplacer en mars'],
    ['ouest', { voir: 'fleuves' }, 'fits', 'fleuves et canaux au programme'],
    ['nord', { voir: 'baobabs' }, 'unsuitable', 'baobabs\u202f: pas un temps fort'],
    ['nord', { effort: 2 }, 'fits', 'niveau 2'],
    ['sud', { effort: 2 }, 'unsuitable', 'niveau 4\u202f: plus exigeant'],
    ['est', { voir: 'baleines' }, 'fits', 'baleines au programme, juillet à septembre'],
    ['est', { voir: 'baleines', mois: 7 }, 'fits', 'ouvert en juillet, baleines au programme'],
  ])('%s for %j is that it %s: %s', (slug, criteria, fit, reason) => {
    expect(rank(bySlug(slug), criteria)).toEqual({ fit, reason })
  })

  test('gives only what does not fit', () => {
    expect(rank(bySlug('est'), { mois: 5, jours: 7, voir: 'baleines' })).toEqual({
      fit: 'unsuitable',
      reason: '8 jours\u202f: plus que vos 7, baleines\u202f: juillet à septembre',
    })
  })

  test('is from the record where it has the fact', () => {
    const record = circuitSchema.parse({
      ...bySlug('nord'),
      estimated_duration_days: 5,
      level: 1,
      month_notes: [
        { month: 2, state: 'open' },
        { month: 8, state: 'closed' },
      ],
    })
    expect(rank(record, { jours: 5, mois: 2, effort: 1 }).reason).toBe('5 jours, ouvert en février, niveau 1')
    expect(rank(record, { mois: 8 }).reason).toBe('fermé en août')
  })

  test('gives what is known of a circuit of which only a part is', () => {
    const criteria = { jours: 9, mois: 8 }
    expect(rank(unknownCircuit({ estimated_duration_days: 4 }), criteria)).toEqual({
      fit: 'unknown',
      reason: '4 jours',
    })
    expect(rank(unknownCircuit({ estimated_duration_days: 14 }), criteria).fit).toBe('unsuitable')
  })
})

describe('the number of fitting circuits', () => {
  test.each<[TripCriteria, string]>([
    [{ jours: 9 }, '4 circuits conviennent sur 5'],
    [{ mois: 2, jours: 6 }, '1 circuit convient sur 5'],
    [{ jours: 1 }, 'Aucun circuit ne convient tout à fait'],
  ])('for %j reads: %s', (criteria, text) => {
    expect(countFitting(rankCircuits(circuits, criteria))).toBe(text)
  })
})
