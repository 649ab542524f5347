import type * as z from 'zod/mini'
import { UnreadableError } from '#src/api/errors.ts'
import { apiBaseUrl, fetchJson } from '#src/api/http.ts'
import { listEnvelopeSchema } from '#src/contract/list.ts'
import type { Id } from '#src/contract/values.ts'

/** A list with more pages is taken for an endless one, unless its `count` says that there are more records. */
const maxPages = 100
const maxCountedPages = 1000

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
  const { records, stoppedAt } = await fetchPages(path, signal)
  if (stoppedAt) console.warn(stoppedAt)
  const byId = new Map<string, Item>()
  for (const record of records) {
    const parsed = itemSchema.safeParse(record)
    if (parsed.success) byId.set(String(parsed.data.id), parsed.data)
    else console.warn(`A record of ${path} was left out`, parsed.error.issues)
  }
  if (records.length > 0 && byId.size === 0) throw new UnreadableError(`No record of ${path} can be read`)
  return [...byId.values()]
}

type Pages = {
  records: unknown[]
  /** Which next page was not followed, and why. */
  stoppedAt?: string
}

/** Loads the records of all pages as the API sends them. Rejects as `fetchJson` does. */
export async function fetchPages(path: string, signal: AbortSignal): Promise<Pages> {
  const records: unknown[] = []
  const seen = new Set<string>()
  let url = new URL(apiBaseUrl + path)
  for (;;) {
    seen.add(url.href)
    // oxlint-disable-next-line no-await-in-loop -- each page has the URL of the next one
    const page: z.output<typeof listEnvelopeSchema> = await fetchJson(url.href, listEnvelopeSchema, { signal })
    for (const record of page.results) records.push(record)
    if (!page.next) return { records }
    const countedPages = Math.ceil((page.count ?? 0) / Math.max(1, page.results.length))
    const next = nextPageUrl(page.next, url, seen, Math.min(maxCountedPages, Math.max(maxPages, countedPages)))
    if (typeof next === 'string') return { records, stoppedAt: `The next page ${page.next} was not followed: ${next}` }
    url = next
  }
}

/** A text says why `next` is not followed: this would leave the API or never end. */
function nextPageUrl(next: string, current: URL, seen: Set<string>, limit: number): URL | string {
  const url = URL.canParse(next, current.href) ? new URL(next, current) : undefined
  // An API behind a TLS proxy often has http: in its links.
  if (url) url.protocol = current.protocol
  if (url?.origin !== current.origin || url.username || url.password) return 'it leads away from the API'
  if (seen.has(url.href)) return 'it was read before'
  if (seen.size >= limit) return `the list has more than ${limit} pages`
  return url
}
