import { createHash } from 'node:crypto'
import { bootScript } from '#src/build/page-document.ts'
import type { Settings } from '#src/settings.ts'

/** The headers of every response, and the caching, in the `_headers` format of Netlify and Cloudflare Pages. */
export function hostHeaders(settings: Settings): string {
  return `/*
${formatHeaders(settings, (name, value) => `  ${name}: ${value}`)}
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
  Cache-Control: no-cache
`
}

/** The headers of every response, for `scripts/deploy/nginx.conf`. */
export function nginxHeaders(settings: Settings): string {
  return `${formatHeaders(settings, (name, value) => `add_header ${name} "${value}" always;`)}\n`
}

/** The headers of every response, for `scripts/deploy/Caddyfile`. */
export function caddyHeaders(settings: Settings): string {
  return `${formatHeaders(settings, (name, value) => `header ${name} "${value}"`)}\n`
}

function formatHeaders(settings: Settings, format: (name: string, value: string) => string): string {
  const headers = {
    'Content-Security-Policy': contentPolicy(settings),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
  return Object.entries(headers)
    .map(([name, value]) => format(name, value))
    .join('\n')
}

/** The Content Security Policy. */
export function contentPolicy({ apiBaseUrl }: Settings): string {
  const api = URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : []
  const directives: Record<string, string[]> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`],
    // The document's critical styles, and `style` attributes set by React.
    'style-src': [`'self'`, `'unsafe-inline'`],
    // The API's records refer to pictures on any host.
    'img-src': [`'self'`, 'data:', 'blob:', 'https:', ...api],
    'font-src': [`'self'`],
    'connect-src': [`'self'`, ...api],
    'manifest-src': [`'self'`],
    'worker-src': [`'self'`],
    'base-uri': [`'none'`],
    // Forms are sent by script only. The browser itself would put what was typed into the URL.
    'form-action': [`'none'`],
    'frame-ancestors': [`'none'`],
    'require-trusted-types-for': [`'script'`],
    'trusted-types': ['default', 'drawings'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
