/** Closes nothing: a page that search engines are not to show says so itself, and is obeyed only where it is read. */
export function robots(siteUrl: string): string {
  return [
    '# /test and /invitation ask not to be indexed. A robot must be let in to read that.',
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n')
}
