import type { ContactPage } from 'schema-dts'
import { siteAddress } from '#src/lib/site-address.ts'
import { travelAgency } from '#src/lib/travel-agency.ts'

export const contactPage = {
  '@type': 'ContactPage',
  url: siteAddress('/contact'),
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
} satisfies ContactPage
