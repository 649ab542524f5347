import { HttpError, NetworkError, UnreadableError } from '#src/api/errors.ts'
import { readJsonBody } from '#src/api/json-body.ts'
import type { Transport } from '#src/api/transport.ts'
import { type Failure, failureSchema } from '#src/contract/failure.ts'

/** Milliseconds after which nobody believes in an answer any more: a slow 3G page takes less. */
const timeouts = { GET: 20_000, POST: 30_000 }

/** Milliseconds. Whoever refuses a connection does it by then; one that breaks later may have carried the request. */
const soon = 2000

/** Seconds. A server that asks for more than a year means something else. */
const longestWait = 366 * 24 * 3600

export type Call = {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

/** Whether a request that left at `startedAt` and broke off soon may have been taken; milliseconds by `performance.now()`. */
export type MayHaveTaken = (startedAt: number) => Promise<boolean>

/** One request and its answer: resolves to the parsed JSON, and rejects as the client does. */
export async function exchange(
  transport: Transport,
  url: string,
  call: Call,
  mayHaveTaken: MayHaveTaken = async () => false,
): Promise<unknown> {
  const timeout = new AbortController()
  const signal = call.signal ? AbortSignal.any([call.signal, timeout.signal]) : timeout.signal
  const request = new Request(url, {
    ...call,
    signal,
    // On our own host, browsers keep connections without cookies apart. On one that has served nothing yet they do not, as on
    // others, send a request again by themselves when it breaks.
    credentials: call.method === 'POST' ? 'omit' : 'same-origin',
    // What is sent goes to the API alone, and once.
    redirect: call.method === 'POST' ? 'error' : 'follow',
    headers: { Accept: 'application/json', ...call.headers },
  })
  const startedAt = performance.now()
  const timer = setTimeout(() => timeout.abort(new Error('No answer in time')), timeouts[call.method])
  const failed = (cause: unknown, mayHaveArrived: boolean) => {
    if (call.signal?.aborted) throw cause
    throw new NetworkError('No answer', { cause, mayHaveArrived, timedOut: timeout.signal.aborted })
  }
  try {
    const response = await unlessAborted(transport(request), signal).catch(async (error: unknown) =>
      failed(error, signal.aborted || performance.now() - startedAt > soon || (await mayHaveTaken(startedAt))),
    )
    const body = await unlessAborted(readJsonBody(response), signal).catch((error: unknown) =>
      // A refusal is one without its reasons, too.
      response.ok || call.signal?.aborted ? failed(error, true) : undefined,
    )
    return read(response, body)
  } finally {
    clearTimeout(timer)
  }
}

function read({ status, headers }: Response, body: unknown): unknown {
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
  const seconds = [failure?.retry_after ?? Number.NaN, inSeconds(headers.get('Retry-After') ?? '')]
  return seconds.map(Math.ceil).find((value) => value >= 0 && value <= longestWait)
}

/** The header is a number of seconds or a date; NaN for anything else, of which Date.parse would make some day. */
function inSeconds(retryAfter: string): number {
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter)
  if (!/^\s*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(retryAfter)) return Number.NaN
  return Math.max(0, Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000))
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
