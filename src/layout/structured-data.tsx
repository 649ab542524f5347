import { useMatches } from '@tanstack/react-router'
import { config } from '#src/config.ts'
import { absoluteUrl } from '#src/lib/urls.ts'
import type { Hours } from '#src/settings.ts'

const agencyId = absoluteUrl('/#agence')

const openingHours = [
  ...daysWith('Mo-Fr', config.openingHours.weekdays),
  ...daysWith('Sa', config.openingHours.saturday),
]

/** The provider in the terms of schema.org, without ratings and other claims that nothing proves. */
export const travelAgency = {
  '@type': 'TravelAgency',
  '@id': agencyId,
  name: config.siteName,
  description:
    'Fournisseur de produits touristiques à Madagascar\u202f: conseils personnalisés, circuits sur devis et mise en relation avec des prestataires locaux.',
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
  image: absoluteUrl('/share/home.png'),
  telephone: config.phone,
  email: config.email,
  address: config.address,
  areaServed: 'Madagascar',
  ...(openingHours.length > 0 && { openingHours }),
}

/** Refers to the provider, for example as the publisher of a page. */
export const travelAgencyReference = {
  '@type': 'TravelAgency',
  '@id': agencyId,
  name: config.siteName,
  url: absoluteUrl('/'),
}

export const webSite = {
  '@type': 'WebSite',
  '@id': absoluteUrl('/#site'),
  name: config.siteName,
  url: absoluteUrl('/'),
  inLanguage: 'fr',
  publisher: travelAgencyReference,
}

function daysWith(days: string, hours: Hours | null): string[] {
  return hours ? [`${days} ${clockTime(hours.opens)}-${clockTime(hours.closes)}`] : []
}

/** '08:30' for 510. */
function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A thing in the terms of schema.org. Its type says which properties it may have. */
type Thing = { '@type': string; [property: string]: unknown }

/** JSON-LD for search engines. */
export function StructuredData({ thing }: { thing: Thing }) {
  const data = { '@context': 'https://schema.org', ...thing }
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- React would escape the JSON as HTML
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  )
}

/** Describes a page without a more specific schema.org type, from its own head. */
export function WebPageData() {
  const page = useMatches({ select: (matches) => matches.at(-1) })
  const tags = page?.meta ?? []
  const title = tags.find((tag) => tag?.title)?.title
  const description = tags.find((tag) => tag?.name === 'description')?.content
  return (
    <StructuredData
      thing={{
        '@type': 'WebPage',
        url: absoluteUrl(page?.fullPath ?? '/'),
        ...(title && { name: title }),
        ...(description && { description }),
        inLanguage: 'fr',
        publisher: travelAgencyReference,
      }}
    />
  )
}
