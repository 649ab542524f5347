import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { cachedCircuit } from '#src/api/circuits.ts'
import { type ApiClient, createApiClient } from '#src/api/client.ts'
import { openKeptCircuits } from '#src/storage/kept-circuits.ts'
import { type Transport, transport } from '#src/api/transport.ts'
import { App } from '#src/app/app.tsx'
import { createBuildQueryClient } from '#src/app/build-query-client.ts'
import type { EmbeddedPage } from '#src/app/embedded-page.ts'
import { keepEmbeddable } from '#src/app/keep-embeddable.ts'
import { listCircuits } from '#src/app/list-circuits.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { config } from '#src/config.ts'
import type { Circuit } from '#src/contract/circuit.ts'
import { ShellWithoutScript } from '#src/layout/shell-without-script.tsx'

export type PrerenderedPage = {
  /** Title, meta and links of the page, as HTML. */
  head: string
  body: string
  embedded: EmbeddedPage
  /** The routes that it is made of, outermost first. */
  routeIds: string[]
  /** What the API did not give for it, in the words of the error. */
  missing: string[]
}

/** Renders pages outside a browser. What the API answers is asked for once, for all of them. */
export async function createPrerenderer() {
  const baseUrl = new URL(config.apiBaseUrl, config.siteUrl).href
  const client = createApiClient(remembering(transport), baseUrl)
  const circuits = await knownCircuits(client)
  // An API that did not answer, or answered nothing that can be read, is not asked again at every page.
  const pagesClient = circuits.error ? createApiClient(silence, baseUrl) : client

  return {
    /** What the document without a page shows where no script runs. */
    shellNotice: {
      head: renderToStaticMarkup(<title>{config.siteName}</title>),
      body: renderToStaticMarkup(<ShellWithoutScript />),
    },

    /** None, and the reason, where the API does not give them. */
    circuits,

    /** Rejects for a page that cannot be loaded, or that fails to render. */
    render: async (path: string): Promise<PrerenderedPage> => {
      const queryClient = createBuildQueryClient()
      const restored = Promise.resolve()
      const builtAt = Date.now()
      const router = createAppRouter(
        {
          queryClient,
          client: pagesClient,
          restored,
          clearCache: async () => {},
          storedLists: () => [],
          visit: { openedAt: builtAt, builtAt },
          siteKept: Promise.resolve(false),
          keepSite: async () => false,
          keptCircuits: openKeptCircuits('none'),
        },
        createMemoryHistory({ initialEntries: [path] }),
      )
      await router.load()
      const failed = router.state.matches.find(({ status }) => status !== 'success')
      if (failed) throw new Error(`${path} cannot be loaded`, { cause: failed.error })
      const missing = await waitForLists(queryClient)
      const { slug }: { slug?: string } = router.state.matches.at(-1)?.params ?? {}
      const circuit = slug === undefined ? undefined : cachedCircuit(queryClient, pagesClient, slug)
      const parts = keepEmbeddable(queryClient, pagesClient, circuit, builtAt)
      const { head, body } = apart(await renderToText(<App router={router} restored={restored} />))
      return {
        head,
        body,
        embedded: { builtAt, data: dehydrate(queryClient), parts },
        routeIds: router.state.matches.map(({ routeId }) => routeId),
        missing,
      }
    },
  }
}

async function knownCircuits(client: ApiClient): Promise<{ list: Circuit[]; error?: unknown }> {
  // The default. Names under .example are reserved, and asking for one may take until the call times out.
  if (!config.maintenanceMode && new URL(client.baseUrl).hostname.endsWith('.example')) {
    return { list: [], error: new Error(`${client.baseUrl} is nobody’s (see VITE_SITE_URL and VITE_API_BASE_URL)`) }
  }
  try {
    return { list: await listCircuits(client) }
  } catch (error) {
    return { list: [], error }
  }
}

const silence: Transport = () => Promise.reject(new TypeError('The API is out of reach'))

/** Waits for what the loaders have begun. Resolves to what failed. */
async function waitForLists(queryClient: QueryClient): Promise<string[]> {
  const queries = queryClient.getQueryCache().getAll()
  await Promise.allSettled(queries.flatMap(({ promise }) => promise ?? []))
  return queries.flatMap(({ state }) => state.error?.message ?? [])
}

async function renderToText(app: ReactNode): Promise<string> {
  let fault: unknown
  const { prelude } = await prerenderToNodeStream(app, {
    // A larger part would be written behind the others, and put into its place by a script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      fault ??= error
    },
  })
  const html = await text(prelude)
  // Some errors are recovered from, by leaving a part to the browser.
  if (fault) throw fault
  return html
}

/** React writes what belongs into the head in front of everything else. */
function apart(html: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

function remembering(ask: Transport): Transport {
  const answers = new Map<string, Promise<Response>>()
  return async (request) => {
    const answer = answers.get(request.url) ?? ask(request)
    answers.set(request.url, answer)
    return (await answer).clone()
  }
}
