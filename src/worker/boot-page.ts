import type { BootPage } from '#src/app/boot.ts'

/** What a document of the site tells its boot script; undefined for any other document. */
export function readBootPage(html: string): BootPage | undefined {
  const [, attribute] = /<script data-page='([^']*)'/.exec(html) ?? []
  if (attribute === undefined) return undefined
  return JSON.parse(attribute.replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
}
