import { config } from '#src/config.ts'

/** The document title of a page: its own name first, since tabs cut the end. */
export function pageTitle(page: string): string {
  return `${page} – ${config.siteName}`
}
