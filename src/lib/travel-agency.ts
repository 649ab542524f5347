import type { TravelAgency, WebSite } from 'schema-dts'
import { config } from '#src/config.ts'
import { siteAddress } from '#src/lib/site-address.ts'
import type { Hours } from '#src/settings.ts'

const id = siteAddress('/#agence')

const openingHours = [
  ...daysWith('Mo-Fr', config.openingHours.weekdays),
  ...daysWith('Sa', config.openingHours.saturday),
]

/** The provider in the terms of schema.org. Without ratings and other claims that nobody has proved. */
export const travelAgency = {
  '@type': 'TravelAgency',
  '@id': id,
  name: config.siteName,
  description:
    'Fournisseur de produits touristiques à Madagascar\u202f: conseils personnalisés, circuits sur devis et mise en relation avec des prestataires locaux.',
  url: siteAddress('/'),
  logo: siteAddress('/icons/icon-512.png'),
  image: siteAddress('/share/home.png'),
  telephone: config.phone,
  email: config.email,
  address: config.address,
  areaServed: 'Madagascar',
  ...(openingHours.length > 0 && { openingHours }),
} satisfies TravelAgency

/** For what the provider publishes or offers. */
export const byTravelAgency = {
  '@type': 'TravelAgency',
  '@id': id,
  name: config.siteName,
  url: siteAddress('/'),
} satisfies TravelAgency

export const webSite = {
  '@type': 'WebSite',
  '@id': siteAddress('/#site'),
  name: config.siteName,
  url: siteAddress('/'),
  inLanguage: 'fr',
  publisher: byTravelAgency,
} satisfies WebSite

function daysWith(days: string, hours: Hours | null): string[] {
  return hours ? [`${days} ${clockTime(hours.opens)}-${clockTime(hours.closes)}`] : []
}

/** '08:30'. */
function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
