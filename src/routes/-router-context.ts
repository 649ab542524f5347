import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#src/api/client.ts'

/** What every route's loader and screen can reach. */
export type RouterContext = {
  queryClient: QueryClient
  client: ApiClient
  /** Empties memory and storage of the entity lists, and loads again what is on the screen. */
  clearCache: () => Promise<void>
}
