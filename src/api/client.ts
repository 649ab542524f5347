import { HttpError, NetworkError, UnreadableError } from '#src/api/errors.ts'
import type { Transport } from '#src/api/transport.ts'
import { type Failure, failureSchema } from '#src/contract/failure.ts'

/** Milliseconds after which nobody believes in an answer any more: a slow 3G page takes less. */
const timeouts = { GET: 20_000, POST: 30_000 }

export type PostInit = { headers?: Record<string, string>; signal?: AbortSignal }

export type ApiClient = {
  /** Absolute address of the API, without a trailing slash. */
  baseUrl: string
  /** `address` is a path under the base, or an absolute URL for a following page. Resolves to the parsed JSON. */
  get: (address: string, signal: AbortSignal) => Promise<unknown>
  post: (path: string, body: unknown, init?: PostInit) => Promise<unknown>
}

/**
 * Speaks HTTP and JSON with the API and nothing else; what the JSON means is for the callers' schemas.
 * Rejects with NetworkError, HttpError or UnreadableError, and with the signal's reason when aborted.
 */
export function createApiClient(transport: Transport, baseUrl: string): ApiClient {
  // Only a relative base asks for the page's address: an absolute one works where there is no page.
  const absolute = URL.canParse(baseUrl) ? baseUrl : new URL(`${baseUrl}/`, location.href).href
  const root = absolute.replace(/\/+$/, '')

  async function call(method: 'GET' | 'POST', address: string, init: Call) {
    const url = address.startsWith('/') ? `${root}${address}` : address
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error('No answer in time')), timeouts[method])
    const signal = init.signal ? AbortSignal.any([init.signal, patience.signal]) : patience.signal
    const request = new Request(url, {
      ...init,
      method,
      signal,
      headers: { Accept: 'application/json', ...init.headers },
    })
    const answer = await receive(request, signal)
      .catch((error: unknown) => {
        if (init.signal?.aborted) throw error
        throw new NetworkError('No answer', { cause: error })
      })
      .finally(() => clearTimeout(timer))
    return read(answer)
  }

  async function receive(request: Request, signal: AbortSignal) {
    const response = await unlessAborted(transport(request), signal)
    const text = await unlessAborted(response.text(), signal)
    return { status: response.status, headers: response.headers, text }
  }

  return {
    baseUrl: root,
    get: (address, signal) => call('GET', address, { signal }),
    post: (path, body, init) =>
      call('POST', path, {
        ...init,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...init?.headers },
      }),
  }
}

type Call = PostInit & { body?: string }

type Answer = { status: number; headers: Headers; text: string }

function read({ status, headers, text }: Answer): unknown {
  const body = parseJson(text)
  if (status >= 200 && status <= 299) {
    if (body === undefined) throw new UnreadableError('The answer is not JSON')
    return body
  }
  // JSON that is no object can be read, and says nothing.
  const failure = body === undefined ? null : (readFailure(body) ?? {})
  throw new HttpError(status, failure, readRetryAfter(failure, headers))
}

/** What the body of an answer says of a failure; null when it is no JSON object. */
export function readFailure(body: unknown): Failure | null {
  return failureSchema.safeParse(body).data ?? null
}

function readRetryAfter(failure: Failure | null, headers: Headers): number | undefined {
  const seconds = [failure?.retry_after, inSeconds(headers.get('Retry-After') ?? '')]
  return seconds.find((value) => value !== undefined && Number.isFinite(value) && value >= 0)
}

/** The header is a number of seconds or a date; NaN for anything else. */
function inSeconds(retryAfter: string): number {
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter)
  return Math.max(0, Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A transport that ignores the signal, or a body that never ends, must not keep anybody waiting. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
