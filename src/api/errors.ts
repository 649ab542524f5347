import type { Failure } from '#src/contract/failure.ts'

/** The gateway lost the server behind it or stopped waiting, so the request may have been processed. 520 to 527 are Cloudflare's. */
const gatewayErrors = new Set([502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527])

type NetworkErrorOptions = ErrorOptions & { mayHaveArrived: boolean; timedOut?: boolean }

/** There was no complete response: the network failed, the call timed out, or the browser is offline. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  /** The request was sent, so the server may have received it. */
  readonly mayHaveArrived: boolean
  readonly timedOut: boolean

  constructor(message: string, { cause, mayHaveArrived, timedOut = false }: NetworkErrorOptions) {
    super(message, { cause })
    this.mayHaveArrived = mayHaveArrived
    this.timedOut = timedOut
  }
}

/** Whether a call got no complete response. LoadError, SendError and ChatError have the NetworkError as their cause. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof Error && error.cause instanceof NetworkError)
}

/** The response has a status outside 200-299. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  /** The response body; null when it is not JSON. */
  readonly failure: Failure | null
  /** Seconds to wait, from `retry_after` in the body or the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(status: number, failure: Failure | null, retryAfter: number | undefined) {
    super(`HTTP error! status: ${status}`)
    this.status = status
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

/** The response has status 200-299 but its body does not match the schema. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
  /** The body read as an error report; null when it is not JSON. */
  readonly failure: Failure | null

  constructor(message: string, failure: Failure | null = null) {
    super(message)
    this.failure = failure
  }
}

/** A form was not accepted, or it is unknown whether it was. `message` is the French text to show, `cause` what `fetchJson` threw. */
export class SendError extends Error {
  override name = 'SendError'
  /** The server's messages by payload field. */
  readonly fieldErrors: Record<string, string[]>
  /** It is unknown whether the server has accepted it. */
  readonly mayHaveArrived: boolean

  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.fieldErrors = failureOf(cause)?.errors ?? {}
    this.mayHaveArrived =
      (cause instanceof NetworkError && cause.mayHaveArrived) ||
      (cause instanceof HttpError && gatewayErrors.has(cause.status)) ||
      (cause instanceof UnreadableError && !isRefusal(cause.failure))
  }
}

/** Whether a body that came with status 200-299 reports an error all the same. */
function isRefusal(failure: Failure | null): boolean {
  if (failure === null) return false
  return failure.success === false || Boolean(failure.error) || Object.keys(failure.errors ?? {}).length > 0
}

/** The server's report of a failed call; null when there is none. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof HttpError) return error.failure
  return error instanceof UnreadableError && isRefusal(error.failure) ? error.failure : null
}

/** A list or record could not be loaded. `message` is the French text to show, `cause` what `fetchList` threw. */
export class LoadError extends Error {
  override name = 'LoadError'
}
