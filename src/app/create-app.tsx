import { QueryClient, QueryClientProvider, type QueryOptions } from '@tanstack/react-query'
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import type { AccessToken } from '#src/api/chat.ts'
import { retryDelay, shouldRetry } from '#src/api/retry.ts'
import { PageError } from '#src/layout/page-error.tsx'
import { routeTree } from '#src/route-tree.gen.ts'

type AppOptions = {
  /** For tests and the prerenderer, which have no address bar. */
  history?: RouterHistory
  /** Restores queries from storage and stores them. */
  persister?: QueryOptions['persister']
  retry?: false
  /**
   * For a site that embeds this one and knows its visitors. Called for every message to the assistant, which is sent with the
   * returned bearer token. The token is not stored.
   */
  chatAccessToken?: AccessToken
}

/** Creates an app for main.tsx, the prerenderer or a test to render. */
export function createApp({ history, persister, retry, chatAccessToken }: AppOptions = {}) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        ...(persister && { persister }),
        // Offline, a call fails at once and the page says so. The default would pause it without a message.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: retry ?? shouldRetry,
        retryDelay,
        // When the loader has just failed, the component does not try again.
        retryOnMount: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
  const router = createAppRouter(queryClient, history, chatAccessToken)

  function App() {
    return (
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    )
  }

  return { queryClient, router, App }
}

function createAppRouter(
  queryClient: QueryClient,
  history: RouterHistory | undefined,
  chatAccessToken: AccessToken | undefined,
) {
  return createRouter({
    routeTree,
    context: { queryClient, ...(chatAccessToken && { chatAccessToken }) },
    ...(history && { history }),
    defaultPreload: 'intent',
    // Query decides what is stale, not the router.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultErrorComponent: PageError,
    scrollRestoration: false,
    caseSensitive: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** Back to this entry goes to the hash of its URL instead of the top of the page. */
    returnsToHash?: true
  }
}
