/** The pages that search engines are to find, but for the circuits': written out, so that none goes missing unnoticed. */
export const publicPages = [
  '/',
  '/services',
  '/a-propos',
  '/blog',
  '/contact',
  '/faq',
  '/telecharger',
  '/mentions-legales',
  '/confidentialite',
  '/cgu',
]

/** Those of a circuit. */
export function circuitPages(slug: string): string[] {
  return ['', '/lieux', '/routes', '/reserver'].map((tab) => `/circuits/${slug}${tab}`)
}
