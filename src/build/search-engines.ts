import { circuitPages, hiddenPages, publicPages } from '#src/build/public-pages.ts'
import type { Circuit } from '#src/contract/circuit.ts'

/** Disallows nothing, because crawlers can only see the robots meta element of a hidden page if they may fetch the page. */
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
  const entries = [
    ...publicPages.map((path) => entry(new URL(path, siteUrl))),
    ...circuits.flatMap(({ slug, updated_at }) =>
      circuitPages(slug).map((path) => entry(new URL(path, siteUrl), calendarDay(updated_at))),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

function entry({ href }: URL, changedOn?: string): string {
  const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
  return `  <url><loc>${escapeUrl(href)}</loc>${lastmod}</url>`
}

/** The day of a date or a timestamp; undefined for anything else. */
function calendarDay(timestamp: string | null | undefined): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T.+)?$/.exec(timestamp ?? '')?.[1]
  return day && !Number.isNaN(Date.parse(timestamp ?? '')) ? day : undefined
}

/** URL has already encoded '<', '>' and '"'. */
function escapeUrl(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
