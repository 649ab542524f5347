import { config } from '#src/config.ts'
import { travelAgencyReference } from '#src/layout/structured-data.tsx'
import { absoluteUrl } from '#src/lib/urls.ts'
import { sharePictures } from '#src/pictures/share-pictures.ts'

/** Has no rating and no download count, because nothing proves them. */
export const appStructuredData = {
  '@type': 'SoftwareApplication',
  name: config.siteName,
  description:
    'Guide GPS narré et géolocalisé de Madagascar, avec mode hors ligne complet et SOS qui donne la position précise.',
  url: absoluteUrl('/telecharger'),
  image: absoluteUrl(sharePictures.download.path),
  applicationCategory: 'TravelApplication',
  operatingSystem: 'Android',
  softwareRequirements: 'Android 7.0 ou plus récent, GPS pour la navigation',
  storageRequirements: '150 Mo',
  downloadUrl: config.apkUrl,
  inLanguage: ['fr', 'en', 'es', 'zh'],
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  author: travelAgencyReference,
  publisher: travelAgencyReference,
}
