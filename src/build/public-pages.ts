import type { FileRouteTypes } from '#src/route-tree.gen.ts'

/** Every route of the router, and whether search engines may list it. The type checker reports a route that is missing here. */
const pages = {
  '/': 'listed',
  '/services': 'listed',
  '/a-propos': 'listed',
  '/blog': 'listed',
  '/contact': 'listed',
  '/faq': 'listed',
  '/telecharger': 'listed',
  '/sos': 'listed',
  '/mentions-legales': 'listed',
  '/confidentialite': 'listed',
  '/cgu': 'listed',
  '/circuits/$slug': 'listed for each circuit',
  '/circuits/$slug/lieux': 'listed for each circuit',
  '/circuits/$slug/routes': 'listed for each circuit',
  '/circuits/$slug/reserver': 'listed for each circuit',
  '/carnet': 'hidden',
  '/invitation': 'hidden',
  '/test': 'hidden',
  '/$': 'no page',
} satisfies Record<FileRouteTypes['to'], 'listed' | 'listed for each circuit' | 'hidden' | 'no page'>

type Listing = (typeof pages)[keyof typeof pages]

function pagesWith(listing: Listing): string[] {
  return Object.entries(pages)
    .filter(([, value]) => value === listing)
    .map(([path]) => path)
}

/** The pages that search engines may list, except those of circuits. */
export const publicPages = pagesWith('listed')

/** The pages that search engines must not list. */
export const hiddenPages = pagesWith('hidden')

/** The pages of one circuit, which search engines may list too. */
export function circuitPages(slug: string): string[] {
  const segment = encodeURIComponent(slug)
  return pagesWith('listed for each circuit').map((path) => path.replace('$slug', segment))
}

/** File systems allow 255 bytes; this leaves room for extensions. */
const maxNameBytes = 200

/** Whether a circuit's slug, which comes from the API, can be the file name of its document. */
export function canNameFile(slug: string): boolean {
  return /^(?!\.{1,2}$)[^/\\\0\p{Surrogate}]+$/u.test(slug) && Buffer.byteLength(slug) <= maxNameBytes
}
