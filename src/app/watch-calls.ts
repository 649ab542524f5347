import type { QueryClient } from '@tanstack/react-query'
import { NetworkError } from '#src/api/errors.ts'
import { checkReach } from '#src/lib/reach.ts'

/** A call that nobody answered is a reason to ask whether there is a network at all. */
export function watchCalls(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'failed') consider(event.action.error)
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') consider(event.action.error)
  })
}

function consider(error: unknown): void {
  if (error instanceof NetworkError) void checkReach()
  else if (error instanceof Error) consider(error.cause)
}
