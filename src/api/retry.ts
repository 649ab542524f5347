import { HttpError, LoadError, NetworkError } from '#src/api/errors.ts'

const mostRetries = 2
/** Seconds; for a longer wait an error panel with 'Réessayer' serves the traveller better than a skeleton. */
const longestWait = 30

/** Reads are tried again after network faults but for a timeout, 5xx and a 429 that names a short wait; nothing else mends itself. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (failureCount >= mostRetries) return false
  const cause = causeOf(error)
  // Whoever has waited in vain for so long is better served by an error panel with 'Réessayer', too.
  if (cause instanceof NetworkError) return !cause.timedOut
  if (!(cause instanceof HttpError)) return false
  const { status, retryAfter } = cause
  if (status === 429) return (retryAfter ?? Infinity) <= longestWait
  return status >= 500 && (retryAfter ?? 0) <= longestWait
}

/** Milliseconds before the next try: what the server asks for, else 300, 900. */
export function retryDelay(failureCount: number, error: Error): number {
  const cause = causeOf(error)
  if (cause instanceof HttpError && cause.retryAfter !== undefined) return cause.retryAfter * 1000
  return 300 * 3 ** failureCount
}

function causeOf(error: Error): unknown {
  return error instanceof LoadError ? error.cause : error
}
