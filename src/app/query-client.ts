import { QueryClient } from '@tanstack/react-query'
import { retryDelay, shouldRetry } from '#src/api/retry.ts'

/**
 * A fresh cache with the site's policies. Nothing is collected while the page is open: what storage holds for 30 days
 * must not leave memory earlier, and timers cannot count that far. The API client, not the browser's online flag,
 * decides whether a call can go out.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Infinity,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay,
        // What a loader has just tried in vain is not tried again because a component comes to show it.
        retryOnMount: false,
        // A list that is a part is known by being that very list. What is read of the API has been compared by then.
        structuralSharing: false,
      },
      mutations: { gcTime: Infinity, networkMode: 'always', retry: false },
    },
  })
}
