import { listedCircuits } from '#src/published/listed-circuits.ts'
import { robots } from '#src/published/robots.ts'
import { sitemap } from '#src/published/sitemap.ts'
import { webManifest } from '#src/published/web-manifest.ts'
import type { Settings } from '#src/settings.ts'


/** What robots and devices read about the site, by its path. */
export function writtenFiles(
  settings: Settings,
  warn: (text: string) => void,
): Record<string, () => Promise<string>> {
  return {
    '/manifest.webmanifest': async () => webManifest(settings.siteName),
    '/robots.txt': async () => robots(settings.siteUrl),
    '/sitemap.xml': async () => {
      const circuits = await listedCircuits(settings).catch((error: unknown) => {
        warn(`sitemap.xml names no circuits: ${reasons(error).join(', ')}`)
        return []
      })
      return sitemap(settings.siteUrl, circuits)
    },
  }
}

/** What happened, and what that came of. */
function reasons(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasons(error.cause)] : []
}
