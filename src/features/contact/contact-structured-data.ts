import { travelAgency } from '#src/layout/structured-data.tsx'
import { absoluteUrl } from '#src/lib/urls.ts'

export const contactPage = {
  '@type': 'ContactPage',
  url: absoluteUrl('/contact'),
  inLanguage: 'fr',
  mainEntity: {
    ...travelAgency,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: travelAgency.telephone,
      email: travelAgency.email,
      availableLanguage: 'fr',
    },
  },
}
