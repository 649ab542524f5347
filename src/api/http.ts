import { onlineManager } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { reportAnswer } from '#src/api/connectivity.ts'
import { HttpError, NetworkError, UnreadableError } from '#src/api/errors.ts'
import { config } from '#src/config.ts'
import { type Failure, failureSchema } from '#src/contract/failure.ts'

/** In milliseconds. */
const timeouts = { GET: 20_000, POST: 30_000 }

/** In milliseconds. If the request fails within this time, we assume that the connection was refused and nothing was sent. */
const refusalTime = 300

/** Absolute, without a trailing slash. The build has no `location`, so there a relative URL is resolved against the site's. */
export const apiBaseUrl = new URL(
  `${config.apiBaseUrl}/`,
  import.meta.env.SSR ? config.siteUrl : location.href,
).href.replace(/\/+$/, '')

type Call = {
  method?: 'GET' | 'POST'
  /**
   * Default: 'omit' for POST, 'same-origin' for GET. Browsers may resend a request when a reused connection breaks. They keep
   * separate connections for requests with and without credentials, so a form, which must not arrive twice, does not reuse a
   * connection of the other requests. Chat messages may be resent, so chat passes 'same-origin'.
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
    // If the status is an error, it is reported below even when the body could not be read.
    if (!response || response.ok) {
      const timedOut = timeout.signal.aborted
      const mayHaveBeenSent = wasOnline && performance.now() - startedAt >= refusalTime
      throw new NetworkError('No answer', {
        cause,
        timedOut,
        mayHaveArrived: timedOut || response !== undefined || mayHaveBeenSent,
      })
    }
  } finally {
    clearTimeout(timer)
  }
  if (!config.maintenanceMode) reportAnswer()
  // null: the body is not JSON. {}: it is JSON without an error report.
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
  const fromBody = failure?.retry_after
  if (fromBody !== undefined && fromBody >= 0) return Math.ceil(fromBody)
  const header = headers.get('Retry-After') ?? ''
  if (/^\d+$/.test(header)) return Number(header)
  // Date.parse would take '-5' or 'later 7' for a year.
  const date = header.endsWith('GMT') ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
