import { config } from '#src/config.ts'

/** The absolute address of a path of the site, wherever it is served from at the moment. */
export function siteAddress(path: string): string {
  return new URL(path, config.siteUrl).href
}
