import type { Failure } from '#src/contract/failure.ts'

/**
 * A server in front lost the one that does the work, or did not wait for it: that one may have done it (RFC 9110, 15.6; Cloudflare
 * says 520, 522 and 524 of it).
 */
const gatewayFaults = new Set([502, 504, 520, 522, 524])

type NetworkFault = { cause?: unknown; mayHaveArrived: boolean; timedOut?: boolean }

/** No whole answer came: the network failed, the call timed out, or the browser is offline. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  /** Nobody waited any longer, or the connection or the answer broke off: the request may have been taken all the same. */
  readonly mayHaveArrived: boolean
  /** Nobody waited any longer. */
  readonly timedOut: boolean

  constructor(message: string, { cause, mayHaveArrived, timedOut = false }: NetworkFault) {
    super(message, { cause })
    this.mayHaveArrived = mayHaveArrived
    this.timedOut = timedOut
  }
}

/** An answer came with a status outside 200-299. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  /** What the server said of it; null when its body could not be read. */
  readonly failure: Failure | null
  /** Seconds the server asks to wait, from `retry_after` in the body or the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(status: number, failure: Failure | null, retryAfter: number | undefined) {
    super(`HTTP error! status: ${status}`)
    this.status = status
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

/** An answer came with a good status and a body that is not what the contract says. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
  /** What the body says of a failure all the same; null when it says nothing. */
  readonly failure: Failure | null

  constructor(message: string, failure: Failure | null = null) {
    super(message)
    this.failure = failure
  }
}

/**
 * Something that a traveller sent was not taken; `message` is the French text of section 8 for `cause`, which is what
 * the client rejected with.
 */
export class SendError extends Error {
  override name = 'SendError'
  /** Payload field -> what the server said of it. */
  readonly fieldErrors: Record<string, string[]>
  /**
   * There was no whole answer in time, one of a server in front that lost the other, or a good one that neither takes nor
   * refuses: nobody here knows. A connection that is not even made is told as a failure.
   */
  readonly mayHaveArrived: boolean
  /** A whole answer came, whatever it says, or at least a refusal. */
  readonly hasAnswer: boolean

  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.hasAnswer = !(cause instanceof NetworkError)
    this.fieldErrors = failureOf(cause)?.errors ?? {}
    this.mayHaveArrived =
      (cause instanceof NetworkError && cause.mayHaveArrived) ||
      (cause instanceof HttpError && gatewayFaults.has(cause.status)) ||
      (cause instanceof UnreadableError && !denies(cause.failure))
  }
}

/** Whether the server has said that it took nothing. */
function denies(failure: Failure | null): boolean {
  if (failure === null) return false
  return failure.success === false || Boolean(failure.error) || Object.keys(failure.errors ?? {}).length > 0
}

/** What the server said of a failed call; null when it said nothing of a failure. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof HttpError) return error.failure
  // Else the words of a good status are no reason.
  return error instanceof UnreadableError && denies(error.failure) ? error.failure : null
}

/** A list or record could not be loaded; `message` is the French text to show (section 8), `cause` what happened. */
export class LoadError extends Error {
  override name = 'LoadError'
}
