import type * as z from 'zod/mini'
import type { ApiClient } from '#src/api/client.ts'
import { LoadError, UnreadableError } from '#src/api/errors.ts'
import { inTurns } from '#src/api/in-turns.ts'
import type { Id } from '#src/contract/values.ts'
import { listEnvelopeSchema } from '#src/contract/list.ts'

/** Pages. No list of this site comes near it; a server that goes on is broken, unless its `count` says that there is so much. */
const mostPages = 100
const mostCountedPages = 1_000

type ListSource<Item extends z.ZodMiniType<{ id: Id }>> = {
  path: string
  itemSchema: Item
  /** The text of section 8 for this list. */
  failureText: string
  /** What was read of it before. */
  known?: readonly unknown[] | undefined
  /** Where nothing can come later, a list that cannot be read is no empty one. */
  mustBeReadable?: boolean | undefined
}

/**
 * Reads a whole list, page after page. A record that does not fit its schema is dropped and reported, a record that
 * comes twice is kept once. A list of which nothing can be read takes the place of no `known` one. Rejects with
 * a LoadError that carries `failureText`, or with the signal's reason.
 */
export async function loadList<Item extends z.ZodMiniType<{ id: Id }>>(
  client: ApiClient,
  { path, itemSchema, failureText, known = [], mustBeReadable = false }: ListSource<Item>,
  signal: AbortSignal,
): Promise<z.output<Item>[]> {
  const records = await readPages(client, path, signal).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new LoadError(failureText, { cause: error })
  })
  const byId = new Map<string, z.output<Item>>()
  await inTurns(records, (record) => {
    signal.throwIfAborted()
    const parsed = itemSchema.safeParse(record)
    if (parsed.success) byId.set(String(parsed.data.id), parsed.data)
    else console.warn(`A record of ${path} was left out`, parsed.error.issues)
  })
  if (records.length > 0 && byId.size === 0 && (mustBeReadable || known.length > 0)) {
    throw new LoadError(failureText, { cause: new UnreadableError(`No record of ${path} can be read`) })
  }
  return [...byId.values()]
}

async function readPages(client: ApiClient, path: string, signal: AbortSignal): Promise<unknown[]> {
  const first = new URL(`${client.baseUrl}${path}`)
  const seen = new Set<string>()
  const records: unknown[] = []
  let next: URL | null = first
  while (next) {
    seen.add(next.href)
    // oxlint-disable-next-line no-await-in-loop -- only a page tells where the next one is
    const body = await client.get(next.href, signal)
    const page = listEnvelopeSchema.safeParse(body)
    if (!page.success) throw new UnreadableError(`${path} did not answer with a list`)
    for (const record of page.data.results) records.push(record)
    next = followingPage(page.data.next, next, seen, mostPagesWith(page.data))
  }
  return records
}

/** How many pages a list may have that has this one. */
function mostPagesWith({ results, count }: z.output<typeof listEnvelopeSchema>): number {
  const counted = Math.ceil((count ?? 0) / Math.max(1, results.length))
  return Math.min(mostCountedPages, Math.max(mostPages, counted))
}

/** Where the list goes on; null at its end, and where following it would leave the API or never end. */
function followingPage(next: string | null | undefined, current: URL, seen: Set<string>, most: number): URL | null {
  if (!next) return null
  const url = URL.canParse(next, current.href) ? new URL(next, current) : undefined
  // An API behind a TLS proxy often writes http: in its own links.
  if (url) url.protocol = current.protocol
  if (url?.host !== current.host || url.protocol !== current.protocol) {
    return refuse(next, 'it leads away from the API')
  }
  // No request can carry them.
  url.username = ''
  url.password = ''
  url.hash = ''
  if (seen.has(url.href)) return refuse(next, 'it was read before')
  if (seen.size >= most) return refuse(next, `the list has more than ${most} pages`)
  return url
}

function refuse(next: string, reason: string): null {
  console.warn(`The next page ${next} was not followed: ${reason}`)
  return null
}
