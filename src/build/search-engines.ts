import { circuitPages, hiddenPages, publicPages } from '#src/build/public-pages.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { type CalendarDay, isCalendarDay } from '#src/lib/dates.ts'

/** Disallows nothing: its comment says why. */
export function robots(siteUrl: string): string {
  return `# ${hiddenPages.join(', ')} ask not to be indexed. Crawlers must be able to fetch them to see that.
User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`
}

type SitemapCircuit = Pick<Circuit, 'slug' | 'updated_at'>

/** Lists every page that search engines may list. */
export function sitemap(siteUrl: string, circuits: readonly SitemapCircuit[]): string {
  const urls = [
    ...publicPages.map((path) => urlElement(new URL(path, siteUrl))),
    ...circuits.flatMap(({ slug, updated_at }) =>
      circuitPages(slug).map((path) => urlElement(new URL(path, siteUrl), dayOf(updated_at))),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function urlElement({ href }: URL, changedOn?: string): string {
  const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
  return `  <url><loc>${escapeUrl(href)}</loc>${lastmod}</url>`
}

/** The day of a date or a timestamp; undefined for anything else. */
function dayOf(timestamp: string | null | undefined): CalendarDay | undefined {
  if (!timestamp || Number.isNaN(Date.parse(timestamp))) return undefined
  const day = timestamp.slice(0, 10)
  return isCalendarDay(day) ? day : undefined
}

/** URL has already encoded '<', '>' and '"'. */
function escapeUrl(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
