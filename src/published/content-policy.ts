import { createHash } from 'node:crypto'
import { bootText } from '#src/published/boot-script.ts'
import type { Settings } from '#src/settings.ts'

/** What a document may load, run and send: the one list of what the site may reach. */
export function contentPolicy({ apiBaseUrl }: Settings): string {
  const api = URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : []
  const directives: Record<string, string[]> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, `'sha256-${createHash('sha256').update(bootText).digest('base64')}'`],
    // The document's own styles, and what React sets on an element.
    'style-src': [`'self'`, `'unsafe-inline'`],
    // Records name pictures on any host; a picture that may not be shown would be ours in its stead.
    'img-src': [`'self'`, 'data:', 'blob:', 'https:', ...api],
    'font-src': [`'self'`],
    'connect-src': [`'self'`, ...api],
    'manifest-src': [`'self'`],
    // What reads long answers beside the page is part of the page's own script.
    'worker-src': [`'self'`, 'blob:'],
    'base-uri': [`'none'`],
    // Every form is sent by the app: a browser that sent one itself would put what was typed into an address.
    'form-action': [`'none'`],
    'frame-ancestors': [`'none'`],
    'require-trusted-types-for': [`'script'`],
    'trusted-types': ['default', 'drawings'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
