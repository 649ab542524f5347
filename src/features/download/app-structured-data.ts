import type { SoftwareApplication } from 'schema-dts'
import { config } from '#src/config.ts'
import { siteAddress } from '#src/lib/site-address.ts'
import { byTravelAgency } from '#src/lib/travel-agency.ts'
import { sharePictures } from '#src/pictures/share-pictures.ts'

/** The application in the terms of schema.org. Without rating or downloads: nobody has proved them. */
export const appStructuredData = {
  '@type': 'SoftwareApplication',
  name: config.siteName,
  description:
    'Guide GPS narré et géolocalisé de Madagascar, avec mode hors ligne complet et SOS qui donne la position précise.',
  url: siteAddress('/telecharger'),
  image: siteAddress(sharePictures.download.path),
  applicationCategory: 'TravelApplication',
  operatingSystem: 'Android',
  softwareRequirements: 'Android 7.0 ou plus récent, GPS pour la navigation',
  storageRequirements: '150 Mo',
  downloadUrl: config.apkUrl,
  inLanguage: ['fr', 'en', 'es', 'zh'],
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  author: byTravelAgency,
  publisher: byTravelAgency,
} satisfies SoftwareApplication
