/** What a document tells its boot script, in `data-page`. */
export type BootPage = {
  /** Whose markup it has. Hosts also send it for addresses that have no document. */
  path: string
  /** The module that starts the app, those that it stands on, in the order in which they run, and those of the page. */
  entry: string
  base: string[]
  modules: string[]
  /** The complete styles; the document has only what its own markup needs. */
  styles: string[]
}

/** What a document of the site tells its boot script; undefined for any other document. */
export function readBootPage(html: string): BootPage | undefined {
  const [, attribute] = /<script data-page='([^']*)'/.exec(html) ?? []
  if (attribute === undefined) return undefined
  return readBootData(attribute.replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
}

/** From the `data-page` of a document's boot script. */
export function readBootData(data: string): BootPage {
  // oxlint-disable-next-line typescript/no-unsafe-return -- a build of this site has written it
  return JSON.parse(data)
}
