import type { FileRouteTypes } from '#src/route-tree.gen.ts'

/** Every page that the router knows, and whether search engines are to find it; the type checker misses any other. */
const pages = {
  '/': 'listed',
  '/services': 'listed',
  '/a-propos': 'listed',
  '/blog': 'listed',
  '/contact': 'listed',
  '/faq': 'listed',
  '/telecharger': 'listed',
  '/mentions-legales': 'listed',
  '/confidentialite': 'listed',
  '/cgu': 'listed',
  '/circuits/$slug': 'listed for each circuit',
  '/circuits/$slug/lieux': 'listed for each circuit',
  '/circuits/$slug/routes': 'listed for each circuit',
  '/circuits/$slug/reserver': 'listed for each circuit',
  '/invitation': 'hidden',
  '/test': 'hidden',
  '/$': 'no page',
} satisfies Record<FileRouteTypes['to'], 'listed' | 'listed for each circuit' | 'hidden' | 'no page'>

type Listing = (typeof pages)[keyof typeof pages]

function pagesThatAre(listing: Listing): string[] {
  return Object.entries(pages).flatMap(([path, is]) => (is === listing ? [path] : []))
}

/** The pages that search engines are to find, but for those of the circuits. */
export const publicPages = pagesThatAre('listed')

/** The pages that only those find who know their address. */
export const hiddenPages = pagesThatAre('hidden')

/** Those of a circuit, which search engines are to find too. */
export function circuitPages(slug: string): string[] {
  const written = encodeURIComponent(slug)
  return pagesThatAre('listed for each circuit').map((path) => path.replace('$slug', () => written))
}
