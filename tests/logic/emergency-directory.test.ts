import { describe, expect, test } from 'vitest'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { emergencyDirectory, serviceOf } from '#src/content/emergency-directory.ts'

const stored = ['Police', 'Pompiers', 'SAMU']

function names(contacts: readonly EmergencyContact[]) {
  return contacts.map(({ name }) => name)
}

describe('the emergency numbers', () => {
  test('are the stored ones while nothing has been loaded, and when nothing useful has', () => {
    expect(names(emergencyDirectory().emergencies)).toEqual(stored)
    expect(names(emergencyDirectory([]).emergencies)).toEqual(stored)
    const silent = { id: 1, name: 'Police', phone: ' ', email: null, type: 'emergency' }
    expect(names(emergencyDirectory([silent]).emergencies)).toEqual(stored)
  })

  test('are the loaded ones, the primary ones first', () => {
    const { emergencies, others } = emergencyDirectory([
      { id: 1, name: 'SAMU', phone: '124', type: 'emergency' },
      { id: 2, name: 'Police', phone: '117', type: 'emergency', is_primary: true },
      { id: 3, name: 'Pompiers', phone: '118', type: 'emergency', is_primary: false },
    ])
    expect(names(emergencies)).toEqual(['Police', 'SAMU', 'Pompiers'])
    expect(others).toEqual([])
  })

  test.each([
    ['is only written to', { email: 'sos@exemple.fr' }],
    ['has no number that can be dialled', { phone: 'voir à l’accueil' }],
  ])('stay before somebody who %s', (_, reach) => {
    const { emergencies } = emergencyDirectory([{ id: 1, name: 'Refuge', type: 'emergency', ...reach }])
    expect(names(emergencies)).toEqual([...stored, 'Refuge'])
  })

  test('of the configuration follow the loaded ones, unless a contact has the number', () => {
    const { emergencies } = emergencyDirectory([
      { id: 1, name: 'Assistance médicale', phone: '034 00 000 00', type: 'emergency' },
      { id: 2, name: 'Commissariat', phone: ' 117 ', type: 'emergency' },
    ])
    expect(names(emergencies)).toEqual(['Assistance médicale', 'Commissariat', 'Pompiers', 'SAMU'])
  })

  test('stay beside contacts that are no emergency', () => {
    const { emergencies, others } = emergencyDirectory([{ id: 1, name: 'Bureau', phone: '1', type: 'reservations' }])
    expect(names(emergencies)).toEqual(stored)
    expect(others.map(({ label }) => label)).toEqual(['Réservations'])
  })
})

test.each([
  ['SAMU', 'samu'],
  ['Ambulances de Tana', 'samu'],
  ['Urgences médicales', 'samu'],
  ['POLICE TOURISTIQUE', 'police'],
  ['Gendarmerie et police', 'gendarmerie'],
  ['Sapeurs-pompiers', 'fire'],
  ['Incendie', 'fire'],
  ['Assistance médicale', undefined],
  ['Clinique médicale', undefined],
  ['Secours routier', undefined],
  ['Police d’assurance', undefined],
  ['Refuge', undefined],
])('%s is the service %s', (name, service) => {
  expect(serviceOf({ id: 1, name })).toBe(service)
})

test('everybody else is listed by what they are for, unknown types plainly', () => {
  const { others } = emergencyDirectory([
    { id: 1, name: 'Hanta', phone: '1', type: 'customer_service' },
    { id: 2, name: 'Solo', email: 'a@b.fr', type: 'customer_service', is_primary: true },
    { id: 3, name: 'Ambassade', phone: '3', type: 'police_touristique' },
    { id: 4, name: 'Aéroport', phone: '4' },
    { id: 5, name: 'Port', phone: '5', type: ' ' },
    { id: 6, name: 'Personne', type: 'reservations' },
  ])
  expect(others.map(({ label, contacts }) => [label, names(contacts)])).toEqual([
    ['Service client', ['Solo', 'Hanta']],
    ['police touristique', ['Ambassade']],
    ['Autre contact', ['Aéroport', 'Port']],
  ])
})
