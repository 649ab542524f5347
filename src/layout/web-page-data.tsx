import { useMatches } from '@tanstack/react-router'
import { siteAddress } from '#src/lib/site-address.ts'
import { byTravelAgency } from '#src/lib/travel-agency.ts'
import { StructuredData } from '#src/ui/structured-data.tsx'

/** For search engines, what the head says of a page that is about nothing more particular. */
export function WebPageData() {
  const page = useMatches({ select: (matches) => matches.at(-1) })
  const tags = page?.meta ?? []
  const title = tags.find((tag) => tag?.title)?.title
  const description = tags.find((tag) => tag?.name === 'description')?.content
  return (
    <StructuredData
      thing={{
        '@type': 'WebPage',
        url: siteAddress(page?.fullPath ?? '/'),
        ...(title && { name: title }),
        ...(description && { description }),
        inLanguage: 'fr',
        publisher: byTravelAgency,
      }}
    />
  )
}
