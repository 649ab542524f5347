import type { Thing, WithContext } from 'schema-dts'

/** A description of the page's subject for search engines, in the terms of schema.org (JSON-LD). */
export function StructuredData({ thing }: { thing: Exclude<Thing, string> }) {
  const data: WithContext<Exclude<Thing, string>> = { '@context': 'https://schema.org', ...thing }
  return (
    <script
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- a script's text is not HTML: escaped as text it would be no JSON
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
    />
  )
}
