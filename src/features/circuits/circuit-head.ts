import type { QueryClient } from '@tanstack/react-query'
import { cachedCircuit } from '#src/api/circuits.ts'
import type { ApiClient } from '#src/api/client.ts'
import { config } from '#src/config.ts'
import { frenchText } from '#src/features/circuits/french-text.ts'
import { pageTitle } from '#src/lib/page-title.ts'

type Context = { queryClient: QueryClient; client: ApiClient }

/** The document title of a circuit's tab, read from the cache that the loader has filled. */
export function circuitTitle(context: Context, slug: string, tab?: string): string {
  const circuit = cachedCircuit(context.queryClient, context.client, slug)
  if (!circuit) return pageTitle('Circuit non trouvé')
  return pageTitle(tab ? `${tab} – Circuit ${circuit.name}` : `Circuit ${circuit.name}`)
}

/** What search engines and shared links are told of a circuit. Without prices: there are none but on request. */
export function circuitHead(context: Context, slug: string) {
  const title = circuitTitle(context, slug)
  const circuit = cachedCircuit(context.queryClient, context.client, slug)
  if (!circuit) return { meta: [{ title }, { name: 'robots', content: 'noindex' }] }
  const name = `Circuit ${circuit.name}`
  const description =
    frenchText(circuit.description_fr, circuit.description) ?? `${name} à Madagascar, sur devis.`
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: name },
      { property: 'og:description', content: description },
      {
        'script:ld+json': {
          '@context': 'https://schema.org',
          '@type': 'TouristTrip',
          name,
          description,
          provider: {
            '@type': 'Organization',
            name: config.siteName,
            telephone: config.phone,
            email: config.email,
          },
        },
      },
    ],
  }
}
