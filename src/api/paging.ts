import type * as z from 'zod/mini'
import { UnreadableError } from '#src/api/errors.ts'
import { apiBaseUrl, fetchJson } from '#src/api/http.ts'
import { listEnvelopeSchema } from '#src/contract/list.ts'
import type { Id } from '#src/contract/values.ts'

/**
 * Loads a whole list, page after page. A record that does not match `itemSchema` is dropped with a warning; of two records
 * with the same id, the later one replaces the earlier. Rejects as `fetchJson` does, and with an UnreadableError when there are
 * records and none matches.
 */
export async function fetchList<Item extends { id: Id }>(
  path: string,
  itemSchema: z.ZodMiniType<Item>,
  signal: AbortSignal,
): Promise<Item[]> {
  const { records, warning } = await fetchPages(path, signal)
  if (warning) console.warn(warning)
  const byId = new Map<string, Item>()
  for (const record of records) {
    const parsed = itemSchema.safeParse(record)
    if (parsed.success) byId.set(String(parsed.data.id), parsed.data)
    else console.warn(`A record of ${path} was left out`, parsed.error.issues)
  }
  if (records.length > 0 && byId.size === 0) throw new UnreadableError(`No record of ${path} can be read`)
  return [...byId.values()]
}

type Page = z.output<typeof listEnvelopeSchema>

type AllPages = {
  records: unknown[]
  /** Which next page was not followed, and why. */
  warning?: string
}

/** Loads the records of all pages as the API sends them. Rejects as `fetchJson` does. */
export async function fetchPages(path: string, signal: AbortSignal): Promise<AllPages> {
  const records: unknown[] = []
  const seen = new Set<string>()
  let url = new URL(apiBaseUrl + path)
  for (;;) {
    seen.add(url.href)
    // oxlint-disable-next-line no-await-in-loop -- each page has the URL of the next one
    const page: Page = await fetchJson(url.href, listEnvelopeSchema, { signal })
    for (const record of page.results) records.push(record)
    if (!page.next) return { records }
    const next = nextPageUrl(page.next, url, seen, pageLimit(page))
    if ('refusedBecause' in next) {
      return { records, warning: `The next page ${page.next} was not followed: ${next.refusedBecause}` }
    }
    url = next.url
  }
}

/**
 * Guards against endless lists. A list may have more than 100 pages only if its `count` says so, and never more than 1000.
 */
function pageLimit({ count, results }: Page): number {
  const countedPages = Math.ceil((count ?? 0) / Math.max(1, results.length))
  return Math.min(1000, Math.max(100, countedPages))
}

/** The URL of the next page, or why it must not be followed: it leaves the API, or the list never ends. */
function nextPageUrl(
  next: string,
  current: URL,
  seen: ReadonlySet<string>,
  limit: number,
): { url: URL } | { refusedBecause: string } {
  const url = URL.canParse(next, current.href) ? new URL(next, current) : undefined
  // An API behind a TLS proxy often returns http: links.
  if (url) url.protocol = current.protocol
  if (url?.origin !== current.origin || url.username || url.password) {
    return { refusedBecause: 'it leads away from the API' }
  }
  if (seen.has(url.href)) return { refusedBecause: 'it was read before' }
  if (seen.size >= limit) return { refusedBecause: `the list has more than ${limit} pages` }
  return { url }
}
