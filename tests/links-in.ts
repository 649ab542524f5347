import type { Locator } from 'vitest/browser'

/** The links in a part of the page, in order. */
export function linksIn(part: Locator): [label: string, href: string][] {
  return [...part.element().querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href') ?? ''])
}
