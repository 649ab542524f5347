import type { Call, MayHaveTaken } from '#src/api/exchange.ts'
import { lateCode } from '#src/api/late-code.ts'
import type { Transport } from '#src/api/transport.ts'

export type PostInit = { headers?: Record<string, string>; signal?: AbortSignal }

export type ApiClient = {
  /** Absolute address of the API, without a trailing slash. */
  baseUrl: string
  /** `address` is a path under the base, or an absolute URL for a following page. Resolves to the parsed JSON. */
  get: (address: string, signal: AbortSignal) => Promise<unknown>
  post: (path: string, body: unknown, init?: PostInit) => Promise<unknown>
}

/** What posts ask of the network. */
export type Reach = {
  /** Rejects where there is none: nothing leaves then. */
  whenReachable: () => Promise<void>
  mayHaveTaken: MayHaveTaken
}

const unasked: Reach = { whenReachable: async () => {}, mayHaveTaken: async () => false }

/**
 * Speaks HTTP and JSON with the API and nothing else; what the JSON means is for the callers' schemas.
 * Rejects with NetworkError, HttpError or UnreadableError, and with the signal's reason when aborted.
 * A post waits for `whenReachable`; what that rejects with, the post rejects with before anything has left.
 */
export function createApiClient(transport: Transport, baseUrl: string, reach = unasked): ApiClient {
  // Only a relative base asks for the page's address: an absolute one works where there is no page.
  const absolute = URL.canParse(baseUrl) ? baseUrl : new URL(`${baseUrl}/`, location.href).href
  const root = absolute.replace(/\/+$/, '')

  async function call(address: string, init: Call, mayHaveTaken?: MayHaveTaken) {
    const url = address.startsWith('/') ? `${root}${address}` : address
    const { exchange } = await lateCode(() => import('#src/api/exchange.ts'))
    return exchange(transport, url, init, mayHaveTaken)
  }

  return {
    baseUrl: root,
    get: (address, signal) => call(address, { method: 'GET', signal }),
    post: async (path, body, init) => {
      await reach.whenReachable()
      const headers = { 'Content-Type': 'application/json', ...init?.headers }
      return call(path, { ...init, method: 'POST', body: JSON.stringify(body), headers }, reach.mayHaveTaken)
    },
  }
}
