import { describe, expect, test } from 'vitest'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import { circuitBreadcrumb, touristTrip } from '#src/features/circuits/circuit-structured-data.ts'

const circuit: Circuit = { id: 1, name: 'Nord', slug: 'nord', description: 'North', description_fr: 'Le Nord' }
const place: Place = { id: 1, name: 'Bay', name_fr: 'Baie', latitude: -12.25, longitude: 49.4 }

describe('a circuit in the terms of schema.org', () => {
  test('is a trip of the provider, in French, without a price', () => {
    const trip = touristTrip(circuit, [])
    expect(trip).toMatchObject({
      '@type': 'TouristTrip',
      name: 'Circuit Nord',
      description: 'Le Nord',
      url: 'https://dia-madagascar.example/circuits/nord',
      image: 'https://dia-madagascar.example/share/circuits/nord.png',
      provider: { '@type': 'TravelAgency', name: 'Dia Madagascar' },
    })
    expect(trip).not.toHaveProperty('itinerary')
    expect(trip).not.toHaveProperty('offers')
  })

  test('lists its places in order, with their coordinates', () => {
    const inland: Place = { id: 2, name: 'Forest' }
    expect(touristTrip(circuit, [place, inland]).itinerary).toEqual({
      '@type': 'ItemList',
      itemListOrder: 'https://schema.org/ItemListOrderAscending',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'TouristAttraction',
            name: 'Baie',
            geo: { '@type': 'GeoCoordinates', latitude: -12.25, longitude: 49.4 },
          },
        },
        { '@type': 'ListItem', position: 2, item: { '@type': 'TouristAttraction', name: 'Forest' } },
      ],
    })
  })

  test('lists the first 50 of very many places, and counts them all', () => {
    const places = Array.from({ length: 2000 }, (_, id) => ({ ...place, id }))
    expect(touristTrip(circuit, places).itinerary).toMatchObject({
      numberOfItems: 2000,
      itemListElement: { length: 50 },
    })
  })

  test('falls back on the home page’s picture, and leaves out a blank description', () => {
    const trip = touristTrip({ id: 9, name: 'Îles', slug: 'îles & plages', description: ' ' }, [])
    expect(trip).toMatchObject({
      url: 'https://dia-madagascar.example/circuits/%C3%AEles%20%26%20plages',
      image: 'https://dia-madagascar.example/share/home.png',
    })
    expect(trip).not.toHaveProperty('description')
  })

  test('is the last step of its breadcrumb', () => {
    expect(circuitBreadcrumb(circuit).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://dia-madagascar.example/' },
      { '@type': 'ListItem', position: 2, name: 'Nos Circuits', item: 'https://dia-madagascar.example/#circuits' },
      { '@type': 'ListItem', position: 3, name: 'Nord', item: 'https://dia-madagascar.example/circuits/nord' },
    ])
  })
})
