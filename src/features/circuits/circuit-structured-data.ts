import type { BreadcrumbList, TouristAttraction, TouristTrip } from 'schema-dts'
import type { Circuit } from '#src/contract/circuit.ts'
import type { Place } from '#src/contract/place.ts'
import { circuitPath } from '#src/lib/circuit-path.ts'
import { frenchText } from '#src/features/circuits/french-text.ts'
import { placeFacts } from '#src/features/circuits/place-facts.ts'
import { siteAddress } from '#src/lib/site-address.ts'
import { byTravelAgency } from '#src/lib/travel-agency.ts'
import { circuitSharePicture, sharePictures } from '#src/pictures/share-pictures.ts'

/** Search engines take the first stops; a circuit of 2,000 places must not weigh down its page. */
const mostStops = 50

/** The circuit and its places in the order of the journey, in the terms of schema.org; without an offer, as it has no price. */
export function touristTrip(circuit: Circuit, places: Place[]) {
  const description = frenchText(circuit.description_fr, circuit.description)
  return {
    '@type': 'TouristTrip',
    name: `Circuit ${circuit.name}`,
    ...(description && { description }),
    url: siteAddress(circuitPath(circuit.slug)),
    image: siteAddress((circuitSharePicture(circuit.slug) ?? sharePictures.home).path),
    provider: byTravelAgency,
    ...(places.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        itemListOrder: 'https://schema.org/ItemListOrderAscending',
        numberOfItems: places.length,
        itemListElement: places.slice(0, mostStops).map((place, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          item: touristAttraction(place),
        })),
      },
    }),
  } satisfies TouristTrip
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
  } satisfies TouristAttraction
}

/** The way to the page from the home page, as its breadcrumb shows it. */
export function circuitBreadcrumb(circuit: Circuit) {
  const stops = [
    ['Accueil', '/'],
    ['Nos Circuits', '/#circuits'],
    [circuit.name, circuitPath(circuit.slug)],
  ] as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: stops.map(([name, path], index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: siteAddress(path),
    })),
  } satisfies BreadcrumbList
}
