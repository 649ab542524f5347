import { expect, test } from 'vitest'
import { circuits } from '#mocks/data/circuits.ts'
import { places as placeRecords } from '#mocks/data/places.ts'
import { loadProgramme } from '#src/content/programmes.ts'
import { circuitSchema } from '#src/contract/circuit.ts'
import { placeSchema } from '#src/contract/place.ts'
import { toRoadBook } from '#src/features/circuits/take-along/road-book.ts'
import { toTripPlan } from '#src/features/circuits/take-along/trip-plan.ts'

const circuit = circuitSchema.parse(circuits.find(({ slug }) => slug === 'nord'))
const places = placeRecords.map((place) => placeSchema.parse(place))
const contacts = [
  { id: 1, name: 'Gendarmerie de Diego', phone: '+261 20 82 000 00' },
  { id: 2, name: 'Par courriel', email: 'aide@example.org' },
]

test('the road book has the days with positions, the price, and the numbers to call', async () => {
  const programme = (await loadProgramme('nord')) ?? {}
  const text = toRoadBook({ circuit, programme, places, contacts })
  expect(text).toMatch(/^CIRCUIT NORD\n9 jours · avril à novembre · niveau 2 · 12 à 18 h de route, 430\u00a0km\n/)
  expect(text.match(/^JOUR \d+\. /gm)).toHaveLength(9)
  expect(text).toMatch(/^À voir\u202f: .*Mer d.Émeraude \(-12\.\d+, 49\.\d+\)/m)
  expect(text).toMatch(/^Tarif\u202f: sur devis\.$/m)
  expect(text).toMatch(/^- .+ \(RN6\)\u202f: voiture, /m)
  expect(text).toMatch(/^Nuit\u202f: Ramena \(-12\.\d+, 49\.\d+\), \p{Ll}.+$/mu)
  expect(text).toMatch(
    /^En cas d’urgence\n- Gendarmerie de Diego\u202f: \+261 20 82 000 00\n- Assistance Dia Madagascar\u202f: \+261 20 22 000 00\n\n/m,
  )
  expect(text).toMatch(/^Compris\n- /m)
  expect(text).toMatch(/\/circuits\/nord\n$/)
  expect(text).not.toMatch(/undefined|null|false|\n{3}/)
})

test('the road book has the warnings of the days, places of other circuits, and what the numbers reach', async () => {
  const sud = circuitSchema.parse(circuits.find(({ slug }) => slug === 'sud'))
  const programme = (await loadProgramme('sud')) ?? {}
  const text = toRoadBook({ circuit: sud, programme, places, contacts: [{ id: 1, name: 'SAMU', phone: '124' }] })
  expect(text).toMatch(/^Arrivée possible après le coucher du soleil\u202f: /m)
  expect(text).toMatch(/^À voir\u202f: .*Ambatolampy/m)
  expect(text).toMatch(/de vol, plus deux heures à l’aéroport$/m)
  expect(text).toMatch(/^- SAMU\u202f: 124\. Urgences médicales\. Pas de réponse\u202f: police ou assistance\.$/m)
  expect(text).not.toMatch(/^- Gendarmerie/m)
})

test('the road book says which day is not known', () => {
  const programme = { itinerary: [{ day: 1, title: 'Départ' }, null] }
  const text = toRoadBook({ circuit, programme, places, contacts })
  expect(text).toContain('\n\nJOUR 1. Départ\n\nJOUR 2. Le détail de ce jour n’est pas publié.\n\n')
})

test('the road book of a circuit without a programme has what is known', () => {
  const text = toRoadBook({ circuit, programme: {}, places, contacts })
  expect(text).toMatch(/^CIRCUIT NORD\n9 jours\nEntre la baie .+\nTarif\u202f: sur devis\.\n\nEn cas d’urgence\n/)
})

test('the road book says where the gendarmerie is while no contact is one', () => {
  const text = toRoadBook({ circuit, programme: {}, places, contacts: [] })
  expect(text).toContain('- Hors des villes, adressez-vous au poste de gendarmerie le plus proche')
})

test('the plan for somebody at home has a date for each day and night, and whom to ask', async () => {
  const programme = (await loadProgramme('nord')) ?? {}
  const text = toTripPlan({ circuit, programme, contacts }, '2027-02-25')
  expect(text).toMatch(/^MON VOYAGE À MADAGASCAR\nCircuit Nord, du 25 février 2027 au 5 mars 2027\n\nOù je serai\n/)
  expect(text.match(/^- \d+(er)? \S+ 2027\u202f: /gm)).toHaveLength(9)
  expect(text).toMatch(/^- 25 février 2027\u202f: .+\. Nuit\u202f: .+ \(-12\.\d+, 49\.\d+\)$/m)
  expect(text).toMatch(/^- 1er mars 2027\u202f: /m)
  expect(text).toContain('Si je ne donne pas de nouvelles\n- Gendarmerie de Diego')
  expect(text).toMatch(/\/circuits\/nord\n$/)
  expect(text).not.toMatch(/undefined|null|false|\n{3}/)
})

test('the plan says what is not possible in its month', async () => {
  const programme = (await loadProgramme('sud')) ?? {}
  const text = toTripPlan({ circuit, programme, contacts }, '2027-02-10')
  expect(text).toMatch(/^En février, ce circuit n’est ouvert qu’en partie\u202f: /m)
  expect(toTripPlan({ circuit, programme, contacts }, '2027-07-10')).not.toContain('ce circuit n’est ouvert')
})

test('the plan keeps the date of a day that is not known', () => {
  const programme = { itinerary: [null, { day: 2, title: 'Retour' }] }
  const text = toTripPlan({ circuit, programme, contacts }, '2027-02-25')
  expect(text).toContain('\n- 25 février 2027\u202f: jour non détaillé\n- 26 février 2027\u202f: Retour\n')
})
