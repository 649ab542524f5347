import { dehydrate, type Query, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { circuitsQueryOptions } from '#src/api/circuits.ts'
import { apiBaseUrl } from '#src/api/http.ts'
import { createApp } from '#src/app/create-app.tsx'
import type { PageData } from '#src/app/hydration.ts'
import { config } from '#src/config.ts'
import { frenchText } from '#src/content/french-text.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { ShellWithoutScript } from '#src/layout/shell-without-script.tsx'

export type PrerenderedPage = {
  /** Title, meta and links of the page, as HTML. */
  head: string
  body: string
  pageData: PageData
  /** When its data was loaded, in milliseconds since 1970. */
  builtAt: number
  /** The matched routes, outermost first. */
  routeIds: string[]
  /** The error messages of lists that could not be loaded. */
  loadErrors: string[]
}

/** In characters of JSON. A longer list would slow the document down more than it helps, so the app loads it. */
const maxEmbeddedList = 100_000

/** What `shell.html`, the document without a page, shows in browsers without scripts. */
export const shellNotice = {
  head: renderToStaticMarkup(<title>{config.siteName}</title>),
  body: renderToStaticMarkup(<ShellWithoutScript />),
}

/** The circuits at build time. Rejects when they cannot be loaded. */
export async function loadCircuits(): Promise<Circuit[]> {
  // Requests to the default host, which does not exist, may take until the timeout.
  if (!config.maintenanceMode && new URL(apiBaseUrl).hostname.endsWith('.example')) {
    throw new Error(`${apiBaseUrl} is a placeholder (see VITE_SITE_URL and VITE_API_BASE_URL)`)
  }
  return createApp(buildOptions).queryClient.fetchQuery(circuitsQueryOptions())
}

/** Renders the page at `path`. Rejects when it fails to load or to render. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const builtAt = Date.now()
  const { queryClient, router, App } = createApp({
    ...buildOptions,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  const failed = router.state.matches.find(({ status }) => status !== 'success')
  if (failed) throw new Error(`${path} cannot be loaded`, { cause: failed.error })
  const loadErrors = await waitForLists(queryClient)
  const queries = queryClient.getQueryCache().getAll()
  for (const query of queries) query.setState({ dataUpdatedAt: builtAt })
  const { head, body } = splitHead(await renderToText(<App />))
  return {
    head,
    body,
    pageData: {
      queries: dehydrate(queryClient, { shouldDehydrateQuery: isShort, serializeData: withoutUnusedTexts }),
      omitted: queries.filter((query) => !isShort(query)).map(({ queryHash }) => queryHash),
    },
    builtAt,
    routeIds: router.state.matches.map(({ routeId }) => routeId),
    loadErrors,
  }
}

const responses = new Map<string, unknown>()

const buildOptions = {
  /** Loads each list once for all pages. */
  persister: (queryFn: (context: QueryFunctionContext) => unknown, context: QueryFunctionContext) => {
    const key = JSON.stringify(context.queryKey)
    const response = responses.get(key) ?? queryFn(context)
    responses.set(key, response)
    return response
  },
  retry: false,
} as const

function isShort({ state }: Query): boolean {
  return state.data !== undefined && JSON.stringify(state.data).length <= maxEmbeddedList
}

/** A record's plain description is only shown where it has no French one. */
function withoutUnusedTexts(data: unknown): unknown {
  if (!Array.isArray(data)) return data
  return data.map((record: { description?: unknown; description_fr?: string | null }) =>
    frenchText(record.description_fr, null) ? { ...record, description: null } : record,
  )
}

/**
 * Waits for the queries that the loaders have started. Failed ones are removed, so that the page is rendered as if it were still
 * loading them, as the app will. Resolves to the error messages.
 */
async function waitForLists(queryClient: QueryClient): Promise<string[]> {
  // oxlint-disable-next-line no-await-in-loop -- polls until all queries have settled
  while (queryClient.isFetching() > 0) await wait(10)
  const queries = queryClient.getQueryCache().getAll()
  const failed = queries.filter(({ state }) => state.status === 'error')
  for (const query of failed) queryClient.getQueryCache().remove(query)
  return failed.flatMap(({ state }) => state.error?.message ?? [])
}

async function renderToText(app: ReactNode): Promise<string> {
  let firstError: unknown
  const { prelude } = await prerenderToNodeStream(app, {
    // React would move larger parts to the end of the document and put them in place with a script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      firstError ??= error
    },
  })
  const html = await text(prelude)
  // React recovers from some errors by leaving that part to the browser.
  if (firstError) throw firstError
  return html
}

/** React writes the elements for the head first. */
function splitHead(html: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
