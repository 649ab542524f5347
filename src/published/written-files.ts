import { robots } from '#src/published/robots.ts'
import { webManifest } from '#src/published/web-manifest.ts'
import type { Settings } from '#src/settings.ts'

/** What robots and devices read about the site, by its path. */
export function writtenFiles({ siteName, siteUrl }: Settings): Record<string, () => Promise<string>> {
  return {
    '/manifest.webmanifest': async () => webManifest(siteName),
    '/robots.txt': async () => robots(siteUrl),
  }
}
