import type { Circuit } from '#src/contract/circuit.ts'
import { xmlText } from '#src/published/markup.ts'
import { circuitPages, publicPages } from '#src/published/public-pages.ts'

/** What of a circuit its pages' entries say. */
export type SitemapCircuit = Pick<Circuit, 'slug' | 'updated_at'>

/** Every page that search engines are to find, in the words of sitemaps.org. */
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

function entry({ href }: URL, changed?: string): string {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `  <url><loc>${xmlText(href)}</loc>${lastmod}</url>`
}

/** The day of a date or a timestamp; undefined for what is neither. */
function calendarDay(moment: string | null | undefined): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T.+)?$/.exec(moment ?? '')?.[1]
  return day && !Number.isNaN(Date.parse(moment ?? '')) ? day : undefined
}
