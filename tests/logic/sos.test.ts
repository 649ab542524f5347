import { describe, expect, test } from 'vitest'
import { emergencies, type Service } from '#src/content/emergencies.ts'
import { emergencyDirectory } from '#src/content/emergency-directory.ts'
import type { EmergencyContact } from '#src/contract/emergency-contact.ts'
import { distressMessage, smsLink } from '#src/features/sos/distress-message.ts'
import { emergencyNumbers } from '#src/features/sos/emergency-numbers.ts'
import { describeNearestTown, nightsOf, townsAmong } from '#src/features/sos/nearest-town.ts'

const gendarmerie = { id: 9, name: 'Gendarmerie nationale', phone: '020 22 000 19' }

function namesIn(services: readonly Service[], contacts: readonly EmergencyContact[] = []) {
  const loaded = contacts.map((contact) => ({ ...contact, type: 'emergency' }))
  const { emergencies: all } = emergencyDirectory(loaded)
  return emergencyNumbers(services, all).map(({ contact }) => contact.name)
}

const services = (id: string) => emergencies.find((emergency) => emergency.id === id)?.services ?? []

describe('the numbers to call', () => {
  test.each([
    ['blesse', ['SAMU', 'Assistance Dia Madagascar', 'Police', 'Pompiers']],
    ['accident', ['SAMU', 'Police', 'Pompiers', 'Assistance Dia Madagascar']],
    ['vol', ['Police', 'SAMU', 'Assistance Dia Madagascar']],
    ['incendie', ['Pompiers', 'Police', 'SAMU', 'Assistance Dia Madagascar']],
    ['perdu', ['Assistance Dia Madagascar', 'Police', 'SAMU']],
    ['panne', ['Assistance Dia Madagascar', 'Police']],
  ])('after %s are %j, without a gendarmerie that has no number', (id, names) => {
    expect(namesIn(services(id))).toEqual(names)
  })

  test('begin with those of the API that has the service, and contacts of no service come last', () => {
    const contacts = [
      { id: 1, name: 'Refuge d’Andringitra', phone: '034 00 000 00' },
      gendarmerie,
      { id: 2, name: 'POLICE TOURISTIQUE', phone: '034 00 000 01' },
    ]
    expect(namesIn(services('vol'), contacts)).toEqual([
      'POLICE TOURISTIQUE',
      'Police',
      'Gendarmerie nationale',
      'SAMU',
      'Assistance Dia Madagascar',
      'Refuge d’Andringitra',
    ])
  })

  test('do not include a service that can only be written to', () => {
    const contacts = [{ id: 1, name: 'Gendarmerie', email: 'poste@exemple.mg' }]
    expect(namesIn(['gendarmerie', 'police'], contacts)).toEqual(['Police', 'Gendarmerie'])
  })
})

describe('the nearest town', () => {
  const ranohira = { name: 'Ranohira', lat: -22.5617, lon: 45.4178 }
  const places = [
    { id: 1, name: 'Toliara', type: 'city', latitude: -23.35, longitude: 43.6667 },
    { id: 2, name: 'Isalo', type: 'nature', latitude: -22.5, longitude: 45.5 },
    { id: 3, name: 'Nowhere', type: 'city', latitude: null, longitude: 45.5 },
  ]
  const nights = nightsOf([
    { day: 1, title: 'Isalo', night: ranohira },
    null,
    { day: 3, title: 'Bivouac', night: { name: 'Bivouac', lat: -22.5, lon: 45.5, precision: 'area' } },
  ])
  const here = { latitude: -22.485, longitude: 45.5 }

  test('is a place of type city or a night whose position is certain', () => {
    expect(townsAmong(places).map(({ name }) => name)).toEqual(['Toliara'])
    expect(nights.map(({ name }) => name)).toEqual(['Ranohira'])
  })

  test.each([
    [here, 'À 12\u00a0km au nord-est de Ranohira, à vol d’oiseau'],
    [{ latitude: -22.55, longitude: 45.4 }, 'À 2,2\u00a0km au nord-ouest de Ranohira, à vol d’oiseau'],
    [{ latitude: -22.5618, longitude: 45.4179 }, 'À Ranohira, ou tout près'],
    [{ latitude: 48.85, longitude: 2.35 }, null],
  ])('from %j is told as %j', (point, text) => {
    expect(describeNearestTown(point, [...townsAmong(places), ...nights])).toBe(text)
  })

  test('is elided in French, and unknown without towns', () => {
    expect(describeNearestTown(here, [{ name: 'Ihosy', point: { latitude: -22.4, longitude: 46.12 } }])).toMatch(
      / d’Ihosy, à vol d’oiseau$/,
    )
    expect(describeNearestTown(here, [])).toBeNull()
  })
})

describe('the text message', () => {
  const position = {
    point: { latitude: -18.91234, longitude: 47.536116 },
    accuracy: 12.4,
    readAt: Date.parse('2026-11-25T14:32:10+03:00'),
  }

  test('says what has happened, where and when', () => {
    expect(distressMessage(emergencies[0], position)).toBe(
      'SOS - Blessé ou malade\nPosition: -18.91234, 47.53612\nà 12 m près, 14:32 (Madagascar)\nhttps://maps.google.com/?q=-18.91234,47.53612',
    )
  })

  test.each([undefined, ...emergencies])('fits into one message of the GSM alphabet: $label', (emergency) => {
    const text = distressMessage(emergency, { ...position, accuracy: 12_345 })
    expect(text).toMatch(/^[\w\n !"#%&'()*+,./:;<=>?@àèéùìòÇÉäöñü-]+$/)
    expect(text.length).toBeLessThanOrEqual(160)
  })

  test('is encoded in a link without a recipient', () => {
    expect(smsLink('SOS & aide\nici')).toBe('sms:?&body=SOS%20%26%20aide%0Aici')
  })
})
