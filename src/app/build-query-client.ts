import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '#src/app/query-client.ts'

/** The cache of a build: who fails is asked no second time, and a list of which nothing can be read has failed. */
export function createBuildQueryClient(): QueryClient {
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false, meta: { mustBeReadable: true } } })
  return queryClient
}
