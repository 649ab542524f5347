import { HttpError, LoadError, NetworkError } from '#src/api/errors.ts'

const maxRetries = 2

/** For a longer wait, show the error panel at once. */
const maxRetryAfterSeconds = 30

/**
 * Retries network errors (but not timeouts), 5xx and 429. Never retries when the server asks for a wait longer than
 * `maxRetryAfterSeconds`. A 429 must name its wait.
 */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (failureCount >= maxRetries) return false
  const cause = causeOf(error)
  // A timeout has already cost 20 seconds.
  if (cause instanceof NetworkError) return !cause.timedOut
  if (!(cause instanceof HttpError)) return false
  const { status, retryAfter } = cause
  if (status === 429) return (retryAfter ?? Infinity) <= maxRetryAfterSeconds
  return status >= 500 && (retryAfter ?? 0) <= maxRetryAfterSeconds
}

/** In milliseconds: the server's Retry-After, otherwise 300 and then 900. */
export function retryDelay(failureCount: number, error: Error): number {
  const cause = causeOf(error)
  if (cause instanceof HttpError && cause.retryAfter !== undefined) return cause.retryAfter * 1000
  return 300 * 3 ** failureCount
}

function causeOf(error: Error): unknown {
  return error instanceof LoadError ? error.cause : error
}
