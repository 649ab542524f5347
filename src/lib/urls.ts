import { config } from '#src/config.ts'

/** The public URL of a path, also when the page is served from another host. */
export function absoluteUrl(path: string): string {
  return new URL(path, config.siteUrl).href
}

/** The overview tab has no path of its own. */
export type CircuitTab = 'lieux' | 'routes' | 'reserver'

export function circuitPath(slug: string, tab?: CircuitTab): string {
  const path = `/circuits/${encodeURIComponent(slug)}`
  return tab ? `${path}/${tab}` : path
}

/** Stands for a custom trip, where a circuit's slug or id is expected: `/?circuit=sur-mesure`. */
export const customTrip = 'sur-mesure'

/** A tel: link; null unless the text is exactly one phone number. */
export function phoneLink(text: string): string | null {
  // The zero of '+261 (0)20' is not dialled.
  const dialled = text.replace(/^(\s*\+.*)\(0\)/, '$1').replaceAll(/[\s.()-]/g, '')
  return /^\+?\d{2,15}$/.test(dialled) ? `tel:${dialled}` : null
}

/** A mailto: link; null for anything but a plain address, since other texts could add headers to the message. */
export function mailLink(text: string): string | null {
  const address = text.trim()
  return /^[\w.+'-]+@[\w-]+(?:\.[\w-]+)+$/.test(address) ? `mailto:${address}` : null
}

/** A search parameter that is an id or slug. */
export function searchParamId(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** A search parameter that is a whole number from 1 to `max`. */
export function searchParamCount(value: unknown, max: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : undefined
}

/** The slugs in a search parameter, such as 'nord,ouest', each of them once, up to `max` of them. */
export function readSlugs(text: string | undefined, max?: number): string[] {
  return [...new Set(text?.split(',').filter(Boolean))].slice(0, max)
}

/** Undefined when there are none, so that the parameter leaves the URL. */
export function writeSlugs(slugs: readonly string[]): string | undefined {
  return slugs.join(',') || undefined
}

/** A search parameter as text. The router parses digits as a number. */
export function searchParamText(value: unknown): string | undefined {
  return searchParamId(value)?.toString()
}
