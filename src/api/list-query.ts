import { type FetchQueryOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { LoadError } from '#src/api/errors.ts'
import type { ListName, ListRecords } from '#src/contract/records.ts'

type ListQuery<Name extends ListName> = {
  name: Name
  /** The French text to show when the list cannot be loaded. */
  failureText: string
  /** In milliseconds. */
  staleTime: number
}

/** A list of the API, cached as a whole. Rejects with a LoadError whose message is `failureText`. */
export function listQueryOptions<Name extends ListName>({ name, failureText, staleTime }: ListQuery<Name>) {
  return queryOptions({
    queryKey: [name],
    queryFn: async ({ signal }): Promise<ListRecords[Name][]> => {
      try {
        // Imported on demand: prerendered pages contain their lists, and zod is large.
        const [{ fetchList }, { listPaths, recordSchemas }] = await Promise.all([
          import('#src/api/paging.ts'),
          import('#src/contract/records.ts'),
        ])
        return await fetchList(listPaths[name], recordSchemas[name], signal)
      } catch (error) {
        throw signal.aborted ? error : new LoadError(failureText, { cause: error })
      }
    },
    staleTime,
  })
}

/**
 * Starts loading a query in a loader if it is not in the cache. Cached data is refreshed by the component that shows it, after
 * hydration: an earlier refresh would make the first render differ from the prerendered page.
 */
export function prefetchMissing<Data, Fault, Selected, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Fault, Selected, Key>,
): void {
  void queryClient.prefetchQuery({ ...options, staleTime: 'static' })
}

/** Loads a query for offline visits, unless it has just failed: another attempt would take its error off the screen. */
export async function prefetchForOffline<Data, Fault, Selected, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Fault, Selected, Key>,
): Promise<void> {
  if (queryClient.getQueryState(options.queryKey)?.status !== 'error') await queryClient.prefetchQuery(options)
}
