import { frenchText } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import { placeFacts } from '#src/features/circuits/places/place-facts.ts'
import { travelAgencyReference } from '#src/layout/structured-data.tsx'
import { absoluteUrl, circuitPath } from '#src/lib/urls.ts'
import { circuitSharePicture, sharePictures } from '#src/pictures/share-pictures.ts'

/** A circuit with thousands of places must not slow down its page. */
const maxPlaces = 50

/** The circuit and its places. It has no offer, because prices are on request. */
export function touristTrip(circuit: Circuit, places: Place[]) {
  const description = frenchText(circuit.description_fr, circuit.description)
  return {
    '@type': 'TouristTrip',
    name: `Circuit ${circuit.name}`,
    ...(description && { description }),
    url: absoluteUrl(circuitPath(circuit.slug)),
    image: absoluteUrl((circuitSharePicture(circuit.slug) ?? sharePictures.home).path),
    provider: travelAgencyReference,
    ...(places.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        itemListOrder: 'https://schema.org/ItemListOrderAscending',
        numberOfItems: places.length,
        itemListElement: places.slice(0, maxPlaces).map((place, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: touristAttraction(place),
        })),
      },
    }),
  }
}

function touristAttraction(place: Place) {
  const { name, description, point } = placeFacts(place)
  return {
    '@type': 'TouristAttraction',
    name,
    ...(description && { description }),
    ...(point && {
      geo: { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude },
    }),
  }
}

/** The same steps as the page's breadcrumb. */
export function circuitBreadcrumb(circuit: Circuit) {
  const steps = [
    ['Accueil', '/'],
    ['Nos Circuits', '/#circuits'],
    [circuit.name, circuitPath(circuit.slug)],
  ] as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
