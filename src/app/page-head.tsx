import { createMemoryHistory, HeadContent, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { createApiClient } from '#src/api/client.ts'
import { transport } from '#src/api/transport.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { config } from '#src/config.ts'

/** Writes the heads of pages as HTML, outside a browser. Rejects for a page that cannot be loaded. */
export function createHeadWriter() {
  const queryClient = createQueryClient()
  const client = createApiClient(transport, new URL(config.apiBaseUrl, config.siteUrl).href)

  return {
    write: async (path: string): Promise<string> => {
      const router = createAppRouter(
        { queryClient, client, clearCache: async () => {}, storedLists: () => [] },
        createMemoryHistory({ initialEntries: [path] }),
      )
      await router.load()
      const failed = router.state.matches.find(({ status }) => status !== 'success')
      if (failed) throw new Error(`${path} cannot be loaded`, { cause: failed.error })
      return renderToStaticMarkup(
        <RouterContextProvider router={router}>
          <HeadContent />
        </RouterContextProvider>,
      )
    },
    /** What pages have begun to load and nobody waits for would keep the build from ending. */
    close: async () => {
      await queryClient.cancelQueries()
      queryClient.clear()
    },
  }
}
