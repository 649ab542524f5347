import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { getResponse, type RequestHandler } from 'msw'
import { StrictMode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import type { AccessToken } from '#src/api/chat.ts'
import { createApiClient } from '#src/api/client.ts'
import { openKeptCircuits } from '#src/storage/kept-circuits.ts'
import { createCacheStorage } from '#src/app/cache-storage.ts'
import { followPageChanges } from '#src/app/page-changes.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { watchReach } from '#src/app/reach.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { config } from '#src/config.ts'
import { mockHandlers } from '#mocks/msw.ts'
import '#src/app/styles.css'

type Options = {
  /** Answer before the mock's own handlers do: failures are injected by the test that needs them. */
  handlers?: RequestHandler[]
  chatAccessToken?: AccessToken
  siteKept?: Promise<boolean>
}

/**
 * Renders the whole site at `url` as main.tsx does, but with a memory history, an empty cache and MSW in the API's
 * place.
 */
export async function renderApp(url: string, { handlers = [], ...embedding }: Options = {}) {
  const requests: Request[] = []
  const queryClient = createQueryClient()
  const reach = watchReach(queryClient, config)
  onTestFinished(reach.stop)
  const keptCircuits = openKeptCircuits('test')
  const cacheStorage = createCacheStorage(queryClient, 'test', keptCircuits, Date.now())
  const client = createApiClient(async (request) => {
    requests.push(request.clone())
    const response = await getResponse([...handlers, ...mockHandlers], request)
    if (!response) throw new Error(`No handler for ${request.method} ${request.url}`)
    // As fetch does.
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }, '/api')
  const router = createAppRouter(
    {
      queryClient,
      client,
      restored: Promise.resolve(),
      clearCache: cacheStorage.clear,
      storedLists: cacheStorage.find,
      visit: { openedAt: Date.now(), builtAt: undefined },
      siteKept: Promise.resolve(true),
      keepSite: async () => (await embedding.siteKept) ?? true,
      keptCircuits,
      ...embedding,
    },
    createMemoryHistory({ initialEntries: [url] }),
  )
  followPageChanges(router)
  const screen = await render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return { screen, router, queryClient, reach, requests }
}
