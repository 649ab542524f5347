import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

type Cache = {
  queryClient: QueryClient
  /** When what storage had is in the cache. */
  restored: Promise<void>
}

/**
 * Starts to load, for a loader, what neither the cache nor storage holds. What is there is refreshed by the component
 * that shows it, and not before that component stands: a page of the build is hydrated as it is.
 */
export async function prefetchMissing<Data, Fault, Selected, Key extends QueryKey>(
  { queryClient, restored }: Cache,
  query: FetchQueryOptions<Data, Fault, Selected, Key>,
): Promise<void> {
  await restored
  await queryClient.prefetchQuery({ ...query, staleTime: 'static' })
}
