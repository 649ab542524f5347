import { onlineManager } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { HttpError, NetworkError, UnreadableError } from '#src/api/errors.ts'
import { config } from '#src/config.ts'
import { type Failure, failureSchema } from '#src/contract/failure.ts'

/** In milliseconds. */
const timeouts = { GET: 20_000, POST: 30_000 }

/** In milliseconds. A connection that fails sooner was refused; one that fails later may have delivered the request. */
const refusalTime = 300

/** Absolute, without a trailing slash. The build has no `location`, so there a relative URL is resolved against the site's. */
export const apiBaseUrl = new URL(
  `${config.apiBaseUrl}/`,
  import.meta.env.SSR ? config.siteUrl : location.href,
).href.replace(/\/+$/, '')

type Call = {
  method?: 'GET' | 'POST'
  /**
   * A browser repeats a request by itself if the connection has been used before and breaks, and it keeps connections with and
   * without credentials apart. So POST, which must not arrive twice, goes without, and what may be repeated goes with them.
   */
  credentials?: 'same-origin' | 'omit'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  signal?: AbortSignal
}

/**
 * Calls the API once and parses the response. `address` is a path under the base URL or an absolute URL.
 * Rejects with NetworkError, HttpError or UnreadableError, and with the signal's reason when aborted.
 */
export async function fetchJson<Schema extends z.ZodMiniType>(
  address: string,
  schema: Schema,
  { method = 'GET', credentials = method === 'POST' ? 'omit' : 'same-origin', headers, body, signal }: Call = {},
): Promise<z.output<Schema>> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeouts[method])
  const request = new Request(address.startsWith('/') ? apiBaseUrl + address : address, {
    method,
    headers: {
      Accept: 'application/json',
      ...(method === 'POST' && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    credentials,
    // Personal data goes to the API alone, so redirects are not followed.
    ...(method === 'POST' && { body: JSON.stringify(body), redirect: 'error' }),
    signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
  })
  const startedAt = performance.now()
  const wasOnline = onlineManager.isOnline()
  let response: Response | undefined
  let json: unknown
  try {
    response = await send(request)
    json = parseJson(await response.text())
  } catch (cause) {
    signal?.throwIfAborted()
    // An error status is enough without a body.
    if (!response || response.ok) {
      const timedOut = timeout.signal.aborted
      const hasLeft = wasOnline && performance.now() - startedAt >= refusalTime
      throw new NetworkError('No answer', {
        cause,
        timedOut,
        mayHaveArrived: timedOut || response !== undefined || hasLeft,
      })
    }
  } finally {
    clearTimeout(timer)
  }
  // Any response means online, whatever `navigator.onLine` says.
  if (!config.maintenanceMode) onlineManager.setOnline(true)
  // JSON that is not an object is readable but reports nothing.
  const failure = json === undefined ? null : (failureSchema.safeParse(json).data ?? {})
  if (!response.ok) throw new HttpError(response.status, failure, readRetryAfter(failure, response.headers))
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new UnreadableError(`The response of ${address} does not match the schema`, failure)
  return parsed.data
}

/**
 * The only place where the site chooses its API. In maintenance mode the embedded mock answers inside the page and no request
 * leaves the browser. The condition is a build-time constant, so that the mock is not in the build when the mode is off.
 */
async function send(request: Request): Promise<Response> {
  if (import.meta.env.VITE_MAINTENANCE_MODE === 'false') return fetch(request)
  const { respond } = await import('#mocks/respond.ts')
  return respond(request)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In seconds, from `retry_after` in the body or the Retry-After header, which is a number of seconds or an HTTP date. */
function readRetryAfter(failure: Failure | null, headers: Headers): number | undefined {
  const header = headers.get('Retry-After') ?? ''
  // Date.parse would take '-5' or 'later 7' for a year.
  const date = header.endsWith('GMT') ? Date.parse(header) : Number.NaN
  const fromHeader = /^\d+$/.test(header) ? Number(header) : (date - Date.now()) / 1000
  return [failure?.retry_after ?? Number.NaN, Math.max(0, fromHeader)].map(Math.ceil).find((seconds) => seconds >= 0)
}
