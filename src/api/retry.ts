import { HttpError, LoadError, NetworkError } from '#src/api/errors.ts'

const maxRetries = 2

/** In seconds. After that an error panel with 'Réessayer' is better than a skeleton. */
const maxWait = 30

/** Retries after a network error, a 5xx, or a 429 with a short wait: any other error would come again. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (failureCount >= maxRetries) return false
  const cause = causeOf(error)
  // After a timeout the traveller has waited long enough.
  if (cause instanceof NetworkError) return !cause.timedOut
  if (!(cause instanceof HttpError)) return false
  const { status, retryAfter } = cause
  if (status === 429) return (retryAfter ?? Infinity) <= maxWait
  return status >= 500 && (retryAfter ?? 0) <= maxWait
}

/** In milliseconds: what the server asks for, otherwise 300, then 900. */
export function retryDelay(failureCount: number, error: Error): number {
  const cause = causeOf(error)
  if (cause instanceof HttpError && cause.retryAfter !== undefined) return cause.retryAfter * 1000
  return 300 * 3 ** failureCount
}

function causeOf(error: Error): unknown {
  return error instanceof LoadError ? error.cause : error
}
