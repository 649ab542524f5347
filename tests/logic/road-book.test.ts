import { expect, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { loadProgramme } from '#src/content/programmes.ts'
import { circuitSchema } from '#src/contract/circuit.ts'
import { toRoadBook } from '#src/features/circuits/take-along/road-book.ts'

const circuit = circuitSchema.parse(circuits.find(({ slug }) => slug === 'nord'))

test('the road book has the days with positions, the price, and the numbers to call', async () => {
  const programme = await loadProgramme('nord')
  const text = toRoadBook(circuit, programme ?? {}, new Map([['mer-d-emeraude', 'Mer d’Émeraude']]))
  expect(text).toMatch(/^CIRCUIT NORD\n9 jours · avril à novembre · niveau 2 · 12 à 18 h de route, 430\u00a0km\n/)
  expect(text.match(/^JOUR \d+\. /gm)).toHaveLength(9)
  expect(text).toMatch(/^Nuit\u202f: Ramena \(-12\.\d+, 49\.\d+\)$/m)
  expect(text).toMatch(/^En cas d’urgence\n- Police\u202f: 117\n/m)
  expect(text).toMatch(/^Compris\n- /m)
  expect(text).toMatch(/\/circuits\/nord\n$/)
  expect(text).not.toMatch(/undefined|null|false|\n{3}/)
})

test('the road book says which day is not known', () => {
  const text = toRoadBook(circuit, { itinerary: [{ day: 1, title: 'Départ' }, null] }, new Map())
  expect(text).toContain('\n\nJOUR 1. Départ\n\nJOUR 2. Le détail de ce jour n’est pas publié.\n\n')
})

test('the road book of a circuit without a programme has what is known', () => {
  const text = toRoadBook(circuit, {}, new Map())
  expect(text).toMatch(/^CIRCUIT NORD\n9 jours\n\nEn cas d’urgence\n/)
})
